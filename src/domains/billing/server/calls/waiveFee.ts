import { and, eq, ne, sql } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import { record } from '../../../audit/server/record.ts'
import type { billingCalls } from '../../contract.ts'
import { pushFee } from '../fees.ts'
import { billingPolicy } from '../policy.ts'
import { creditNotes, fees } from '../tables.ts'

const notWaived = {
  free: 'This was a free collab, so there’s no fee to waive.',
  waived: 'This fee has already been waived.',
} as const

export const waiveFee: Handler<typeof billingCalls.waiveFee> = async ({ collabUid, reason }, { actor, tx }) => {
  const [fee] = await tx.select().from(fees).where(eq(fees.collabUid, collabUid)).for('update')
  if (!fee || !may(billingPolicy, actor, 'waive', { uid: fee.brandUid }))
    throw new CallError('not-found', 'We couldn’t find that fee.')
  if (fee.state === 'free' || fee.state === 'waived') throw new CallError('failed-precondition', notWaived[fee.state])
  const credited = sql`${creditNotes.lines} @> ${JSON.stringify([{ collabUid }])}::jsonb`
  const [note] = await tx
    .select()
    .from(creditNotes)
    .where(and(eq(creditNotes.orgUid, fee.orgUid), ne(creditNotes.state, 'void'), credited))
    .limit(1)
  if (note)
    throw new CallError(
      'failed-precondition',
      'A credit note already covers this fee. Credit what’s left of it on its invoice.',
    )
  const at = now()
  // What was billed, or is being billed at this moment, is taken back by a line of its own.
  const change = { waivedAt: at, waivedBy: actor.accountUid, waiveReason: reason, nextTryAt: fee.tries > 0 ? at : null }
  await tx
    .update(fees)
    .set({ state: 'waived', ...change })
    .where(eq(fees.collabUid, collabUid))
  const { state, amount, currency, orgUid: subjectUid, brandUid } = fee
  const written = { before: { state, amount, currency }, after: { state: 'waived', collabUid }, why: reason }
  await record(tx, actor, 'staff', 'fee.waived', { subjectUid, brandUid }, written)
  await pushFee(tx, subjectUid)
  return { waived: true }
}
