import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { valueCalls } from '../../contract.ts'
import { getBrandCollab, hostSide } from '../brand-collab.ts'
import { valuePolicy } from '../policy.ts'
import { storyLinks } from '../tables.ts'

const noLink = () => new CallError('not-found', 'We couldn’t find that link. Reload the page, then try again.')

export const revokeStoryLink: Handler<typeof valueCalls.revokeStoryLink> = async ({ uid }, { actor, tx }) => {
  const [link] = await tx.select().from(storyLinks).where(eq(storyLinks.uid, uid)).for('update')
  if (!link) throw noLink()
  const collab = await getBrandCollab(tx, actor, link.collabUid).catch((error: unknown) => {
    throw error instanceof CallError ? noLink() : error
  })
  allow(valuePolicy, actor, 'share', collab)
  await tx.update(storyLinks).set({ revokedAt: now() }).where(eq(storyLinks.uid, uid))
  const subject = { subjectUid: link.collabUid, brandUid: collab.brandUid }
  await record(tx, actor, hostSide(actor), 'story-link.revoked', subject)
  return { done: true }
}
