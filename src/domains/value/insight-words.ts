import type { Summary } from './worth.ts'

type Insights = Pick<Summary, 'agreed' | 'withFigures' | 'undelivered' | 'overdue'>

/** The verb of "1 of 14": it goes by how many have it. */
export const have = (some: number, all: number) => (all === 1 || some === 1 ? 'has' : 'have')

/** Why bookings are not known: a code that came later can’t have been given to anybody before. */
export const noCode = 'No booking code before the visit'

/** Why clicks are not known: a link that came when every post was out can’t have been in any of them. */
export const noLink = 'No tracked link before the posts'

/** "1 of 14 deliverables has insights". */
export function haveInsights(some: number, all: number): string {
  return `${some} of ${all} ${all === 1 ? 'deliverable' : 'deliverables'} ${have(some, all)} insights`
}

/** On how much of what was agreed a number rests: "2 of 14 deliverables have insights, 12 not delivered yet (3 overdue)". */
export function insightWords({ agreed, withFigures, undelivered, overdue }: Insights): string {
  const insights = haveInsights(withFigures, agreed)
  if (undelivered === 0) return insights
  return `${insights}, ${undelivered} not delivered yet${overdue > 0 ? ` (${overdue} overdue)` : ''}`
}
