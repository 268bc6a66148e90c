import { must } from '../../kit/contract/must.ts'
/**
 * Reliability, 0 to 100: an average of parts, each the share of times it went well, where what
 * happened half a year ago counts half as much as today. Under three visits nobody is judged.
 */
const dayMs = 86_400_000
const halfLifeDays = 180
export const visitsToBeJudged = 3

/** One thing that happened: how well it went (0 to 1) and when. */
export type Mark = { value: number; at: Date }
export type ReliabilityPart = { name: string; value: number; weight: number; why: string }
export type Reliability = {
  score: number | null
  visits: number
  formula: string
  parts: ReliabilityPart[]
  raise: string | null
}

type Part = {
  name: string
  weight: number
  marks: readonly Mark[]
  words: (good: number, all: number) => string
  raise: string
}

/** An influencer's: visits kept, content on time, and approved first time. */
export function influencerReliability(
  history: { visits: readonly Mark[]; content: readonly Mark[]; firstTry: readonly Mark[] },
  at: Date,
): Reliability {
  return score(history.visits.length, at, [
    {
      name: 'Visits kept',
      weight: 50,
      marks: history.visits,
      words: (good, all) => `${good} of ${all} visits kept`,
      raise: 'Keep your next visit, or cancel more than 48 hours before.',
    },
    {
      name: 'Content on time',
      weight: 35,
      marks: history.content,
      words: (good, all) => `${good} of ${all} deliverables on time`,
      raise: 'Deliver your next content within 14 days of the visit.',
    },
    {
      name: 'Approved first time',
      weight: 15,
      marks: history.firstTry,
      words: (good, all) => `${good} of ${all} deliverables approved first time`,
      raise: 'Check what the brief asks for before you send your content. Fewer changes raise your score.',
    },
  ])
}

/** A brand's: visits hosted, requests answered in time, content reviewed by a person in time. */
export function brandReliability(
  history: { visits: readonly Mark[]; answers: readonly Mark[]; reviews: readonly Mark[] },
  at: Date,
): Reliability {
  return score(history.visits.length, at, [
    {
      name: 'Visits hosted',
      weight: 40,
      marks: history.visits,
      words: (good, all) => `${good} of ${all} visits hosted`,
      raise: 'Host the next visit as agreed.',
    },
    {
      name: 'Reply time',
      weight: 35,
      marks: history.answers,
      words: (good, all) => `${good} of ${all} requests answered within 3 days`,
      raise: 'Reply to requests within 3 days, ideally within one.',
    },
    {
      name: 'Review time',
      weight: 25,
      marks: history.reviews,
      words: (good, all) => `${good} of ${all} deliverables reviewed within 3 days`,
      raise: 'Review content within 3 days, ideally within one.',
    },
  ])
}

/** How well a reaction time was: whole within a day, half at three days, nothing from a week on. */
export function promptness(ms: number): number {
  const days = ms / dayMs
  if (days <= 1) return 1
  if (days <= 3) return 1 - (days - 1) * 0.25
  return Math.max(0, 0.5 - (days - 3) * 0.125)
}

function score(visits: number, at: Date, all: readonly Part[]): Reliability {
  const known = all.filter((part) => part.marks.length > 0)
  const weights = known.reduce((sum, part) => sum + part.weight, 0)
  const parts = known.map((part) => {
    const good = part.marks.filter((mark) => mark.value >= 0.5).length
    return {
      name: part.name,
      weight: part.weight,
      value: Math.round(meanOf(part.marks, at) * 100),
      why: part.words(good, part.marks.length),
    }
  })
  const total = parts.reduce((sum, part) => sum + (part.value * part.weight) / (weights || 1), 0)
  const isNew = visits < visitsToBeJudged
  const missing = visitsToBeJudged - visits
  return {
    score: isNew ? null : Math.round(total),
    visits,
    formula: `${known.map((part) => `${part.weight} × ${part.name.toLowerCase()}`).join(' + ')}, divided by ${weights}. Older events count for less: half as much after six months.`,
    parts,
    raise: isNew ? `Shown after ${missing} more visit${missing === 1 ? '' : 's'}.` : raiseOf(parts, known),
  }
}

/** What would raise it most: the part that loses the most points. */
function raiseOf(parts: readonly ReliabilityPart[], known: readonly Part[]): string | null {
  const lost = parts.map((part) => (100 - part.value) * part.weight)
  const most = Math.max(...lost, 0)
  return most === 0 ? null : must(known[lost.indexOf(most)], 'part').raise
}

function meanOf(marks: readonly Mark[], at: Date): number {
  const weighed = marks.map((mark) => ({
    value: mark.value,
    weight: 0.5 ** (Math.max(0, at.getTime() - mark.at.getTime()) / (halfLifeDays * dayMs)),
  }))
  const total = weighed.reduce((sum, mark) => sum + mark.weight, 0)
  return weighed.reduce((sum, mark) => sum + mark.value * mark.weight, 0) / total
}
