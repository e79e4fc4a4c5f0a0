internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking

  /// An upload as this URLSession takes it: it asks for the next bytes when it can send them.
  final class UploadStream: InputStream {
    private let upload: Upload
    private var status = Status.notOpen

    init(_ upload: Upload) {
      self.upload = upload
      super.init(data: Data())
    }

    override var streamStatus: Status { status }
    override var hasBytesAvailable: Bool { status == .open }

    override func open() { status = .open }

    override func close() {
      status = .closed
      upload.close()
    }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength count: Int) -> Int {
      guard let chunk = upload.next(upTo: count) else {
        status = .error
        return -1
      }
      chunk.copyBytes(to: buffer, count: chunk.count)
      if chunk.isEmpty { status = .atEnd }
      return chunk.count
    }
  }

  extension Upload {
    func makeStream() -> InputStream { UploadStream(self) }
  }

  extension URLRequest {
    /// This URLSession sends a stream in chunks, which many servers refuse, unless libcurl is told not
    /// to: a header without a value takes libcurl's own of that name away.
    mutating func setStream(_ upload: Upload) {
      httpBodyStream = upload.makeStream()
      setValue("\(upload.body.count)", forHTTPHeaderField: "Content-Length")
      setValue(" ", forHTTPHeaderField: "Transfer-Encoding")
    }
  }
#else
  extension Upload {
    /// A stream that a thread fills as URLSession empties it; URLSession takes no stream that isn't
    /// its own.
    func makeStream() -> InputStream? {
      var input: InputStream?
      var output: OutputStream?
      Stream.getBoundStreams(
        withBufferSize: 256 << 10, inputStream: &input, outputStream: &output)
      if let output {
        let pump = UploadPump(self, output)
        Thread { pump.run() }.start()
      }
      return input
    }
  }

  /// `@unchecked` is sound: only the one thread that runs it touches the stream.
  private final class UploadPump: @unchecked Sendable {
    private let upload: Upload
    private let output: OutputStream

    init(_ upload: Upload, _ output: OutputStream) {
      self.upload = upload
      self.output = output
    }

    /// Writes until the end, or until nobody reads any more. A stream that ends too early makes
    /// URLSession give up, since it knows the length.
    func run() {
      output.open()
      defer { output.close() }
      while let chunk = upload.next(upTo: 64 << 10), !chunk.isEmpty {
        guard write(chunk) else { return }
      }
    }

    private func write(_ chunk: Data) -> Bool {
      chunk.withUnsafeBytes { bytes in
        var written = 0
        while written < bytes.count, let start = bytes.bindMemory(to: UInt8.self).baseAddress {
          let count = output.write(start + written, maxLength: bytes.count - written)
          guard count > 0 else { return false }
          written += count
        }
        return true
      }
    }
  }

  extension URLRequest {
    mutating func setStream(_ upload: Upload) {
      httpBodyStream = upload.makeStream()
      setValue("\(upload.body.count)", forHTTPHeaderField: "Content-Length")
    }
  }
#endif
