import { and, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { stale } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { record } from '../../../audit/server/record.ts'
import type { referralCalls, ThankYou } from '../../contract.ts'
import { referralThankYous } from '../tables.ts'
import { findThankYous } from '../thank-yous.ts'

export const saveThankYou: Handler<typeof referralCalls.saveThankYou> = async (
  { kind, text, isOn, version },
  { actor, tx },
) => {
  if (isOn && text === '')
    throw new CallError('failed-precondition', 'Write what the thank-you is, or turn it off.', {
      details: { fields: [{ field: 'text', message: 'Write what the thank-you is.' }] },
    })
  const before = (await findThankYous(tx))[kind]
  const after = { kind, text, isOn, version: version + 1 }
  if (!(await write(tx, after))) throw stale()
  const shown = (of: ThankYou) => ({ kind, thankYou: of.isOn ? of.text : 'off' })
  await record(
    tx,
    actor,
    'staff',
    'thank-you.saved',
    { subjectUid: 'thank-yous' },
    {
      before: shown(before),
      after: shown(after),
    },
  )
  return after
}

/** Whether it was written: not where somebody else has changed it since. */
async function write(tx: Tx, after: ThankYou): Promise<boolean> {
  if (after.version === 1) {
    const made = await tx.insert(referralThankYous).values(after).onConflictDoNothing().returning()
    return made.length > 0
  }
  const { kind, version } = referralThankYous
  const changed = await tx
    .update(referralThankYous)
    .set(after)
    .where(and(eq(kind, after.kind), eq(version, after.version - 1)))
    .returning()
  return changed.length > 0
}
