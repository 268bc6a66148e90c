import type { Queryable } from '../../../kit/server/database.ts'
import { findDisplayNames } from '../../accounts/server/accounts.ts'
import { findBrands, findInfluencers } from '../../profiles/server/reads.ts'
import { now } from '../../../kit/server/clock.ts'
import type { UsageEvent, UserError } from '../contract.ts'
import { sessionTimeoutMs } from '../usage-session.ts'
import type { userErrors, userEvents, usageSessions } from './tables.ts'

type Who = { accountUid: string | null; profileUid: string | null }

/** The names behind rows: one query for accounts and one for each kind of profile. */
async function namesOf(db: Queryable, rows: readonly Who[]) {
  const accountNames = await findDisplayNames(db, [...new Set(rows.flatMap((row) => row.accountUid ?? []))])
  const profiles = [...new Set(rows.flatMap((row) => row.profileUid ?? []))]
  const brands = await findBrands(
    db,
    profiles.filter((uid) => uid.startsWith('brand_')),
  )
  const influencers = await findInfluencers(
    db,
    profiles.filter((uid) => uid.startsWith('influencer_')),
  )
  const profileName = (uid: string) => {
    const influencer = influencers.get(uid)?.profile
    return brands.get(uid)?.name ?? (influencer ? `@${influencer.handle}` : 'deleted profile')
  }
  return (row: Who) => ({
    account: row.accountUid
      ? { uid: row.accountUid, name: accountNames.get(row.accountUid) ?? 'deleted account' }
      : null,
    profile: row.profileUid ? { uid: row.profileUid, name: profileName(row.profileUid) } : null,
  })
}

export async function viewEvents(
  db: Queryable,
  rows: readonly (typeof userEvents.$inferSelect)[],
): Promise<UsageEvent[]> {
  const nameOf = await namesOf(db, rows)
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), ...nameOf(row) }))
}

export async function viewSessions(db: Queryable, rows: readonly (typeof usageSessions.$inferSelect)[]) {
  const nameOf = await namesOf(db, rows)
  return rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
    isOpen: row.endReason === null && now().getTime() - row.lastAt.getTime() < sessionTimeoutMs,
    ...nameOf(row),
  }))
}

export async function viewErrors(
  db: Queryable,
  rows: readonly (typeof userErrors.$inferSelect)[],
): Promise<UserError[]> {
  const shown = rows.map((row) => ({ ...row, at: row.at.toISOString(), profileUid: null }))
  const nameOf = await namesOf(db, shown)
  return shown.map((row) => ({ ...row, account: nameOf(row).account }))
}
