/// Says that reading or writing has failed. Why, the reader or writer knows.
///
/// It has no content, so that throwing and passing it on costs next to nothing.
struct CodecFailure: Error {}
