import { newUid } from '../../../../access/server/new-uid.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { makeSecret } from '../../../accounts/server/tokens.ts'
import { record } from '../../../audit/server/record.ts'
import type { valueCalls } from '../../contract.ts'
import { getBrandCollab, hostSide } from '../brand-collab.ts'
import { loadWorths } from '../load.ts'
import { valuePolicy } from '../policy.ts'
import { storyLinks } from '../tables.ts'

export const shareStory: Handler<typeof valueCalls.shareStory> = async (
  { collabUid, days, withCosts },
  { actor, tx, config },
) => {
  const collab = await getBrandCollab(tx, actor, collabUid)
  allow(valuePolicy, actor, 'share', collab)
  if ((await loadWorths(tx, { collabUid })).length === 0)
    throw new CallError('failed-precondition', 'The visit hasn’t happened yet. You can share its story afterwards.')
  const { token, hash } = makeSecret()
  const uid = newUid('link')
  const expiresAt = plus(now(), days * dayMs)
  await tx.insert(storyLinks).values({ uid, collabUid, tokenHash: hash, withCosts, createdAt: now(), expiresAt })
  const subject = { subjectUid: collabUid, brandUid: collab.brandUid }
  await record(tx, actor, hostSide(actor), 'story-link.created', subject, { after: { days, withCosts } })
  return { url: `${config.publicUrl}/story?token=${token}`, expiresAt: expiresAt.toISOString() }
}
