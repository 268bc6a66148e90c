import { and, asc, eq, ne } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import type { BrandProfile } from '../../profiles/server/view.ts'
import { todayIn } from '../availability.ts'
import { type BriefContent, mostClosedDays } from '../brief.ts'
import { briefPolicy } from './policy.ts'
import type { Brief } from './reads.ts'
import { briefs } from './tables.ts'

type Venue = Pick<BrandProfile, 'uid' | 'timezone'>

const openBriefsOf = (brandUid: string) => and(eq(briefs.brandUid, brandUid), ne(briefs.status, 'archived'))

/** A venue’s briefs that aren’t archived, locked in one order for all who lock several. */
export async function lockOpenBriefs(tx: Tx, brandUid: string): Promise<Brief[]> {
  return tx.select().from(briefs).where(openBriefsOf(brandUid)).orderBy(asc(briefs.uid)).for('update')
}

/** How many briefs are open, and how many of them are closed on each day from today on. */
async function countClosed(db: Queryable, { uid, timezone }: Venue) {
  const today = todayIn(timezone, now())
  const rows = await db.select({ availability: briefs.availability }).from(briefs).where(openBriefsOf(uid))
  const counts = new Map<string, number>()
  for (const { availability } of rows)
    for (const day of new Set(availability.blackout)) if (day >= today) counts.set(day, (counts.get(day) ?? 0) + 1)
  return { today, briefs: rows.length, counts }
}

/** The closed days of a venue, for who looks at them. */
export async function viewClosedDays(db: Queryable, actor: Actor, brand: Venue) {
  const { counts, ...found } = await countClosed(db, brand)
  const days = [...counts]
    .map(([day, closed]) => ({ day, briefs: closed }))
    .toSorted((a, b) => a.day.localeCompare(b.day))
  return { ...found, days, can: { change: may(briefPolicy, actor, 'edit', { brandUid: brand.uid }) } }
}

/** What a new brief says, closed on the days that all other briefs of its venue are closed on. */
export async function withClosedDays(db: Queryable, brand: Venue, content: BriefContent): Promise<BriefContent> {
  const { briefs: open, counts } = await countClosed(db, brand)
  const everywhere = [...counts].filter(([, closed]) => closed === open).map(([day]) => day)
  const blackout = [...new Set([...content.availability.blackout, ...everywhere])].toSorted()
  if (everywhere.length === 0 || blackout.length > mostClosedDays) return content
  return { ...content, availability: { ...content.availability, blackout } }
}
