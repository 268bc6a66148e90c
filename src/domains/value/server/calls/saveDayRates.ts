import { sql } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { valueCalls } from '../../contract.ts'
import { dayRates } from '../tables.ts'

export const saveDayRates: Handler<typeof valueCalls.saveDayRates> = async ({ rates }, { actor, tx }) => {
  if (rates.some(({ currency }) => currency === 'GBP'))
    throw new CallError(
      'failed-precondition',
      'Rates say what £1 buys, so pounds don’t need one. Remove the GBP lines.',
    )
  const days = new Map(rates.map((rate) => [`${rate.currency} ${rate.day}`, rate]))
  await tx
    .insert(dayRates)
    .values([...days.values()])
    .onConflictDoUpdate({ target: [dayRates.currency, dayRates.day], set: { micro: sql`excluded.micro` } })
  const subjectUid = actor.accountUid ?? 'rates'
  await record(tx, actor, 'staff', 'value-rates.saved', { subjectUid }, { after: { count: days.size } })
  return { saved: days.size }
}
