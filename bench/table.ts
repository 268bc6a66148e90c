/** A line of the report. `target` reads the ratio; null where there is only something to compare with. */
export type Line = {
  what: string
  ours: string
  comparedWith: string
  theirs: string
  ratio: number
  target: { atLeast: number } | { atMost: number } | null
}

/** The report as a Markdown table. */
export function tableOf(lines: readonly Line[]): string {
  const rows = lines.map(({ what, ours, comparedWith, theirs, ratio, target }) => [
    what,
    ours,
    theirs === '' ? comparedWith : `${comparedWith}: ${theirs}`,
    ratio.toFixed(2),
    ...verdictOf(ratio, target),
  ])
  const all = [['what', 'ours', 'compared with', 'ratio', 'target', 'met'], Array(6).fill('---') as string[], ...rows]
  return all.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function verdictOf(ratio: number, target: Line['target']): [string, string] {
  if (!target) return ['none', '']
  if ('atLeast' in target) return [`at least ${target.atLeast}`, ratio >= target.atLeast ? 'yes' : 'no']
  return [`at most ${target.atMost}`, ratio <= target.atMost ? 'yes' : 'no']
}
