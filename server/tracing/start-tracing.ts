import { context, propagation, trace } from '@opentelemetry/api'

export interface Tracing {
  /** Sends what is left, and traces no more. */
  stop: () => Promise<void>
}

interface Collector {
  /** Where OTLP is taken over HTTP, without `/v1/traces`. */
  endpoint: string
  version: string
  /** What this thread does: `haat`, or `haat-pages`. */
  service: string
}

/**
 * Sends traces to a collector by OpenTelemetry's own SDK, which is loaded here and nowhere else: a shop
 * without it pays for asking whether somebody traces. What else the SDK reads (OTEL_TRACES_SAMPLER,
 * OTEL_EXPORTER_OTLP_HEADERS …) it reads itself.
 */
export async function startTracing({ endpoint, version, service }: Collector): Promise<Tracing> {
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.version': version,
      'process.pid': process.pid,
    }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })),
    ],
  })
  provider.register()
  return {
    async stop() {
      // A collector that is away must not hold the end up for long, nor fail it.
      await provider.shutdown().catch(() => undefined)
      trace.disable()
      context.disable()
      propagation.disable()
    },
  }
}
