import type { Summary } from './worth.ts'

type Insights = Pick<Summary, 'agreed' | 'withFigures' | 'undelivered' | 'overdue'>

/** On how much of what was agreed a number rests: "2 of 14 deliverables have insights, 12 not delivered yet (3 overdue)". */
export function insightWords({ agreed, withFigures, undelivered, overdue }: Insights): string {
  const have = `${withFigures} of ${agreed} ${agreed === 1 ? 'deliverable has' : 'deliverables have'} insights`
  if (undelivered === 0) return have
  return `${have}, ${undelivered} not delivered yet${overdue > 0 ? ` (${overdue} overdue)` : ''}`
}
