internal import Foundation

extension UploadFile {
  /// What a file is by the extension of its name.
  static func mediaType(ofFileNamed name: String) -> String {
    let dot = name.lastIndex(of: ".")
    let ending = dot.map { name[$0...].dropFirst().lowercased() } ?? ""
    return mediaTypes[ending] ?? "application/octet-stream"
  }

  private static let mediaTypes = [
    "aac": "audio/aac", "avif": "image/avif", "avi": "video/x-msvideo",
    "bin": "application/octet-stream",
    "bmp": "image/bmp", "bz2": "application/x-bzip2", "css": "text/css", "csv": "text/csv",
    "doc": "application/msword",
    "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "epub": "application/epub+zip", "flac": "audio/flac", "gif": "image/gif",
    "gz": "application/gzip", "heic": "image/heic", "heif": "image/heif", "htm": "text/html",
    "html": "text/html", "ico": "image/vnd.microsoft.icon", "ics": "text/calendar",
    "jpeg": "image/jpeg", "jpg": "image/jpeg", "js": "text/javascript",
    "json": "application/json", "m4a": "audio/mp4", "m4v": "video/x-m4v", "md": "text/markdown",
    "mov": "video/quicktime", "mp3": "audio/mpeg", "mp4": "video/mp4", "mpeg": "video/mpeg",
    "odt": "application/vnd.oasis.opendocument.text", "ogg": "audio/ogg", "pdf": "application/pdf",
    "png": "image/png", "ppt": "application/vnd.ms-powerpoint",
    "pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    "rtf": "application/rtf", "svg": "image/svg+xml", "tar": "application/x-tar",
    "tif": "image/tiff", "tiff": "image/tiff", "txt": "text/plain", "vcf": "text/vcard",
    "wav": "audio/wav", "weba": "audio/webm", "webm": "video/webm", "webp": "image/webp",
    "xls": "application/vnd.ms-excel",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "xml": "application/xml", "yaml": "application/yaml", "yml": "application/yaml",
    "zip": "application/zip", "zst": "application/zstd",
  ]
}
