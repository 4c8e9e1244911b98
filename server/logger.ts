import { LogController } from 'fastify'
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'

import { loggedAddress } from '#server/http/logged-address.ts'

export interface LogOptions {
  logger: FastifyServerOptions['logger']
  logController?: LogController
}

/**
 * How the program writes its log: for people at a terminal one short line a request, for everybody else
 * JSON lines. What fails is written out whole in both.
 */
export async function logOptions(
  level: string,
  out: NodeJS.WritableStream & { isTTY?: boolean },
): Promise<LogOptions> {
  const redact = ['req.headers.cookie', 'req.headers.authorization']
  if (!out.isTTY) return { logger: { level, redact } }
  // Loaded at a terminal only. In this process and not in a worker, so that all lines keep their order.
  const { default: pretty } = await import('pino-pretty')
  const stream = pretty({
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,reqId,req,res,code,path',
    singleLine: true,
    destination: out,
  })
  return { logger: { level, redact, stream }, logController: new TerminalLog() }
}

/** Fastify's two lines a request, without what a page brings along; of that only what fails. */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    if (!isAsset(request)) super.incomingRequest(request, reply)
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (!isAsset(request)) return super.requestCompleted(error, request, reply)
    if (!error && reply.statusCode < 400) return
    // Its first line, which would name it, was left out.
    super.incomingRequest(request, reply)
    super.requestCompleted(error, request, reply)
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    // A visitor who goes on before the pictures have come is everyday.
    const hasLeft = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE'
    if (!hasLeft || !isAsset(request)) super.streamError(error, request, reply)
  }
}

/** One line a request, once it is answered. */
class TerminalLog extends RequestLog {
  override incomingRequest(): void {}

  override requestCompleted(
    err: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { statusCode, elapsedTime } = reply
    if (!err && statusCode < 400 && isAsset(request)) return
    const line = `${request.method} ${loggedAddress(pathOf(request))} ${statusCode} ${elapsedTime.toFixed()} ms`
    if (err) reply.log.error({ err }, line)
    else reply.log.info(line)
  }
}

/** Assets, pictures and health checks: many, the same each time, and never what somebody looks for. */
function isAsset(request: FastifyRequest): boolean {
  return /^\/(assets|images|icons|health)\/|^\/[\w.-]+\.(ico|webmanifest)$/.test(pathOf(request))
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? ''
}
