import { createHash } from 'node:crypto'
import { currentWork } from './work.ts'

/** A statement that takes so long (ms) is slow. */
export const slowFromMs = 100
/** Different ones that wait to be taken; others are left out until then. */
const mostWaiting = 200
/** Longer statements are cut (characters). */
const longestText = 2_000

/** A slow statement without its values, and the call that asked for it; null for jobs, pages and sign-in. */
export type SlowStatement = {
  digest: string
  text: string
  call: string | null
  times: number
  totalMs: number
  slowestMs: number
}

const waiting = new Map<string, SlowStatement>()

/** Counts a statement of this process if it was slow, whether it was answered or refused. */
export function noteStatement(statement: string, ms: number): void {
  if (ms < slowFromMs) return
  const text = shortened(statement)
  const call = currentWork()?.entry ?? null
  const digest = createHash('sha256')
    .update(`${call ?? ''} ${text}`)
    .digest('base64url')
  addStatement({ digest, text, call, times: 1, totalMs: ms, slowestMs: ms })
}

/** The same for what was counted before, and could not be kept. */
export function addStatement(statement: SlowStatement): void {
  const { digest, times, totalMs, slowestMs } = statement
  const before = waiting.get(digest)
  if (!before) {
    if (waiting.size < mostWaiting) waiting.set(digest, { ...statement })
    return
  }
  before.times += times
  before.totalMs += totalMs
  before.slowestMs = Math.max(before.slowestMs, slowestMs)
}

/** The slow statements since they were last taken. */
export function takeSlowStatements(): SlowStatement[] {
  const taken = [...waiting.values()]
  waiting.clear()
  return taken
}

/** Lists of values are one statement, however long they are. */
function shortened(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\$\d+/g, '?')
    .replace(/\?(?:, \?)+/g, '?, …')
    .replace(/\(\?(?:, …)?\)(?:, \(\?(?:, …)?\))+/g, '(?, …), …')
    .trim()
    .slice(0, longestText)
}
