import { type CollabAction, standing, type State, whyNotInTable } from './stages.ts'

/** What can be done with a collab besides moving it through the table. */
export const asides = ['proposeSlots', 'runLate', 'dispute', 'decide', 'answerNotHosted', 'extendDeadline'] as const
export type Aside = (typeof asides)[number]

export const visitReleased = 'The place of this visit went to the next in line. Another time can be chosen.'

/** What decides whether something can be done now. */
export type Situation = State & {
  dispute: { decision?: string | undefined } | null
  venueAnswer: object | null
  visit: { live: boolean; confirmedAt: Date | null; checkedInAt: Date | null } | null
}

/**
 * Why an action is not possible at this state of collab and visit, as a sentence; null when it is. Times (how long before
 * or after the slot) are in `windows.ts`. `can` of a view and the refusals of the calls both come from here.
 */
export function whyNot(situation: Situation, action: CollabAction | Aside, byStaff = false): string | null {
  switch (action) {
    case 'proposeSlots':
      return whyNot(situation, 'reschedule', byStaff)
    case 'runLate':
      return whyNot(situation, 'checkIn', byStaff)
    case 'dispute':
      if (situation.outcome !== 'no-show') return `${standing(situation)}, so there is no no-show to dispute.`
      return situation.dispute ? 'This no-show was disputed already; it can be done once.' : null
    case 'decide':
      return situation.dispute && !situation.dispute.decision ? null : 'There is no open dispute on this collab.'
    case 'answerNotHosted':
      if (situation.outcome !== 'not-hosted') return `${standing(situation)}, so there is nothing to answer.`
      return situation.venueAnswer ? 'The venue has answered already; it can be done once.' : null
    case 'extendDeadline':
      if (situation.outcome === 'open' && situation.stage === 4) return null
      return `${standing(situation)}, so no content is due.`
    default:
      return whyNotInTable(situation, action) ?? (situation.visit && whyNotAtVisit(situation.visit, action, byStaff))
  }
}

function whyNotAtVisit(visit: NonNullable<Situation['visit']>, action: CollabAction, byStaff: boolean): string | null {
  const isAboutVisit = ['confirm', 'checkIn', 'markNoShow', 'markNotHosted'].includes(action)
  if (isAboutVisit && !visit.live) return visitReleased
  if (!visit.checkedInAt) return action === 'confirm' && visit.confirmedAt ? 'This visit is confirmed already.' : null
  if (action === 'reschedule') return 'This visit has begun, so it cannot be moved.'
  if (action === 'cancel' && !byStaff) return 'This visit took place, so it cannot be cancelled any more.'
  if (action === 'markNoShow' || action === 'markNotHosted') return 'This guest was checked in.'
  return action === 'checkIn' || action === 'confirm' ? 'This guest was checked in already.' : null
}
