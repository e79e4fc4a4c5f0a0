/// How long the answers of an endpoint are kept. Only GET and HEAD are.
public enum CachePolicy: Hashable, Sendable {
  /// For this time, whatever the server says.
  case lasting(Duration)
  /// Until there is no room for it, whatever the server says.
  case forever
  /// As the server says, by the rules for private caches of RFC 9111. Without `max-age` or `Expires`
  /// an answer is asked about each time; nothing is guessed.
  case http
}
