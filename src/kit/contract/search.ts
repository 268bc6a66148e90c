import * as z from 'zod/mini'

/** Search parameters by a schema: a value that does not fit is dropped rather than breaking the page. */
export function readSearch<S extends z.ZodMiniObject>(schema: S, raw: Record<string, unknown>): z.output<S> {
  const parsed = z.safeParse(schema, raw)
  if (parsed.success) return parsed.data as z.output<S>
  const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0])))
  const kept = Object.fromEntries(Object.entries(raw).filter(([key]) => !wrong.has(key)))
  const again = z.safeParse(schema, kept)
  return (again.success ? again.data : {}) as z.output<S>
}
