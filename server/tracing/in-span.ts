import { ROOT_CONTEXT, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api'

const tracer = trace.getTracer('haat')

/** What another thread or program is told of the trace of this moment; empty where there is none. */
export type Carried = Record<string, string>

export function carriedTrace(): Carried {
  const carried: Carried = {}
  propagation.inject(context.active(), carried)
  return carried
}

/** Does work in a span of its own, below the one that was carried here; what it sends stands below that. */
export function inSpan<Result>(
  name: string,
  work: () => Promise<Result>,
  carried: Carried = {},
): Promise<Result> {
  const parent = propagation.extract(ROOT_CONTEXT, carried)
  return tracer.startActiveSpan(name, {}, parent, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}
