import { and, eq, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { one } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { together } from '../../../kit/server/together.ts'
import { systemActor } from '../../../access/roles.ts'
import { pushTo } from '../../notifications/server/live-updates.ts'
import { record } from '../../audit/server/record.ts'
import type { Currency } from '../../plans/tiers.ts'
import { getPlan, type Plan } from '../../plans/server/subscription.ts'
import { getBrand } from '../../profiles/server/reads.ts'
import { lockOrganisation, type Organisation } from '../../organisations/server/reads.ts'
import { listAccounts } from './organisation.ts'
import { fees } from './tables.ts'

export type Fee = typeof fees.$inferSelect

/** The calendar month of an instant on an organisation's clock, `2026-03`. */
export function monthOf(at: Date, timezone: string): string {
  return DateTime.fromJSDate(at, { zone: timezone }).toFormat('yyyy-MM')
}

/** When the month of an instant is over on an organisation's clock. */
export function monthEndOf(at: Date, timezone: string): Date {
  return DateTime.fromJSDate(at, { zone: timezone }).startOf('month').plus({ months: 1 }).toJSDate()
}

const freeUsed = prepared((db) =>
  db
    .select({ used: sql<number>`count(*)::int` })
    .from(fees)
    .where(
      and(
        eq(fees.orgUid, sql.placeholder('org')),
        eq(fees.month, sql.placeholder('month')),
        sql`${fees.state} = 'free'`,
      ),
    )
    .prepare('free_collabs_used'),
)

/** How many of a month's free collabs an organisation has used. */
export async function countFreeUsed(db: Queryable, org: Pick<Organisation, 'uid'>, month: string): Promise<number> {
  return one(await freeUsed(db, { org: org.uid, month })).used
}

/** What is left of this month's free collabs on an organisation's plan (`known` where it was read already), when new ones begin, and what others cost. */
export async function freeCollabsOf(
  db: Queryable,
  org: Organisation,
  known?: Plan,
): Promise<{ left: number; of: number; resetsAt: string; perCollab: number; currency: Currency }> {
  const [plan, used] = await together(
    db,
    async () => known ?? getPlan(db, org),
    () => countFreeUsed(db, org, monthOf(now(), org.timezone)),
  )
  const { freeCollabs: of, perCollab, currency } = plan.terms
  const resetsAt = monthEndOf(now(), org.timezone).toISOString()
  return { left: Math.max(0, of - used), of, resetsAt, perCollab, currency }
}

/**
 * Writes what a collab costs, in the transaction that brings it to stage 5: one of the month's free ones while there are
 * any, else the fee of the plan in force at this moment. Once for each collab; however many reach
 * stage 5 at the same time, the free ones are counted one after the other.
 */
export async function recordFee(tx: Tx, collab: { uid: string; brandUid: string; label: string }): Promise<void> {
  const brand = await getBrand(tx, collab.brandUid)
  const org = await lockOrganisation(tx, brand.orgUid)
  if (!org) return
  const at = now()
  const { tier, terms } = await getPlan(tx, org)
  const month = monthOf(at, org.timezone)
  const isFree = (await countFreeUsed(tx, org, month)) < terms.freeCollabs
  const [fee] = await tx
    .insert(fees)
    .values({
      collabUid: collab.uid,
      orgUid: org.uid,
      brandUid: brand.uid,
      label: collab.label,
      month,
      at,
      tier,
      termsVersion: terms.version,
      currency: terms.currency,
      ...(isFree ? { amount: 0, state: 'free' } : { amount: terms.perCollab, state: 'due', nextTryAt: at }),
    })
    .onConflictDoNothing()
    .returning()
  if (!fee) return
  const after = { amount: fee.amount, currency: fee.currency, state: fee.state, tier, month }
  await record(tx, systemActor, 'clock', 'fee.recorded', { subjectUid: org.uid, brandUid: brand.uid }, { after })
  await pushFee(tx, org.uid)
}

/** Refreshes the open pages of an organisation's people that show fees. */
export async function pushFee(tx: Tx, orgUid: string): Promise<void> {
  const people = await listAccounts(tx, orgUid)
  await pushTo(
    tx,
    people.map(({ uid }) => uid),
    ['fee'],
  )
}
