/** Statements in the trace of the request or job that sends them, if it has one (decision 158). */
import { AsyncResource } from 'node:async_hooks'

import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type pg from 'pg'

const tracer = trace.getTracer('haat')
const longestText = 2_000

/** Begins the span of a statement, and returns what ends it; undefined where nothing is traced. */
export function beginStatement(text: string): ((error?: unknown) => void) | undefined {
  if (!trace.getActiveSpan()?.isRecording()) return undefined
  const [operation = 'statement'] = /\w+/.exec(text) ?? []
  const span = tracer.startSpan(operation.toUpperCase(), {
    kind: SpanKind.CLIENT,
    // As the program has it, without values.
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestText) },
  })
  return (error) => {
    if (error) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
}

/** Who waits for a connection gets it when another gives it back, and not in the trace of that other one. */
export function keepTraces(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...asked: unknown[]) => unknown
  const inTrace = (callback?: (...answer: unknown[]) => void) =>
    connect(callback && trace.getActiveSpan() ? AsyncResource.bind(callback) : callback)
  pool.connect = inTrace as typeof pool.connect
}
