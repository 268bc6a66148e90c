import type { OutputOf } from '../../../kit/contract/calls.ts'
import type { collabCalls } from '../../collabs/contract.ts'
import type { DeliverableData } from './deliverable-words.ts'

type Collab = OutputOf<typeof collabCalls.getCollab>
type Side = 'influencer' | 'brand'
/** Who is to act, on what, and until when. */
export type Turn = { side: Side; what: string; until: string | null }

/** Who holds the ball of a collab; null when nobody has to do anything. */
export function turnOf(
  collab: Pick<Collab, 'stage' | 'outcome' | 'startedBy' | 'answerBy' | 'visit' | 'contentDueAt'>,
  deliverables: readonly Pick<DeliverableData, 'state' | 'type' | 'autoApproveAt'>[],
  at: Date,
): Turn | null {
  const { stage, visit, contentDueAt } = collab
  if (collab.outcome !== 'open') return null
  if (stage === 1)
    return {
      side: collab.startedBy === 'influencer' ? 'brand' : 'influencer',
      what: 'answer the request',
      until: collab.answerBy,
    }
  if (stage === 3) return { side: 'influencer', what: 'choose a time', until: null }
  const begun = visit !== null && new Date(visit.startsAt) <= at
  if (stage === 4 && visit && !begun) {
    if (visit.proposed.length > 0) return { side: 'influencer', what: 'choose another time', until: visit.startsAt }
    return visit.confirmed
      ? { side: 'influencer', what: 'come to the visit', until: visit.startsAt }
      : { side: 'influencer', what: 'confirm the visit', until: visit.startsAt }
  }
  if (deliverables.some((deliverable) => deliverable.state === 'changes-requested'))
    return { side: 'influencer', what: 'make the changes', until: contentDueAt }
  if (stage === 4) return { side: 'influencer', what: 'deliver the content', until: contentDueAt }
  const clocks = deliverables
    .filter((deliverable) => deliverable.state === 'in-review')
    .map((deliverable) => deliverable.autoApproveAt)
  if (clocks.length > 0)
    return {
      side: 'brand',
      what: 'review the content',
      until: clocks.filter((clock) => clock !== null).sort()[0] ?? null,
    }
  return deliverables.some((deliverable) => deliverable.state === 'approved' && deliverable.type !== 'ugc')
    ? { side: 'influencer', what: 'publish the content', until: null }
    : null
}
