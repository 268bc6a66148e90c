import type { Summary } from './worth.ts'

type Insights = Pick<Summary, 'agreed' | 'withFigures' | 'undelivered' | 'overdue'>

/** "1 of 14 deliverables has insights": the verb goes by how many have them. */
export function haveInsights(some: number, all: number): string {
  return `${some} of ${all} ${all === 1 ? 'deliverable' : 'deliverables'} ${all === 1 || some === 1 ? 'has' : 'have'} insights`
}

/** On how much of what was agreed a number rests: "2 of 14 deliverables have insights, 12 not delivered yet (3 overdue)". */
export function insightWords({ agreed, withFigures, undelivered, overdue }: Insights): string {
  const have = haveInsights(withFigures, agreed)
  if (undelivered === 0) return have
  return `${have}, ${undelivered} not delivered yet${overdue > 0 ? ` (${overdue} overdue)` : ''}`
}
