import { CallError } from '../../../../kit/contract/errors.ts'
import { now, plus } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { linkLifeMs, makeSignInLink } from '../../../accounts/server/sign-in-links.ts'
import type { staffCalls } from '../../contract.ts'
import { getAccount, recordOnAccount } from '../account.ts'

export const makeSignInAsLink: Handler<typeof staffCalls.makeSignInAsLink> = async ({ uid }, { actor, tx, config }) => {
  const account = await getAccount(tx, uid, true)
  if (account.staffRole)
    throw new CallError(
      'permission-denied',
      'You can’t sign in as a member of staff. Choose a brand’s or creator’s account.',
    )
  if (account.disabledAt) throw new CallError('failed-precondition', 'This account is disabled. Enable it first.')
  const token = await makeSignInLink(tx, uid, 'sign-in-as', actor.accountUid)
  await recordOnAccount(tx, actor, 'signed-in-as', uid)
  const expiresAt = plus(now(), linkLifeMs['sign-in-as']).toISOString()
  return { url: `${config.publicUrl}/app/quick-login?${new URLSearchParams({ token }).toString()}`, expiresAt }
}
