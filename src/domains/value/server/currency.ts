import { asc, eq } from 'drizzle-orm'
import { noBrand } from '../../../access/server/guards.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { type City, type VenueCurrency, venueCurrencyOf } from '../../profiles/vocabulary.ts'
import type { Settings } from './settings.ts'
import { costSettings } from './tables.ts'

/** A venue and its organisation as numbers are shown for them. */
export type Organisation = {
  orgUid: string
  timezone: string
  city: City
  /** What the organisation counts in: as it has said, or the currency of the venue's country. */
  currency: VenueCurrency
  /** Every version of what collabs cost it, oldest first. */
  settings: Settings[]
}

export async function currencyOfOrganisation(db: Queryable, brandUid: string): Promise<Organisation> {
  const { orgUid, timezone, city, country } = brandFacts
  const rows = await db
    .select({ brand: { orgUid, timezone, city, country }, settings: costSettings })
    .from(brandFacts)
    .leftJoin(costSettings, eq(costSettings.orgUid, orgUid))
    .where(eq(brandFacts.uid, brandUid))
    .orderBy(asc(costSettings.since))
  const [first] = rows
  if (!first) throw noBrand()
  const settings = rows.flatMap((row) => row.settings ?? [])
  const { country: where, ...brand } = first.brand
  return { ...brand, settings, currency: settings.at(-1)?.currency ?? venueCurrencyOf(where ?? '') }
}
