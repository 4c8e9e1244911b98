/** What a call answered. `body` is the parsed envelope; tests look into it freely. */
export interface Answer {
  status: number
  headers: Headers
  // The shape differs from call to call, and a test that reads what is not there fails by itself.
  body: Record<string, any> & {
    success: boolean
    error: boolean
    message: string
    code?: string
    fields?: Record<string, string>
  }
}

/** A client with a cookie jar of its own, as one browser is to the shop. */
export interface Visitor {
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** Anything else: other methods, raw bodies, forms. */
  send(path: string, init: RequestInit): Promise<Answer>
  cookies: Map<string, string>
}

export function visitor(url: string): Visitor {
  const cookies = new Map<string, string>()

  async function send(path: string, init: RequestInit): Promise<Answer> {
    const headers = new Headers(init.headers)
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(url + path, { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) keep(line)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : { text } }
  }

  function keep(line: string): void {
    const [pair = ''] = line.split(';', 1)
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    if (/max-age=0/i.test(line) || value === '') cookies.delete(name)
    else cookies.set(name, value)
  }

  return {
    cookies,
    send,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body ?? {}),
      }),
  }
}
