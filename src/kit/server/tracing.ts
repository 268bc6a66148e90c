import type { Config } from './config.ts'
import type { Tracing } from './spans.ts'

let tracing: Tracing | null = null

/** The traces of this process; null where no collector is set. */
export const tracingHere = (): Tracing | null => tracing

/** Begins to trace if a collector is set; nothing is loaded otherwise. Answers how it ends. */
export async function startTracing(config: Config): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share, PRODUCT_NAME: name } = config
  if (!endpoint) return async () => undefined
  const { openTracing } = await import('./open-tracing.ts')
  const opened = openTracing({ name, endpoint, share })
  tracing = opened
  return async () => {
    tracing = null
    await opened.close()
  }
}
