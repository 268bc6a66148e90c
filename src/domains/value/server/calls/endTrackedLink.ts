import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { valueCalls } from '../../contract.ts'
import { getBrandCollab, hostSide } from '../brand-collab.ts'
import { valuePolicy } from '../policy.ts'
import { trackedLinks } from '../tables.ts'

const noLink = () => new CallError('not-found', 'We couldn’t find that tracked link. Reload the page, then try again.')

export const endTrackedLink: Handler<typeof valueCalls.endTrackedLink> = async ({ uid }, { actor, tx }) => {
  const [link] = await tx.select().from(trackedLinks).where(eq(trackedLinks.uid, uid)).for('update')
  if (!link) throw noLink()
  const collab = await getBrandCollab(tx, actor, link.collabUid).catch((error: unknown) => {
    throw error instanceof CallError ? noLink() : error
  })
  allow(valuePolicy, actor, 'track', collab)
  if (!link.endedAt) {
    await tx.update(trackedLinks).set({ endedAt: now() }).where(eq(trackedLinks.uid, uid))
    await record(tx, actor, hostSide(actor), 'tracked-link.ended', { subjectUid: uid, brandUid: link.brandUid })
  }
  return { done: true }
}
