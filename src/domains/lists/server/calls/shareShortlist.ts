import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { listCalls } from '../../contract.ts'
import { shortlistLinkDays } from '../../shortlists.ts'
import { hashOf, lockShortlist, recordShortlist } from '../shortlists.ts'
import { shortlists } from '../tables.ts'

export const shareShortlist: Handler<typeof listCalls.shareShortlist> = async ({ uid }, { actor, tx, config }) => {
  const shortlist = await lockShortlist(tx, actor, uid)
  const token = randomBytes(24).toString('base64url')
  const linkUntil = plus(now(), shortlistLinkDays * dayMs)
  await tx
    .update(shortlists)
    .set({ tokenHash: hashOf(token), linkUntil })
    .where(eq(shortlists.uid, uid))
  await recordShortlist(tx, actor, 'shared', shortlist)
  return { url: `${config.publicUrl}/shortlist?token=${token}`, until: linkUntil.toISOString() }
}
