import { first } from '../../../../kit/contract/must.ts'
import { accountOf } from '../../../../access/roles.ts'
import { eq } from 'drizzle-orm'
import type { accountCalls } from '../../contract.ts'
import { deviceName } from '../device.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { findEmailChange } from '../email-change.ts'
import { listSessions } from '../sessions.ts'
import { accounts } from '../tables.ts'

export const getSessions: Handler<typeof accountCalls.getSessions> = async (_input, { actor, caller, db }) => {
  const account = first(
    await db
      .select()
      .from(accounts)
      .where(eq(accounts.uid, accountOf(actor))),
  )
  const sessions = await listSessions(db, accountOf(actor))
  const change = await findEmailChange(db, account.uid)
  return {
    email: account.email,
    hasPassword: account.passwordHash !== null,
    emailChange: change && {
      newEmail: change.newEmail,
      oldAgreed: change.oldAgreedAt !== null,
      newAgreed: change.newAgreedAt !== null,
      expiresAt: change.expiresAt.toISOString(),
    },
    sessions: sessions.map(({ uid, device, createdAt, lastSeenAt }) => ({
      uid,
      device: deviceName(device),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: uid === caller.sessionUid,
    })),
  }
}
