import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'
import { networkOf, sharedLimiter } from '../../../kit/server/limits.ts'
import { notAsSomeoneElse, notWhileViewing } from '../../../access/roles.ts'
import { signInTexts as texts } from '../texts.ts'
import { getAccount } from './accounts.ts'
import { assertNewPassword, hashPassword, passwordMatches } from './passwords.ts'
import { savePassword } from './save-password.ts'
import { recordSecurityEvent, type Visitor } from './security-events.ts'
import { replaceToken } from './sessions.ts'
import { accountTries, addressTries, type SignedIn, triesKey } from './sign-in.ts'

/**
 * Another password for someone signed in who knows the present one; every other session and every link ends. Answers the
 * token of the cookie that holds from now on.
 */
export function changePassword(database: Database, config: Config) {
  const { db } = database
  const limiterOf = ({ name, points, seconds }: typeof accountTries) =>
    sharedLimiter(database, name, points, seconds, texts.tooMany)
  const addresses = limiterOf(addressTries)
  const perAccount = limiterOf(accountTries)

  return async (
    session: SignedIn,
    input: { current: string; password: string },
    visitor: Visitor,
  ): Promise<{ cookie: string }> => {
    await addresses.take(networkOf(visitor.address))
    if (session.byUid) throw new CallError('permission-denied', notAsSomeoneElse)
    if (session.isViewing) throw new CallError('permission-denied', notWhileViewing)
    const account = await getAccount(db, session.accountUid)
    await perAccount.take(triesKey(account.email, visitor))
    if (!(await passwordMatches(account.passwordHash, input.current))) {
      await recordSecurityEvent(db, account.uid, 'password-change-refused', visitor)
      throw new CallError('permission-denied', texts.notCurrent)
    }
    await assertNewPassword(input.password, account.email, config)
    const passwordHash = await hashPassword(input.password)
    const cookie = await db.transaction(async (tx) => {
      await savePassword(tx, config, account, passwordHash, visitor, session.uid)
      return replaceToken(tx, session.uid)
    })
    await perAccount.reset(triesKey(account.email, visitor))
    return { cookie }
  }
}
