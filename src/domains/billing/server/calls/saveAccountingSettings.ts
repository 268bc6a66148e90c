import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { billingCalls } from '../../contract.ts'
import { readAccountingSettings } from '../accounting.ts'
import { accountingSettings } from '../tables.ts'

export const saveAccountingSettings: Handler<typeof billingCalls.saveAccountingSettings> = async (
  { fields },
  { actor, tx },
) => {
  const { settings: before } = await readAccountingSettings(tx)
  await tx
    .insert(accountingSettings)
    .values({ id: 'ours', fields })
    .onConflictDoUpdate({ target: accountingSettings.id, set: { fields } })
  await record(tx, actor, 'staff', 'accounting.settings-saved', { subjectUid: 'accounting' }, { before, after: fields })
  return fields
}
