import { and, eq, isNull } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { deliverableNoun } from '../../briefs/deliverable-words.ts'
import { tickedRules } from '../checklist.ts'
import {
  beginDeliverable,
  type Deliverable,
  type DeliverableActing,
  findDeliverables,
  noDeliverable,
} from './deliverable.ts'
import { assertVisitBegun, assertWithInfluencer, readyDraft, reassign } from './submit.ts'
import { deliverableVersions } from './tables.ts'

type Input = { uid: string; version: number }

/**
 * Hands over several drafts of one collab: all of them or none. `ticks` holds for each of them, with what was vouched for when
 * earlier content of the same visit was sent.
 */
export async function submitSeveral(
  acting: DeliverableActing,
  collabUid: string,
  inputs: readonly Input[],
  ticks: readonly string[],
): Promise<void> {
  const sentBefore = (await findDeliverables(acting.tx, collabUid)).flatMap(({ checklist }) => checklist)
  const promised = tickedRules.filter((rule) => ticks.includes(rule) || sentBefore.includes(rule))
  for (const input of inputs) {
    const { deliverable, collab } = await beginDeliverable(acting, input, 'submitDeliverable')
    if (collab.uid !== collabUid) throw noDeliverable()
    try {
      assertWithInfluencer(deliverable)
      await assertVisitBegun(acting, collab)
      await vouch(acting, deliverable, promised)
      const { draft, checks } = await readyDraft(acting, collab, deliverable)
      await reassign(acting, collab, deliverable, draft, checks)
    } catch (error) {
      throw inputs.length > 1 ? named(error, deliverable) : error
    }
  }
}

/** Writes what is vouched for beside the draft. */
async function vouch({ tx }: DeliverableActing, deliverable: Deliverable, ticks: readonly string[]): Promise<void> {
  const { deliverableUid, number, submittedAt } = deliverableVersions
  await tx
    .update(deliverableVersions)
    .set({ ticks: [...ticks] })
    .where(and(eq(deliverableUid, deliverable.uid), eq(number, deliverable.fileVersion), isNull(submittedAt)))
}

/** A refusal that says which of several it is about. */
function named(error: unknown, deliverable: Deliverable): unknown {
  if (!(error instanceof CallError) || error.code !== 'failed-precondition') return error
  const noun = deliverableNoun(deliverable)
  const text = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}: ${error.message}`
  return new CallError(error.code, text, { cause: error, details: error.details })
}
