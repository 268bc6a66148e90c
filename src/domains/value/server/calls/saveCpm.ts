import { and, eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { valueCalls } from '../../contract.ts'
import { rangeOf, recordCpm } from '../cpm-changes.ts'
import { cpmRates } from '../tables.ts'

export const saveCpm: Handler<typeof valueCalls.saveCpm> = async (cpm, { actor, tx }) => {
  if (cpm.lowMinor > cpm.highMinor)
    throw new CallError('failed-precondition', 'The lower CPM is above the higher one. Swap them, then save.')
  const { country, format, ...after } = cpm
  const [row] = await tx
    .select()
    .from(cpmRates)
    .where(and(eq(cpmRates.country, country), eq(cpmRates.format, format)))
    .for('update')
  const before = row && rangeOf(row)
  await tx
    .insert(cpmRates)
    .values(cpm)
    .onConflictDoUpdate({ target: [cpmRates.country, cpmRates.format], set: cpm })
  const change = { country, format, before: before ?? null, after }
  await recordCpm(tx, actor, 'value-cpms.saved', change)
  return { done: true }
}
