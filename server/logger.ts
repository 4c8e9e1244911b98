import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

import { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'

import { loggedAddress } from '#server/http/logged-address.ts'
import { RequestCounts } from '#server/metrics/request-counts.ts'

import { LogStream } from './log-stream.ts'

export interface LogOptions {
  logger: FastifyServerOptions['logger']
  logController?: RequestLog
}

/** Whoever waited longer has their line, whatever part of the requests is written. */
const slowMs = 1_000

/** The status under which proxies count a client who has left before the answer. */
const clientLeft = 499

/**
 * How the program writes its log: for people at a terminal one short line a request, for everybody else
 * JSON lines (`LogStream`). What fails is written out whole in both. `sample` is how many of the requests
 * have a line, from 0 to 1.
 */
export async function logOptions(
  { level, sample = 1 }: { level: string; sample?: number },
  out: NodeJS.WritableStream & { isTTY?: boolean },
): Promise<LogOptions> {
  if (!out.isTTY) {
    const stream = new LogStream()
    const isTold = ['info', 'debug', 'trace'].includes(level)
    return {
      logger: { level, stream },
      logController: isTold ? new JsonLog(sample, stream) : new RequestLog(sample),
    }
  }
  // Loaded at a terminal only. In this process and not in a worker, so that all lines keep their order.
  const { default: pretty } = await import('pino-pretty')
  const stream = pretty({
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,reqId,req,res,code,path',
    singleLine: true,
    destination: out,
  })
  return { logger: { level, stream }, logController: new TerminalLog(sample) }
}

/** Returns once everything that was logged is written, or a second later if nobody takes it. */
export async function logWritten(log: FastifyBaseLogger & { flush?: Flush }): Promise<void> {
  const written = new Promise<void>((resolve) => (log.flush ? log.flush(() => resolve()) : resolve()))
  await Promise.race([written, sleep(1_000)])
}

type Flush = (written: () => void) => void

/** What the log says of a request. */
export type LoggedRequest = Pick<FastifyRequest, 'id' | 'method' | 'url' | 'route' | 'host' | 'ip' | 'log'>

/**
 * One line a request, once it is answered or whoever asked has left. What a page brings along has one only
 * if it fails, and what goes well may be sampled. That a request has come is told at level debug. Every
 * answer is counted, whether it has a line or not.
 */
export class RequestLog extends LogController {
  readonly #sample: number
  readonly counts = new RequestCounts()

  constructor(sample = 1) {
    super()
    this.#sample = sample
  }

  override incomingRequest(request: FastifyRequest, { raw }: FastifyReply): void {
    if (isAsset(request) || isStream(request)) return
    request.log.debug({ req: request }, 'incoming request')
    raw.on('close', () => {
      if (raw.writableFinished) return
      this.counts.add(request.method, request.route, clientLeft, 0)
      this.left(request)
    })
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    // How long somebody stayed is no time of an answer.
    if (isStream(request) && reply.statusCode < 400)
      return this.counts.add(request.method, request.route, reply.statusCode, 0)
    if (!error) return this.answered(request, reply.statusCode, reply.elapsedTime)
    this.counts.add(request.method, request.route, reply.statusCode, reply.elapsedTime)
    this.failed(error, request, reply)
  }

  /** Counts an answer, whichever way it was made, and writes its line, if it is to have one. */
  answered(request: LoggedRequest, statusCode: number, elapsedMs: number): void {
    this.counts.add(request.method, request.route, statusCode, elapsedMs)
    if (statusCode < 400) {
      if (isAsset(request)) return
      if (elapsedMs < slowMs && this.#sample < 1 && Math.random() >= this.#sample) return
    }
    this.write(request, statusCode, elapsedMs)
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    // A visitor who goes on before the pictures have come is everyday.
    const hasLeft = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE'
    if (!hasLeft || !(isAsset(request) || isStream(request))) super.streamError(error, request, reply)
  }

  protected write(req: LoggedRequest, statusCode: number, elapsedMs: number): void {
    req.log.info({ req, res: { statusCode }, responseTime: elapsedMs }, 'request completed')
  }

  protected failed(err: Error, req: FastifyRequest, reply: FastifyReply): void {
    req.log.error({ req, res: reply, err, responseTime: reply.elapsedTime }, 'request errored')
  }

  protected left(req: FastifyRequest): void {
    req.log.info({ req }, 'request aborted')
  }
}

/**
 * Composes the line by itself: it is the same as of the class above, and pino takes as long for it as all
 * else takes that a cached page costs (docs/decisions/117).
 */
class JsonLog extends RequestLog {
  readonly #stream: LogStream
  readonly #program = `"pid":${process.pid},"hostname":${JSON.stringify(hostname())}`

  constructor(sample: number, stream: LogStream) {
    super(sample)
    this.#stream = stream
  }

  protected override write(req: LoggedRequest, statusCode: number, elapsedMs: number): void {
    const { id, method, url, route, host, ip } = req
    const [address, name, from] = [loggedAddress(url), host, ip].map((text) => JSON.stringify(text))
    const of = `"req":{"method":"${method}","url":${address},"route":"${route}","host":${name},"remoteAddress":${from}}`
    const answer = `"res":{"statusCode":${statusCode}},"responseTime":${Math.round(elapsedMs * 1000) / 1000}`
    this.#stream.writeInfo(
      `{"level":30,"time":${Date.now()},${this.#program},"reqId":"${id}",${of},${answer},"msg":"request completed"}\n`,
    )
  }
}

/** The same as a sentence. */
class TerminalLog extends RequestLog {
  protected override write(request: LoggedRequest, statusCode: number, elapsedMs: number): void {
    request.log.info(`${sentence(request)} ${statusCode} ${elapsedMs.toFixed()} ms`)
  }

  protected override failed(err: Error, request: FastifyRequest, reply: FastifyReply): void {
    request.log.error({ err }, `${sentence(request)} ${reply.statusCode} ${reply.elapsedTime.toFixed()} ms`)
  }

  protected override left(request: FastifyRequest): void {
    request.log.info(`${sentence(request)} aborted`)
  }
}

function sentence({ method, url }: LoggedRequest): string {
  return `${method} ${loggedAddress(url.split('?', 1)[0] ?? '')}`
}

/** Sent for as long as somebody looks (desk-streams.ts): that they leave is how it ends. */
function isStream({ route }: LoggedRequest): boolean {
  return route === '/api/desk-events'
}

/** Assets, pictures and health checks: many, the same each time, and never what somebody looks for. */
function isAsset({ url }: LoggedRequest): boolean {
  return /^\/(?:(?:assets|images|icons|health)\/|[\w.-]+\.(?:ico|webmanifest)(?:\?|$))/.test(url)
}
