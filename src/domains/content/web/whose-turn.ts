import type { OutputOf } from '../../../kit/contract/calls.ts'
import { counted } from '../../../kit/web/format.ts'
import type { collabCalls } from '../../collabs/contract.ts'
import { confirmOpensAt } from '../../visits/windows.ts'
import type { DeliverableData } from './deliverable-words.ts'

type Collab = OutputOf<typeof collabCalls.getCollab>
type Deliverable = Pick<DeliverableData, 'state' | 'type' | 'autoApproveAt'>
type Side = 'influencer' | 'brand'
/**
 * Who is to act, and until when: `yours` is the sentence for that side, `theirs` what everybody else reads about them.
 * Content that nobody reviews is approved at `until`.
 */
export type Turn = {
  side: Side
  yours: string
  theirs: (name: string) => string
  until: string | null
  autoApproves?: true
  /** Nothing can be done before `until`; the sentence ends with it. */
  opens?: true
}

/** What has to happen next in a collab, the reader's own part first; null when nobody has to do anything. */
export function turnOf(
  collab: Pick<Collab, 'stage' | 'outcome' | 'startedBy' | 'answerBy' | 'visit' | 'contentDueAt'> &
    Partial<Pick<Collab, 'terms'>>,
  deliverables: readonly Deliverable[],
  at: Date,
  reader?: Side | 'staff',
): Turn | null {
  if (collab.outcome !== 'open') return null
  const { stage, startedBy, answerBy, contentDueAt } = collab
  if (stage === 1) {
    const side = startedBy === 'influencer' ? 'brand' : 'influencer'
    return turn(side, `Reply to this ${side === 'brand' ? 'request' : 'invitation'}`, 'reply', answerBy)
  }
  if (stage === 3)
    return collab.terms?.stay
      ? turn('influencer', 'Choose the nights of your stay', 'choose their nights')
      : turn('influencer', 'Choose a time for your visit', 'choose a time')
  const ahead = beforeVisit(collab, at)
  if (ahead) return ahead
  const review = reviewTurn(deliverables)
  if (review && reader === 'brand') return review
  if (deliverables.some(({ state }) => state === 'changes-requested'))
    return turn('influencer', 'Make the requested changes', 'make changes', contentDueAt)
  if (stage === 4) return turn('influencer', 'Deliver your content', 'deliver the content', contentDueAt)
  if (review) return review
  return deliverables.some(({ state, type }) => state === 'approved' && type !== 'ugc')
    ? turn('influencer', 'Publish your approved content', 'publish the content')
    : null
}

function turn(side: Side, yours: string, verb: string, until: string | null = null): Turn {
  return { side, yours, theirs: (name) => `Waiting for ${name} to ${verb}`, until }
}

function beforeVisit({ stage, visit }: Pick<Collab, 'stage' | 'visit'>, at: Date): Turn | null {
  if (stage !== 4 || !visit || new Date(visit.startsAt) <= at) return null
  const noun = visit.stay ? 'stay' : 'visit'
  if (visit.proposed.length > 0) return turn('influencer', 'Choose another time', 'choose another time', visit.startsAt)
  const opensAt = confirmOpensAt(new Date(visit.startsAt))
  if (!visit.confirmed && at < opensAt)
    return {
      ...turn('influencer', `You can confirm your ${noun} from`, '', opensAt.toISOString()),
      theirs: (name) => `${name} can confirm the ${noun} from`,
      opens: true,
    }
  if (!visit.confirmed) return turn('influencer', `Confirm your ${noun}`, `confirm the ${noun}`, visit.startsAt)
  return {
    side: 'influencer',
    yours: 'You’re booked in',
    theirs: (name) => `${name} is booked in`,
    until: visit.startsAt,
  }
}

function reviewTurn(deliverables: readonly Deliverable[]): Turn | null {
  const waiting = deliverables.filter(({ state }) => state === 'in-review')
  if (waiting.length === 0) return null
  const [until = null] = waiting.flatMap(({ autoApproveAt }) => autoApproveAt ?? []).toSorted()
  const verb = waiting.length === 1 ? 'is' : 'are'
  const yours = `${counted(waiting.length, 'deliverable')} ${verb} waiting for your approval`
  return { ...turn('brand', yours, 'review the content', until), autoApproves: true }
}
