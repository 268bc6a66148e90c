import type { DeliverableType, Platform } from '../profiles/vocabulary.ts'
import type { Summary, Worth } from './worth.ts'

/** What a report may advise, in the order of what helps most. */
export const reportSteps = ['overdue', 'costs', 'insights', 'codes', 'again', 'visits'] as const
export type ReportStep = { step: (typeof reportSteps)[number]; text: string }

/** The deliverable that was seen most. */
export type BestDeliverable = {
  uid: string
  collabUid: string
  type: DeliverableType
  platform: Platform
  influencerName: string
  handle: string
  brandName: string
  views: number
}

/** The approved deliverable with most views of those that can be compared; null where none has insights. */
export function bestOf(worths: readonly Worth[]): BestDeliverable | null {
  const [best] = worths
    .flatMap(({ collabUid, influencerName, handle, brandName, items }) =>
      items.flatMap(({ uid, type, platform, isApproved, isApart, views }) =>
        isApproved && !isApart && views !== null
          ? [
              {
                uid,
                collabUid,
                type: type as DeliverableType,
                platform: platform as Platform,
                influencerName,
                handle,
                brandName,
                views,
              },
            ]
          : [],
      ),
    )
    .toSorted((a, b) => b.views - a.views || (a.uid < b.uid ? -1 : 1))
  return best ?? null
}

/** What would make the next month better, or its report surer: at most three, the most useful first. */
export function nextSteps(
  { collabs, deliverables, overdue, withFigures, apart, withCode }: Summary,
  best: Pick<BestDeliverable, 'influencerName'> | null,
  hasSettings: boolean,
): ReportStep[] {
  if (collabs === 0)
    return [{ step: 'visits', text: 'There were no visits. Open more times on a brief, or invite a creator.' }]
  const missing = deliverables - withFigures - apart
  const uncoded = collabs - withCode
  const steps: (ReportStep | false)[] = [
    overdue > 0 && {
      step: 'overdue',
      text: `Ask about ${overdue} ${overdue === 1 ? 'deliverable that is' : 'deliverables that are'} overdue.`,
    },
    !hasSettings && {
      step: 'costs',
      text: 'Set what collabs cost you. Until then, experiences count at their list price.',
    },
    missing > 0 && {
      step: 'insights',
      text: `Ask for insights: ${missing} of ${deliverables} ${deliverables === 1 ? 'deliverable' : 'deliverables'} ${missing === 1 ? 'has' : 'have'} none.`,
    },
    uncoded > 0 && {
      step: 'codes',
      text: `Create booking codes before visits: ${uncoded} of ${collabs} ${collabs === 1 ? 'collab' : 'collabs'} didn’t have one in time, so we don’t know about their bookings.`,
    },
    best !== null && { step: 'again', text: `Invite ${best.influencerName} again: theirs was your best deliverable.` },
  ]
  return steps.filter((step) => step !== false).slice(0, 3)
}

/** “October 2026” for 2026-10. */
export function monthName(month: string): string {
  return inWords(month, { month: 'long', year: 'numeric' })
}

/** “October” for 2026-10. */
export function monthWord(month: string): string {
  return inWords(month, { month: 'long' })
}

function inWords(month: string, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...format, timeZone: 'UTC' }).format(new Date(`${month}-15T12:00:00Z`))
}

/** The month so many months after another, such as -1 for the one before. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, nth = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, nth - 1 + months, 15)).toISOString().slice(0, 7)
}
