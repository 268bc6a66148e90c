import { and, eq, isNotNull } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow, stale } from '../../../../access/server/policy.ts'
import { notify } from '../../../notifications/server/notify.ts'
import type { profileCalls } from '../../contract.ts'
import { platformNames } from '../../vocabulary.ts'
import { influencerPolicy } from '../policy.ts'
import { lockInfluencer, saveInfluencer, viewInfluencerProfile } from '../save.ts'
import { socialAccounts } from '../tables.ts'

export const decideAccountNumbers: Handler<typeof profileCalls.decideAccountNumbers> = async (
  { uid, platform, at, decision, reason },
  { actor, tx, config },
) => {
  const before = await lockInfluencer(tx, actor, uid)
  allow(influencerPolicy, actor, 'decide', before)
  const isVerified = decision === 'verified'
  if (!isVerified && !reason)
    throw new CallError('failed-precondition', 'Add a reason, so they know what to send instead.')
  const name = platformNames[platform]
  const waiting = and(
    eq(socialAccounts.influencerUid, before.uid),
    eq(socialAccounts.platform, platform),
    eq(socialAccounts.confirmedHow, 'screenshot'),
    isNotNull(socialAccounts.screenshot),
  )
  const [account] = await tx.select().from(socialAccounts).where(waiting)
  if (!account)
    throw new CallError('failed-precondition', `There’s no ${name} screenshot to check. Reload to see what’s left.`)
  if (account.confirmedAt.toISOString() !== at) throw stale()
  await tx
    .update(socialAccounts)
    .set({ confirmedHow: isVerified ? 'staff' : 'self-declared', ...(isVerified && { confirmedAt: now() }) })
    .where(waiting)
  const why = `${name}: ${account.followers.toLocaleString('en-GB')} followers${reason && `, ${reason}`}`
  const after = await saveInfluencer(tx, actor, `influencer.numbers-${decision}`, before, {}, why)
  await notify(tx, config, after.uid, `influencer.numbers:${after.uid}:${after.version}`, {
    kind: `influencer.numbers-${decision}`,
    title: isVerified ? `Your ${name} numbers are verified` : `We couldn’t verify your ${name} numbers`,
    lines: isVerified
      ? ['Brands will see when we verified them. If they change, send a new screenshot.']
      : [reason, 'They show as self-reported for now. Send a new screenshot with your numbers to try again.'],
    path: `/app/influencer/profile-editor?uid=${after.uid}#accounts`,
    action: isVerified ? 'See your accounts' : 'Send a new screenshot',
  })
  return viewInfluencerProfile(tx, actor, after)
}
