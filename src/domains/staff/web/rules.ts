import { counted } from '../../../kit/web/format.ts'
import { adCodeDays } from '../../content/ad-codes.ts'
import { autoApproveDays, maxRounds, warningDays } from '../../content/review.ts'
import { reviewDays } from '../../content/review-visibility.ts'
import { creditReasons } from '../../billing/credit.ts'
import { answerTermsMs } from '../../collabs/terms-changes.ts'
import { mostPreferred } from '../../collabs/preferred-times.ts'
import {
  contentDueMs,
  declineReasons,
  holdAbove,
  holdAfterMs,
  lateCancelBeforeMs,
  levels,
  mostInvited,
  requestLifeMs,
  requestReminderMs,
  waitlistOfferMs,
} from '../../collabs/windows.ts'
import { notForMeReasons } from '../../discovery/taste.ts'
import { figuresLastMs } from '../../profiles/approval.ts'
import { lostReasons } from '../../profiles/lost.ts'
import { brandLabelNames, influencerLabelNames } from '../../profiles/desk-vocabulary.ts'
import { longestOverrideDays } from '../../records/health.ts'
import { reportReasons } from '../../safety/reasons.ts'
import { answerWithinMs } from '../../today/kinds.ts'
import {
  chaseConfirmationBeforeMs,
  checkInAfterMs,
  checkInBeforeMs,
  noShowAfterMs,
  noShowUntilMs,
  requestConfirmationBeforeMs,
  rescheduleBeforeMs,
} from '../../visits/windows.ts'

/** A length of time in its largest whole unit, days from three on: `14 days`, `48 hours`, `30 minutes`. */
export function lengthOf(ms: number): string {
  const hours = ms / 3_600_000
  if (hours % 24 === 0 && hours >= 72) return counted(hours / 24, 'day')
  return Number.isInteger(hours) ? counted(hours, 'hour') : counted(ms / 60_000, 'minute')
}

const and = (lengths: readonly string[]) => lengths.join(' and ')

type Rule = readonly [what: string, value: string]

/** The clocks of the product, as they run: what happens when. */
export const clocks: Record<string, readonly Rule[]> = {
  'Requests and terms': [
    ['A request or invitation ends without a reply after', lengthOf(requestLifeMs)],
    ['Its brand is reminded after', and(requestReminderMs.map(lengthOf))],
    ['A suggested change of terms ends after', lengthOf(answerTermsMs)],
    [`A brief with more than ${holdAbove} requests unanswered is put on hold after`, lengthOf(holdAfterMs)],
    ['A free spot is held for the next on the waitlist for', lengthOf(waitlistOfferMs)],
  ],
  Visits: [
    ['The creator is asked to confirm, before the visit', lengthOf(requestConfirmationBeforeMs)],
    ['They’re reminded if they haven’t, before the visit', lengthOf(chaseConfirmationBeforeMs)],
    ['A visit can be moved until, before it', lengthOf(rescheduleBeforeMs)],
    ['A cancellation counts as late, before the visit', lengthOf(lateCancelBeforeMs)],
    ['Check-in opens, before the visit', lengthOf(checkInBeforeMs)],
    ['Check-in closes, after the start', lengthOf(checkInAfterMs)],
    ['A no-show can be reported, after the start', lengthOf(noShowAfterMs)],
    ['It can’t be reported any more, after the start', lengthOf(noShowUntilMs)],
  ],
  'Content and reviews': [
    ['Content is due, after the visit', lengthOf(contentDueMs)],
    ['Content in review is auto-approved after', counted(autoApproveDays, 'day')],
    ['Both sides are warned before that', and(warningDays.map((days) => counted(days, 'day')))],
    ['One side’s review is shown without the other’s after', counted(reviewDays, 'day')],
    ['A creator’s numbers count as current for', lengthOf(figuresLastMs)],
  ],
  'Our team’s replies': [
    ['A brief to approve', lengthOf(answerWithinMs.brief)],
    ['An application', lengthOf(answerWithinMs.application)],
    ['A request for help', lengthOf(answerWithinMs.help)],
    ['A support message', lengthOf(answerWithinMs.support)],
    ['A dispute', lengthOf(answerWithinMs.dispute)],
    ['An ID check', lengthOf(answerWithinMs['id-check'])],
    ['A report', lengthOf(answerWithinMs.report)],
  ],
}

/** How many there may be of what. */
export const limits: readonly Rule[] = [
  ...levels.map(({ visits, cap }): Rule => [
    `Collabs a creator may have open after ${counted(visits, 'visit')}`,
    String(cap),
  ]),
  ['Times a creator may prefer in a request', String(mostPreferred)],
  ['Creators a brand may invite at once', String(mostInvited)],
  ['Rounds of changes before the account manager steps in', String(maxRounds)],
  ['Days an ad code may run', adCodeDays.join(', ')],
  ['Days a RAG colour may be set by hand', String(longestOverrideDays)],
]

/** The closed lists of reasons, as whoever chooses or is told reads them. */
export const reasonLists: Record<string, readonly string[]> = {
  'Reasons for declining a request (its creator reads them)': Object.values(declineReasons),
  'Reasons a brief isn’t for a creator': Object.values(notForMeReasons),
  'Reasons for reporting someone': Object.values(reportReasons),
  'Reasons for losing a brand': Object.values(lostReasons),
  'Reasons for crediting an invoice': Object.values(creditReasons),
}

/** The labels that our team puts on records. */
export const labelLists: Record<string, readonly string[]> = {
  Brands: Object.values(brandLabelNames),
  Creators: Object.values(influencerLabelNames),
}
