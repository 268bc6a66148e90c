import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { valueCalls } from '../../contract.ts'
import { cpmRates } from '../tables.ts'

export const saveCpm: Handler<typeof valueCalls.saveCpm> = async (cpm, { actor, tx }) => {
  if (cpm.lowMinor > cpm.highMinor)
    throw new CallError('failed-precondition', 'The lower CPM is above the higher one. Swap them, then save.')
  await tx
    .insert(cpmRates)
    .values(cpm)
    .onConflictDoUpdate({ target: [cpmRates.country, cpmRates.format], set: cpm })
  await record(tx, actor, 'staff', 'value-cpms.saved', { subjectUid: actor.accountUid ?? 'cpms' }, { after: cpm })
  return { done: true }
}
