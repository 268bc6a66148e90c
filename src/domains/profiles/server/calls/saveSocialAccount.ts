import { counted } from '../../../../kit/contract/counted.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { getOwnFile } from '../../../media/server/reads.ts'
import { isStaff } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { type Confirmation, confirmedBy, platformNames } from '../../vocabulary.ts'
import { profileUrl } from '../build.ts'
import { beginInfluencer, saveInfluencer, viewInfluencerProfile } from '../save.ts'
import { assertNotConnected } from '../confirmed-accounts.ts'
import { socialAccounts } from '../tables.ts'

export const saveSocialAccount: Handler<typeof profileCalls.saveSocialAccount> = async (
  { account, screenshot, ...input },
  { actor, tx },
) => {
  const before = await beginInfluencer(tx, actor, input, 'save')
  await assertNotConnected(tx, before.uid, account.platform)
  if (screenshot && (await getOwnFile(tx, actor, screenshot)).kind !== 'image')
    throw new CallError('failed-precondition', 'This file is a video. Choose a screenshot.')
  const handle = account.handle.replace(/^@/, '')
  const confirmedHow: Confirmation = isStaff(actor) ? 'staff' : screenshot ? 'screenshot' : 'self-declared'
  const row = {
    ...account,
    handle,
    url: profileUrl(account.platform, handle),
    screenshot: screenshot ?? null,
    confirmedHow,
    confirmedAt: now(),
  }
  await tx
    .insert(socialAccounts)
    .values({ ...row, influencerUid: before.uid })
    .onConflictDoUpdate({ target: [socialAccounts.influencerUid, socialAccounts.platform], set: row })
  const why = `${platformNames[account.platform]}: ${counted(account.followers, 'follower')}, ${confirmedBy(confirmedHow, account.platform)}`
  const after = await saveInfluencer(tx, actor, 'influencer.social-account-saved', before, {}, why)
  return viewInfluencerProfile(tx, actor, after)
}
