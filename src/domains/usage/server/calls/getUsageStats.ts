import { asc, desc, gt, inArray, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { usageCalls } from '../../contract.ts'
import type { Funnel, listUnseen } from '../funnels.ts'
import { usageActive, usageFeatures, usageSnapshots } from '../tables.ts'

const mostFeatures = 40

export const getUsageStats: Handler<typeof usageCalls.getUsageStats> = async ({ days }, { db }) => {
  const today = DateTime.fromJSDate(now(), { zone: 'utc' })
  const period = Array.from({ length: days }, (_, back) =>
    must(today.minus({ days: days - 1 - back }).toISODate(), 'valid day'),
  )
  const before = must(today.minus({ days }).toISODate(), 'valid day')
  const active = await db.select().from(usageActive).where(gt(usageActive.day, before)).orderBy(asc(usageActive.day))
  const features = await db
    .select({
      feature: usageFeatures.feature,
      tier: usageFeatures.tier,
      people: sql<number>`ceil(sum(${usageFeatures.people})::numeric / ${days})::int`,
      events: sql<number>`sum(${usageFeatures.events})::int`,
    })
    .from(usageFeatures)
    .where(gt(usageFeatures.day, before))
    .groupBy(usageFeatures.feature, usageFeatures.tier)
    .orderBy(desc(sql`4`))
    .limit(mostFeatures)
  const snapshots = await db
    .select()
    .from(usageSnapshots)
    .where(inArray(usageSnapshots.key, [`funnels:${days}`, 'unseen']))
  const snapshot = <T>(key: string) => snapshots.find((row) => row.key === key)?.value as T | undefined
  const unseen = snapshot<Awaited<ReturnType<typeof listUnseen>>>('unseen')
  return {
    active: period.map((day) => ({
      day,
      ...byRoleOf(active.filter((row) => row.day === day)),
    })),
    features,
    unseen: (unseen?.rows ?? []).map((row) => ({ ...row, days: row.lastSeenAt ? daysSince(row.lastSeenAt) : null })),
    unseenCounts: { days14: unseen?.days14 ?? 0, days30: unseen?.days30 ?? 0 },
    funnels: snapshot<Funnel[]>(`funnels:${days}`) ?? [],
    countedAt: snapshots[0]?.countedAt.toISOString() ?? null,
  }
}

function byRoleOf(rows: (typeof usageActive.$inferSelect)[]) {
  return {
    byRole: Object.fromEntries(rows.filter(({ people }) => people > 0).map(({ role, people }) => [role, people])),
    week: Object.fromEntries(rows.map(({ role, weekPeople }) => [role, weekPeople])),
  }
}

function daysSince(iso: string): number {
  return Math.floor((now().getTime() - new Date(iso).getTime()) / dayMs)
}
