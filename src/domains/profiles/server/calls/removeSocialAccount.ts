import { and, eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { beginInfluencer, saveInfluencer, viewInfluencerProfile } from '../save.ts'
import { assertNotConnected } from '../confirmed-accounts.ts'
import { socialAccounts } from '../tables.ts'

export const removeSocialAccount: Handler<typeof profileCalls.removeSocialAccount> = async (
  { platform, ...input },
  { actor, tx },
) => {
  const before = await beginInfluencer(tx, actor, input, 'save')
  await assertNotConnected(tx, before.uid, platform)
  const removed = await tx
    .delete(socialAccounts)
    .where(and(eq(socialAccounts.influencerUid, before.uid), eq(socialAccounts.platform, platform)))
    .returning()
  if (removed.length === 0) throw new CallError('not-found', 'We couldn’t find that account on this profile.')
  const after = await saveInfluencer(tx, actor, 'influencer.social-account-removed', before, {}, platform)
  return viewInfluencerProfile(tx, actor, after)
}
