import { type CollabAction, standing, type State, whyNotInTable } from './stages.ts'

/** What can be done with a collab besides moving it through the table. */
export const asides = [
  'proposeSlots',
  'runLate',
  'dispute',
  'decide',
  'answerNotHosted',
  'extendDeadline',
  'changeTerms',
] as const
export type Aside = (typeof asides)[number]

export const visitReleased = 'This spot went to the next person on the waitlist. Choose another time.'

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
      if (situation.outcome !== 'no-show') return `${standing(situation)}, so there’s no no-show to dispute.`
      return situation.dispute ? 'This no-show has already been disputed. You can only do this once.' : null
    case 'decide':
      return situation.dispute && !situation.dispute.decision ? null : 'There’s no open dispute on this collab.'
    case 'answerNotHosted':
      if (situation.outcome !== 'not-hosted') return `${standing(situation)}, so there’s nothing to reply to.`
      return situation.venueAnswer ? 'The venue has already replied. You can only do this once.' : null
    case 'extendDeadline':
      if (situation.outcome === 'open' && situation.stage === 4) return null
      return `${standing(situation)}, so no content is due.`
    case 'changeTerms':
      if (situation.stage > 1 && ['open', 'completed'].includes(situation.outcome)) return null
      return `${standing(situation)}, so its terms can’t change.`
    default:
      return whyNotInTable(situation, action) ?? (situation.visit && whyNotAtVisit(situation.visit, action, byStaff))
  }
}

function whyNotAtVisit(visit: NonNullable<Situation['visit']>, action: CollabAction, byStaff: boolean): string | null {
  const isAboutVisit = ['confirm', 'checkIn', 'markNoShow', 'markNotHosted'].includes(action)
  if (isAboutVisit && !visit.live) return visitReleased
  if (!visit.checkedInAt) return action === 'confirm' && visit.confirmedAt ? 'This visit is already confirmed.' : null
  if (action === 'reschedule') return 'This visit has started, so it can’t be moved.'
  if (action === 'cancel' && !byStaff) return 'This visit has already happened, so it can’t be cancelled.'
  if (action === 'markNoShow' || action === 'markNotHosted') return 'This creator has been checked in.'
  return action === 'checkIn' || action === 'confirm' ? 'This creator is already checked in.' : null
}
