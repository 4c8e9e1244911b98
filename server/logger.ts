import type { FastifyServerOptions } from 'fastify'

/** For people at a terminal in colour and short, for everybody else as JSON lines. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  const redact = ['req.headers.cookie', 'req.headers.authorization']
  if (!process.stdout.isTTY) return { level, redact }
  const options = { translateTime: 'HH:MM:ss', ignore: 'pid,hostname', singleLine: true }
  return { level, redact, transport: { target: 'pino-pretty', options } }
}
