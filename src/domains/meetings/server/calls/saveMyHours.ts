import { accountOf } from '../../../../access/roles.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { sameVersion } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { staffFacts } from '../../../accounts/server/facts.ts'
import { record } from '../../../audit/server/record.ts'
import type { meetingCalls } from '../../contract.ts'
import { whyNotHours } from '../../hours.ts'
import { viewHours } from '../my-hours.ts'
import { staffHours } from '../tables.ts'

export const saveMyHours: Handler<typeof meetingCalls.saveMyHours> = async ({ version, ...hours }, { actor, tx }) => {
  const accountUid = accountOf(actor)
  const why = whyNotHours(hours)
  if (why) throw new CallError('failed-precondition', why)
  await checkSubstitutes(
    tx,
    accountUid,
    hours.away.flatMap(({ substituteUid }) => substituteUid ?? []),
  )
  const [before] = await tx.select().from(staffHours).where(eq(staffHours.accountUid, accountUid)).for('update')
  sameVersion(before ?? { version: 0 }, version)
  const after = { accountUid, ...hours, version: version + 1 }
  await tx.insert(staffHours).values(after).onConflictDoUpdate({ target: staffHours.accountUid, set: after })
  const subject = { subjectUid: accountUid }
  await record(tx, actor, 'staff', 'account.meeting-hours-updated', subject, { ...(before && { before }), after })
  return viewHours(tx, actor)
}

async function checkSubstitutes(tx: Tx, accountUid: string, uids: readonly string[]): Promise<void> {
  const wanted = [...new Set(uids)]
  if (wanted.length === 0) return
  if (wanted.includes(accountUid))
    throw new CallError('failed-precondition', 'You can’t cover your own calls. Choose someone else.')
  const known = await tx
    .select({ uid: staffFacts.accountUid })
    .from(staffFacts)
    .where(and(inArray(staffFacts.accountUid, wanted)))
  if (known.length < wanted.length)
    throw new CallError('not-found', 'The person covering for you is no longer on the team. Choose someone else.')
}
