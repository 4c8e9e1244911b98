/** A request before it is bytes. */
export interface Request {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: object
}

/** As it goes over the line. */
export function requestBytes({ method = 'GET', path, headers = {}, body }: Request): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  if (body !== undefined)
    lines.push(`content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`)
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: keep-alive\r\n${lines.join('')}\r\n${text}`,
  )
}
