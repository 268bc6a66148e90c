import { now } from '../../../../kit/server/clock.ts'
import { assertForBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import { lockOrganisation } from '../../../organisations/server/reads.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { valueCalls } from '../../contract.ts'
import { hostSide, nameOf } from '../brand-collab.ts'
import { costSettings } from '../tables.ts'

export const saveCostSettings: Handler<typeof valueCalls.saveCostSettings> = async (
  { brandUid, ...settings },
  { actor, tx, config },
) => {
  assertForBrand(actor, brandUid)
  const { orgUid } = await getBrand(tx, brandUid)
  await lockOrganisation(tx, orgUid)
  const side = hostSide(actor)
  const row = { ...settings, orgUid, since: now(), changedBy: nameOf(side, config) }
  await tx
    .insert(costSettings)
    .values(row)
    .onConflictDoUpdate({ target: [costSettings.orgUid, costSettings.since], set: row })
  await record(tx, actor, side, 'value.costs-saved', { subjectUid: orgUid, brandUid }, { after: settings })
  return { done: true }
}
