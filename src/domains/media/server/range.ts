import type { ByteRange } from '../../../adapters/storage/storage.ts'

/** The one part that a Range header asks for (RFC 9110 §14.2). Null means the whole: no header, several parts, or not understood. */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (!match[1] && !match[2])) return null
  const last = bytes - 1
  if (!match[1]) {
    const count = Number(match[2])
    return count === 0 ? 'unsatisfiable' : { from: Math.max(0, bytes - count), to: last }
  }
  const from = Number(match[1])
  const to = match[2] ? Math.min(Number(match[2]), last) : last
  if (match[2] && Number(match[2]) < from) return null
  return from > last ? 'unsatisfiable' : { from, to }
}
