import { mustGet } from '../../../../kit/contract/must.ts'
import { accountOf } from '../../../../access/roles.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { addStaff, createAccount, findAccountByEmail, findDisplayNames } from '../../../accounts/server/accounts.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { inviteToSignIn } from '../../../accounts/server/invitations.ts'
import type { staffCalls } from '../../contract.ts'
import { recordOnAccount } from '../account.ts'
import { freeSlug, viewStaff } from '../staff.ts'

export const inviteStaff: Handler<typeof staffCalls.inviteStaff> = async (
  { email, name, role },
  { actor, tx, config },
) => {
  if (await findAccountByEmail(tx, email))
    throw new CallError(
      'failed-precondition',
      'This email already has an account. Use a separate email for staff accounts.',
    )
  const uid = await createAccount(tx, { email, displayName: name })
  await addStaff(tx, uid, { role, displayName: name, slug: await freeSlug(tx, name, uid) })
  const by = mustGet(await findDisplayNames(tx, [accountOf(actor)]), accountOf(actor))
  await inviteToSignIn(tx, config, { uid, email }, { by, to: `the ${config.PRODUCT_NAME} team` })
  await recordOnAccount(tx, actor, 'staff-invited', uid, { after: { role } })
  return viewStaff(tx, actor)
}
