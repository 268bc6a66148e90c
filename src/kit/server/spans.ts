import type { FastifyRequest } from 'fastify'

/** What a page measured of a call that it made: from the click that led to it to its answer. */
export type PageSpan = { traceId: string; spanId: string; call: string; startedAt: number; ms: number }

/** Traces (OpenTelemetry) that are sent to a collector: a request, within it its statements; a job, within it its own. */
export type Tracing = {
  /** Begins the span of a request, within the one that its page began. */
  request: (request: FastifyRequest) => RequestSpan
  /** Runs something as a span. */
  span: <T>(name: string, run: () => Promise<T>) => Promise<T>
  /** Runs a statement as a span, within what asks for it. Its values are not in it. */
  statement: <T>(text: string, run: () => T) => T
  /** Keeps what pages measured. */
  pageSpans: (spans: readonly PageSpan[]) => void
  /** Sends what waits, and ends. */
  close: () => Promise<void>
}
export type RequestSpan = {
  /** Runs what answers the request within it. */
  within: (run: () => void) => void
  end: (outcome: { route: string; status: number; call: string | undefined }) => void
}
