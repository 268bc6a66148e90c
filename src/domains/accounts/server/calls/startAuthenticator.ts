import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { accountCalls } from '../../contract.ts'
import { secondFactorTexts } from '../../texts.ts'
import { getAccount } from '../accounts.ts'
import { findConfirmedAt, startAuthenticator as start } from '../authenticator.ts'

export const startAuthenticator: Handler<typeof accountCalls.startAuthenticator> = async (
  _input,
  { actor, config, tx },
) => {
  const account = await getAccount(tx, accountOf(actor))
  if (await findConfirmedAt(tx, account.uid)) throw new CallError('failed-precondition', secondFactorTexts.alreadySetUp)
  return start(tx, config, account)
}
