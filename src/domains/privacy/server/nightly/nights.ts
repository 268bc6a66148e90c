import { and, desc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import { dayMs, hourMs, now, plus } from '../../../../kit/server/clock.ts'
import type { Config } from '../../../../kit/server/config.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { membershipFacts } from '../../../accounts/server/facts.ts'
import { findOrganisationNames } from '../../../organisations/server/reads.ts'
import { brandFacts } from '../../../profiles/server/facts.ts'
import { nightlyExports, storedExports } from '../tables.ts'

/** From this hour on (UTC), the archives of a night are due. */
const beginsAtHour = 2

/** The date (UTC) of the night that is due; a night begins at 02:00. */
export const nightOf = (at: Date): string =>
  plus(at, -beginsAtHour * hourMs)
    .toISOString()
    .slice(0, 10)

/** The organisations that are exported each night, with their names: those with a team that chose it, or all with a team. */
export async function listNightly(db: Queryable, config: Config): Promise<{ orgUid: string; name: string }[]> {
  const hasTeam = exists(
    db
      .select({ one: sql`1` })
      .from(membershipFacts)
      .where(eq(membershipFacts.profileUid, brandFacts.uid)),
  )
  const chosen = db.select({ uid: nightlyExports.orgUid }).from(nightlyExports).where(eq(nightlyExports.isOn, true))
  const found = await db
    .selectDistinct({ orgUid: brandFacts.orgUid })
    .from(brandFacts)
    .where(and(hasTeam, config.EXPORT_OF === 'all' ? undefined : inArray(brandFacts.orgUid, chosen)))
    .orderBy(brandFacts.orgUid)
  const names = await findOrganisationNames(
    db,
    found.map(({ orgUid }) => orgUid),
  )
  return found.map(({ orgUid }) => ({ orgUid, name: names.get(orgUid) ?? '' }))
}

/** Since when (UTC) an organisation has been without an archive for longer than a night and the hours it may take. */
export const lateBefore = (): Date => plus(now(), -1.5 * dayMs)

/** The last archive of an organisation. */
export async function findLastStored(db: Queryable, orgUid: string): Promise<{ at: Date; bytes: number } | null> {
  const [row] = await db
    .select({ at: storedExports.storedAt, bytes: storedExports.bytes })
    .from(storedExports)
    .where(eq(storedExports.orgUid, orgUid))
    .orderBy(desc(storedExports.night))
    .limit(1)
  return row ?? null
}

/** What is stored and is to go: of organisations that aren't exported any more, and older than the newest nights of the others. */
export async function listOver(db: Queryable, wanted: readonly string[], nights: number) {
  const ranked = db
    .select({
      orgUid: storedExports.orgUid,
      night: storedExports.night,
      key: storedExports.key,
      rank: sql<number>`row_number() over (partition by ${storedExports.orgUid} order by ${storedExports.night} desc)`.as(
        'rank',
      ),
    })
    .from(storedExports)
    .as('ranked')
  const isWanted = sql`${ranked.orgUid} = any(${sql.param([...wanted])}::text[])`
  return db
    .select({ orgUid: ranked.orgUid, night: ranked.night, key: ranked.key })
    .from(ranked)
    .where(or(sql`not ${isWanted}`, sql`${ranked.rank} > ${nights}`))
}
