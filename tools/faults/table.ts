/** What one fault did. `lost`: answered and not there afterwards. `doubled`: there more than once. */
export type Outcome = {
  fault: string
  database: string
  /** Writes, or mails, that were answered. */
  answered: number
  lost: number
  doubled: number
  /** Seconds from the end of the fault until what had failed was answered again; null where nothing may fail. */
  backAfter: number | null
  note: string
  /** What went wrong beside the figures. */
  failure?: string
}

/** Whether nothing was lost or doubled, and nothing else went wrong. */
export const isGood = ({ lost, doubled, failure }: Outcome): boolean => lost === 0 && doubled === 0 && !failure

/** The report as a Markdown table. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map((one) => [
    one.fault,
    one.database,
    String(one.answered),
    String(one.lost),
    String(one.doubled),
    one.backAfter === null ? '–' : `${one.backAfter.toFixed(1)} s`,
    one.failure ? `✗ ${one.failure}` : one.note,
  ])
  const head = ['fault', 'database', 'answered', 'lost', 'doubled', 'answers again after', 'note']
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
