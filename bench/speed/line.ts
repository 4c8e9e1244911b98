/**
 * One connection over which requests are sent one after the other. It reads no more of an answer than it has
 * to: what asks must cost less than a bare Node server, or it would be the limit itself.
 */
import { connect } from 'node:net'
import type { Socket } from 'node:net'

export interface Answer {
  /** 0: the connection ended before the answer did. */
  status: number
  /** Of the body. */
  bytes: number
  /** The body, where it was wanted. */
  body: Buffer | null
}

type Reader = (answer: Answer) => void

const nothing = Buffer.alloc(0)

export class Line {
  readonly #port: number
  readonly #keepsBodies: boolean
  #socket: Socket | null = null
  #reader: Reader | null = null
  /** What has come of the head, or of a chunk's own head. */
  #head: Buffer = nothing
  #status = 0
  #bytes = 0
  #body: Buffer[] = []
  /** Bytes of the body, or of a chunk with its line end, that are yet to come. */
  #missing = 0
  #state: 'head' | 'body' | 'chunk head' | 'chunk' | 'trailer' = 'head'

  constructor(port: number, { keepsBodies = false } = {}) {
    this.#port = port
    this.#keepsBodies = keepsBodies
  }

  /** Sends a whole request; the reader hears once, when the answer has come whole or never will. */
  send(request: Buffer, reader: Reader): void {
    this.#reader = reader
    this.#state = 'head'
    this.#head = nothing
    this.#bytes = 0
    this.#body = []
    this.#socket ??= this.#open()
    this.#socket.write(request)
  }

  ask(request: Buffer): Promise<Answer> {
    return new Promise((resolve) => this.send(request, resolve))
  }

  /** Of the body that is coming, or has come last. */
  get bytes(): number {
    return this.#bytes
  }

  end(): void {
    this.#reader = null
    this.#socket?.destroy()
    this.#socket = null
  }

  #open(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true })
    socket.on('data', (chunk) => this.#read(chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (this.#socket !== socket) return
      this.#socket = null
      this.#tell(0)
    })
    return socket
  }

  #tell(status: number): void {
    const reader = this.#reader
    this.#reader = null
    reader?.({ status, bytes: this.#bytes, body: this.#keepsBodies ? Buffer.concat(this.#body) : null })
  }

  #read(chunk: Buffer): void {
    for (let rest = chunk; rest.length > 0 && this.#reader;) {
      if (this.#state === 'head') rest = this.#readHead(rest)
      else if (this.#state === 'body' || this.#state === 'chunk') rest = this.#readBody(rest)
      else rest = this.#readLine(rest)
    }
  }

  #readHead(chunk: Buffer): Buffer {
    const all = this.#head.length > 0 ? Buffer.concat([this.#head, chunk]) : chunk
    const end = all.indexOf('\r\n\r\n')
    if (end === -1) {
      this.#head = all
      return nothing
    }
    const head = all.toString('latin1', 0, end + 2)
    this.#head = nothing
    this.#status = Number(head.slice(9, 12))
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
    if (/\r\ntransfer-encoding: *chunked/i.test(head)) this.#state = 'chunk head'
    else {
      this.#state = 'body'
      this.#missing = this.#status === 304 || this.#status === 204 ? 0 : Number(length ?? 0)
      if (this.#missing === 0) this.#tell(this.#status)
    }
    return all.subarray(end + 4)
  }

  #readBody(chunk: Buffer): Buffer {
    const part = chunk.length > this.#missing ? chunk.subarray(0, this.#missing) : chunk
    this.#missing -= part.length
    this.#bytes += part.length
    if (this.#keepsBodies) this.#body.push(part)
    if (this.#missing === 0) {
      if (this.#state === 'body') this.#tell(this.#status)
      else this.#state = 'chunk head'
    }
    return chunk.subarray(part.length)
  }

  /** The line before a chunk, the empty one after it, or the end. */
  #readLine(chunk: Buffer): Buffer {
    const all = this.#head.length > 0 ? Buffer.concat([this.#head, chunk]) : chunk
    const end = all.indexOf('\r\n')
    if (end === -1) {
      this.#head = all
      return nothing
    }
    this.#head = nothing
    const line = all.toString('latin1', 0, end)
    const rest = all.subarray(end + 2)
    if (this.#state === 'trailer') {
      if (line === '') this.#tell(this.#status)
    } else if (line !== '') {
      this.#missing = Number.parseInt(line, 16)
      this.#state = this.#missing === 0 ? 'trailer' : 'chunk'
    }
    return rest
  }
}
