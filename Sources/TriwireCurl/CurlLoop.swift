internal import CLibCurl
internal import Foundation

/// The thread that moves the bytes of all exchanges of a transport.
final class CurlLoop: @unchecked Sendable {
  // `orders` and `hasThread` are used under `lock`. `running` belongs to the thread. `multi` too, but for its
  // wake-up call, which libcurl allows from any thread; it lives as long as this object.

  /// What other threads ask of the loop's own.
  enum Order: Sendable {
    case start(CurlExchange)
    case resume(CurlExchange)
    case cancel(CurlExchange)
    case stop
  }

  private let multi: UnsafeMutableRawPointer?
  private let lock = NSLock()
  private var orders: [Order] = []
  private var hasThread = false
  private var running: [UnsafeMutableRawPointer: CurlExchange] = [:]

  private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  init(connectionsPerHost: Int) {
    multi = Self.isReady ? curl_multi_init() : nil
    curl_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, connectionsPerHost)
  }

  deinit {
    if let multi { curl_multi_cleanup(multi) }
  }

  /// Asks for something, in order.
  func order(_ order: Order) {
    let needsThread = lock.withLock {
      orders.append(order)
      if case .stop = order { return false }
      defer { hasThread = true }
      return !hasThread
    }
    if needsThread { Thread.detachNewThread { self.run() } }
    if let multi { curl_multi_wakeup(multi) }
  }

  /// Ends all exchanges and the thread.
  func stop() { order(.stop) }

  private func run() {
    while carryOut(takeOrders()) {
      var count: Int32 = 0
      curl_multi_perform(multi, &count)
      finishWhatEnded()
      curl_multi_poll(multi, nil, 0, 60_000, nil)
    }
    for exchange in running.values { end(exchange, .failure(CancellationError())) }
  }

  private func takeOrders() -> [Order] {
    lock.withLock {
      defer { orders = [] }
      return orders
    }
  }

  /// false after an order to stop.
  private func carryOut(_ orders: [Order]) -> Bool {
    var goesOn = true
    for order in orders {
      switch order {
      case .start(let exchange): start(exchange)
      case .resume(let exchange):
        if running[exchange.handle] != nil { curl_easy_pause(exchange.handle, CURLPAUSE_CONT) }
      case .cancel(let exchange): end(exchange, .failure(CancellationError()))
      case .stop: goesOn = false
      }
    }
    return goesOn
  }

  private func start(_ exchange: CurlExchange) {
    guard let multi, !exchange.outcome.isSettled else {
      return exchange.finish(.failure(multi == nil ? CurlError.unavailable : CancellationError()))
    }
    running[exchange.handle] = exchange
    let code = curl_multi_add_handle(multi, exchange.handle)
    if code != CURLM_OK { end(exchange, .failure(CurlError.unavailable)) }
  }

  private func finishWhatEnded() {
    var left: Int32 = 0
    while let message = curl_multi_info_read(multi, &left)?.pointee {
      guard message.msg == CURLMSG_DONE, let exchange = running[message.easy_handle] else {
        continue
      }
      end(exchange, exchange.result(of: message.data.result))
    }
  }

  private func end(_ exchange: CurlExchange, _ result: Result<Void, any Error>) {
    if running.removeValue(forKey: exchange.handle) != nil {
      curl_multi_remove_handle(multi, exchange.handle)
    }
    exchange.finish(result)
  }
}
