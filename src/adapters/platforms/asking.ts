import * as z from 'zod/mini'
import { PlatformProblem } from './platforms.ts'

/** A platform that has not answered by then is left (ms). */
const patienceMs = 15_000

export type Answer = { status: number; headers: Headers; body: unknown }

/** One request. Rejects as `unavailable` where nothing that can be read comes back. */
export async function ask(address: string | URL, init: RequestInit = {}): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
  } catch (cause) {
    throw new PlatformProblem('unavailable', 'the platform isn’t responding', { cause })
  }
  const text = await response.text().catch((cause: unknown) => {
    throw new PlatformProblem('unavailable', 'the platform stopped halfway through its answer', { cause })
  })
  if (response.status >= 500) throw new PlatformProblem('unavailable', `the platform answered ${response.status}`)
  try {
    return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) }
  } catch (cause) {
    throw new PlatformProblem('unavailable', 'the platform answered with something other than JSON', { cause })
  }
}

/** What was answered, if it has the shape that is documented; another one is of a version that we do not know. */
export function read<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new PlatformProblem('outdated', `the platform’s answer has an unexpected shape: ${where}`)
}

/** A form, as the token addresses want it. */
export function form(fields: Record<string, string>): RequestInit {
  return { method: 'POST', body: new URLSearchParams(fields) }
}

/** An address with its search, without what is empty. */
export function addressOf(base: string, path: string, search: Record<string, string | undefined> = {}): URL {
  const url = new URL(`${base.replace(/\/$/, '')}${path}`)
  for (const [name, value] of Object.entries(search)) if (value !== undefined) url.searchParams.set(name, value)
  return url
}

/** A count as a platform writes it, which may be as text; null for anything that is none. */
export function countOf(given: unknown): number | null {
  const count = typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given
  return typeof count === 'number' && Number.isFinite(count) && count >= 0 ? Math.round(count) : null
}

/** Shares in percent of counts by name, the largest twelve. */
export function sharesOf(counts: readonly (readonly [name: string, count: number])[]): Record<string, number> {
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  if (total === 0) return {}
  const largest = counts.toSorted(([, a], [, b]) => b - a).slice(0, 12)
  return Object.fromEntries(largest.map(([name, count]) => [name, Math.round((count / total) * 1_000) / 10]))
}
