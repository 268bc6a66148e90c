import { asc, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import type { VenueCurrency } from '../../profiles/vocabulary.ts'
import { listPriceOnly } from '../costs.ts'
import { costSettings } from './tables.ts'

export type Settings = typeof costSettings.$inferSelect

/** Every version of what collabs cost these organisations, oldest first. */
export async function listSettings(db: Queryable, orgUids: readonly string[]): Promise<Settings[]> {
  return db
    .select()
    .from(costSettings)
    .where(inArray(costSettings.orgUid, [...orgUids]))
    .orderBy(asc(costSettings.since))
}

/**
 * What counted for an organisation when a visit was. Visits before anybody had said anything take the first that was said
 * after; an organisation that never did pays list prices.
 */
export function settingsAt(all: readonly Settings[], orgUid: string, at: Date): Settings | null {
  const own = all.filter((one) => one.orgUid === orgUid)
  return own.findLast(({ since }) => since <= at) ?? own[0] ?? null
}

export const withoutSettings = (currency: VenueCurrency) => ({
  ...listPriceOnly,
  currency,
  bookingMarginMinor: null,
  photographerMinor: null,
})
