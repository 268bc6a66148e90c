import type { Queryable } from '../../../kit/server/database.ts'
import { getBrand } from '../../profiles/server/reads.ts'
import { type VenueCurrency, venueCurrencyOf } from '../../profiles/vocabulary.ts'
import { listSettings } from './settings.ts'

/** What an organisation counts in: as it has said, or the currency of the venue's country. */
export async function currencyOfOrganisation(
  db: Queryable,
  brandUid: string,
): Promise<{ orgUid: string; timezone: string; currency: VenueCurrency }> {
  const { orgUid, country, timezone } = await getBrand(db, brandUid)
  const settings = (await listSettings(db, [orgUid])).at(-1)
  return { orgUid, timezone, currency: settings?.currency ?? venueCurrencyOf(country ?? '') }
}
