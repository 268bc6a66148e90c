/**
 * What was looked at and what came of it, in a sentence. `fault`: it will not start or not do what it is for, with the way
 * on. `note`: it works, and something is worth knowing.
 */
export type Finding = { area: string; level: 'ok' | 'note' | 'fault'; text: string; way?: string }

/** One area, looked at without changing anything that stays. */
export type Check = () => Promise<Finding[]>

/** The findings of one area, each begun by its level. */
export function findingsOf(area: string) {
  const of =
    (level: Finding['level']) =>
    (text: string, way?: string): Finding => ({ area, level, text, ...(way && { way }) })
  return { ok: of('ok'), note: of('note'), fault: of('fault') }
}

/** The words of what an error comes from, on one line. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause) return wordsOf(error.cause)
  const { code } = error as { code?: string }
  return (error.message || code || error.name).split('\n')[0] ?? ''
}
