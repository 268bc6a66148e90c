import { type CollabAction, standing, type State, whyNotInTable } from './stages.ts'

/** What can be done with a collab besides moving it through the table. */
export const asides = [
  'proposeSlots',
  'runLate',
  'sayNeeds',
  'dispute',
  'decide',
  'answerNotHosted',
  'extendDeadline',
  'changeTerms',
] as const
export type Aside = (typeof asides)[number]

/** Who reads why something is not possible. */
export type Reader = 'influencer' | 'brand' | 'staff'

/** A creator who didn't confirm lost their spot; only they can choose another time. */
export const visitReleased = (reader: Reader): string =>
  reader === 'influencer'
    ? 'Your spot went to the next creator on the waitlist. Choose another time.'
    : 'The spot went to the next creator on the waitlist. This creator can choose another time.'

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
export function whyNot(
  situation: Situation,
  action: CollabAction | Aside,
  reader: Reader = 'influencer',
): string | null {
  switch (action) {
    case 'proposeSlots':
      return whyNot(situation, 'reschedule', reader)
    case 'runLate':
    case 'sayNeeds':
      return whyNot(situation, 'checkIn', reader)
    case 'dispute':
      if (situation.outcome !== 'no-show') return `${standing(situation)}, so there’s nothing to dispute.`
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
      return whyNotInTable(situation, action) ?? (situation.visit && whyNotAtVisit(situation.visit, action, reader))
  }
}

function whyNotAtVisit(visit: NonNullable<Situation['visit']>, action: CollabAction, reader: Reader): string | null {
  const isAboutVisit = ['confirm', 'checkIn', 'markNoShow', 'markNotHosted'].includes(action)
  if (isAboutVisit && !visit.live) return visitReleased(reader)
  if (!visit.checkedInAt) return action === 'confirm' && visit.confirmedAt ? 'This visit is already confirmed.' : null
  if (action === 'reschedule') return 'This visit has started, so it can’t be moved.'
  if (action === 'cancel' && reader !== 'staff')
    return 'This visit has started, so it can’t be cancelled. If something’s wrong, contact support.'
  if (action === 'markNoShow') return 'This creator is already checked in, so they can’t be marked as a no-show.'
  const they = reader === 'influencer' ? 'You’re' : 'This creator is'
  if (action === 'markNotHosted') return `${they} already checked in, so this visit can’t be marked as not hosted.`
  if (action === 'confirm') return 'This visit has started, so there’s nothing to confirm.'
  return action === 'checkIn' ? `${they} already checked in.` : null
}
