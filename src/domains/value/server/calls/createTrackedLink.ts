import { and, eq } from 'drizzle-orm'
import { newUid } from '../../../../access/server/new-uid.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { deliverableFacts } from '../../../content/server/facts.ts'
import type { valueCalls } from '../../contract.ts'
import { getBrandCollab, hostSide } from '../brand-collab.ts'
import { valuePolicy } from '../policy.ts'
import { trackedLinks } from '../tables.ts'
import { listTrackedLinks, makeCode, viewTrackedLink } from '../tracking.ts'

const codeLength = 8
const mostLinks = 20

export const createTrackedLink: Handler<typeof valueCalls.createTrackedLink> = async (
  { collabUid, deliverableUid, target, withUtm },
  { actor, tx, config },
) => {
  await getBrandCollab(tx, actor, collabUid)
  const collab = await lockCollab(tx, actor, collabUid)
  allow(valuePolicy, actor, 'track', collab)
  if (collab.stage < 3)
    throw new CallError('failed-precondition', 'Approve the request first, then create a link for the creator.')
  if (deliverableUid) {
    const [deliverable] = await tx
      .select({ uid: deliverableFacts.uid })
      .from(deliverableFacts)
      .where(and(eq(deliverableFacts.uid, deliverableUid), eq(deliverableFacts.collabUid, collabUid)))
    if (!deliverable)
      throw new CallError('not-found', 'We couldn’t find that content in this collab. Reload the page, then try again.')
  }
  if ((await listTrackedLinks(tx, collabUid)).length >= mostLinks)
    throw new CallError(
      'failed-precondition',
      `A collab can have up to ${mostLinks} tracked links. Use one of the existing ones.`,
    )
  const { brandUid } = collab
  const [link] = await tx
    .insert(trackedLinks)
    .values({
      uid: newUid('tracked_link'),
      code: makeCode(codeLength),
      brandUid,
      collabUid,
      deliverableUid,
      target,
      withUtm,
      createdAt: now(),
    })
    .returning()
  const made = must(link, 'tracked link')
  await record(
    tx,
    actor,
    hostSide(actor),
    'tracked-link.created',
    { subjectUid: made.uid, brandUid },
    { after: { target } },
  )
  return viewTrackedLink(config, { ...made, clicks: 0 })
}
