import { hostname } from 'node:os'
import {
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { release } from './release.ts'
import type { RequestSpan, Tracing } from './spans.ts'

/** Longer statements are cut (characters). */
const longestText = 2_000

/** Traces by OpenTelemetry's own parts, named by its semantic conventions. `share`: of how many traces one is kept, from 0 to 1. */
export function openTracing({ name, endpoint, share }: { name: string; endpoint: string; share: number }): Tracing {
  const resource = resourceFromAttributes({
    'service.name': name,
    'service.version': release,
    'service.instance.id': `${hostname()}:${process.pid}`,
  })
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const spanProcessors = [new BatchSpanProcessor({ exporter })]
  const sampler = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) })
  const provider = new TracerProvider({ resource, spanProcessors, sampler })
  // A page names its spans itself, and has decided which are kept.
  let given = { traceId: '', spanId: '' }
  const idGenerator = { generateTraceId: () => given.traceId, generateSpanId: () => given.spanId }
  const ofPages = new TracerProvider({ resource, spanProcessors, sampler: new AlwaysOnSampler(), idGenerator })
  const pageTracer = ofPages.getTracer(name)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const tracer = provider.getTracer(name)
  const propagator = new W3CTraceContextPropagator()
  return {
    request: (request): RequestSpan => {
      const from = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
      const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, from)
      const own = trace.setSpan(from, span)
      return {
        within: (run) => context.with(own, run),
        end: ({ route, status, call }) => {
          span.updateName(`${request.method} ${call ? `/call/${call}` : route}`)
          span.setAttributes({
            'http.request.method': request.method,
            'http.route': route,
            'http.response.status_code': status,
            'request.id': request.id,
          })
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    span: (name, run) => {
      const span = tracer.startSpan(name)
      return context.with(trace.setSpan(context.active(), span), () => ending(span, run))
    },
    statement: (text, run) => {
      // What nobody asked for, such as what prepares a connection, is no part of a trace.
      if (!trace.getActiveSpan()) return run()
      const { operation, table } = partsOf(text)
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': text.slice(0, longestText),
        ...(table && { 'db.collection.name': table }),
      }
      return ending(
        tracer.startSpan(table ? `${operation} ${table}` : operation, { kind: SpanKind.CLIENT, attributes }),
        run,
      )
    },
    pageSpans: (spans) => {
      for (const { traceId, spanId, call, startedAt, ms } of spans) {
        given = { traceId, spanId }
        const attributes = { 'service.part': 'browser' }
        pageTracer.startSpan(`click ${call}`, { root: true, attributes, startTime: startedAt }).end(startedAt + ms)
      }
    },
    close: async () => {
      await provider.shutdown()
      context.disable()
    },
  }
}

/** Waits for what was begun, where it has to be waited for, and ends its span. */
function ending<T>(span: Span, run: () => T): T {
  const fail = (error: unknown): never => {
    // Without what the error says, which may quote what was sent.
    span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
    throw error
  }
  try {
    const result = run()
    if (!(result instanceof Promise)) {
      span.end()
      return result
    }
    const ended = (value: unknown) => {
      span.end()
      return value
    }
    return result.then(ended, fail) as T
  } catch (error) {
    return fail(error)
  }
}

/** What a statement does, and the first table it names. */
function partsOf(text: string): { operation: string; table: string | undefined } {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(text)?.[1]
  return { operation, table }
}
