import { eq } from 'drizzle-orm'
import type { Handler } from '../../../accounts/server/handler.ts'
import { accounts } from '../../../accounts/server/tables.ts'
import type { peopleCalls } from '../../contract.ts'
import { getAccount, recordPerson, viewPerson } from '../person.ts'

export const enablePerson: Handler<typeof peopleCalls.enablePerson> = async ({ uid }, { actor, tx }) => {
  const account = await getAccount(tx, uid, true)
  if (account.disabledAt) {
    await tx.update(accounts).set({ disabledAt: null, disabledReason: null }).where(eq(accounts.uid, uid))
    const before = { disabled: true, reason: account.disabledReason }
    await recordPerson(tx, actor, 'enabled', uid, { before, after: { disabled: false } })
  }
  return viewPerson(tx, actor, uid)
}
