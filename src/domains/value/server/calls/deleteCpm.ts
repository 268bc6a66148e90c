import { and, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { valueCalls } from '../../contract.ts'
import { rangeOf, recordCpm } from '../cpm-changes.ts'
import { cpmRates } from '../tables.ts'

export const deleteCpm: Handler<typeof valueCalls.deleteCpm> = async ({ country, format }, { actor, tx }) => {
  if (country === '*')
    throw new CallError(
      'failed-precondition',
      'This CPM covers every country that doesn’t have its own, so it can’t be deleted. Edit it instead.',
    )
  const [before] = await tx
    .delete(cpmRates)
    .where(and(eq(cpmRates.country, country), eq(cpmRates.format, format)))
    .returning()
  if (!before) throw new CallError('not-found', 'We couldn’t find that CPM. It may have been deleted already.')
  await recordCpm(tx, actor, 'value-cpms.deleted', { country, format, before: rangeOf(before), after: null })
  return { done: true }
}
