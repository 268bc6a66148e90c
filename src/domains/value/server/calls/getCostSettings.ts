import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { venueCurrencyOf } from '../../../profiles/vocabulary.ts'
import type { valueCalls } from '../../contract.ts'
import { withNames } from '../cost-history.ts'
import { listSettings, type Settings } from '../settings.ts'

export const getCostSettings: Handler<typeof valueCalls.getCostSettings> = async ({ brandUid }, { actor, db }) => {
  assertSeesBrand(actor, brandUid)
  const brand = await getBrand(db, brandUid)
  const history = await withNames(
    db,
    actor,
    { subjectUid: brand.orgUid, kind: 'value.costs-saved' },
    (await listSettings(db, [brand.orgUid])).map(viewSettings).toReversed(),
  )
  return { settings: history[0] ?? null, history, currency: venueCurrencyOf(brand.country ?? '') }
}

function viewSettings({ orgUid: _org, since, ...row }: Settings) {
  return { ...row, since: since.toISOString() }
}
