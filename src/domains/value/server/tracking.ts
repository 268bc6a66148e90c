import { randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { codeLetters } from '../tracking.ts'
import { linkDays, redemptions, trackedLinks } from './tables.ts'

type TrackedLink = typeof trackedLinks.$inferSelect

/** A code of letters and digits that are not mistaken for each other. */
export function makeCode(length: number): string {
  return Array.from({ length }, () => codeLetters[randomInt(codeLetters.length)]).join('')
}

const clicks = sql<number>`(select coalesce(sum(${linkDays.clicks}), 0)::int from ${linkDays} where ${linkDays.linkUid} = ${trackedLinks.uid})`

/** A collab's tracked links, oldest first, each with how many people followed it. */
export async function listTrackedLinks(
  db: Queryable,
  collabUid: string,
): Promise<(TrackedLink & { clicks: number })[]> {
  const rows = await db
    .select({ link: trackedLinks, clicks })
    .from(trackedLinks)
    .where(eq(trackedLinks.collabUid, collabUid))
    .orderBy(trackedLinks.createdAt, trackedLinks.uid)
  return rows.map((row) => ({ ...row.link, clicks: row.clicks }))
}

export function viewTrackedLink(config: Config, link: TrackedLink & { clicks: number }) {
  const { uid, code, target, withUtm, deliverableUid, createdAt, endedAt } = link
  return {
    uid,
    target,
    withUtm,
    deliverableUid,
    clicks: link.clicks,
    url: `${config.publicUrl}/r/${code}`,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}

/** How many bookings were made with a collab's code. */
export async function countRedemptions(db: Queryable, collabUid: string): Promise<number> {
  const [row] = await db
    .select({ bookings: sql<number>`coalesce(sum(${redemptions.bookings}), 0)::int` })
    .from(redemptions)
    .where(eq(redemptions.collabUid, collabUid))
  return row?.bookings ?? 0
}
