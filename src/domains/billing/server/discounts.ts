import { and, count, desc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { CallError } from '../../../kit/contract/errors.ts'
import { hourMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { systemActor } from '../../../access/roles.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { record } from '../../audit/server/record.ts'
import type { Organisation } from '../../organisations/server/reads.ts'
import type { Subscription, Terms } from '../../plans/server/subscription.ts'
import { tierFacts } from '../../plans/tiers.ts'
import { offWords } from '../discounts.ts'
import { checkouts, discountCodes, discountUses, providerSubscriptions } from './tables.ts'

export type DiscountCode = typeof discountCodes.$inferSelect
type Wanted = { org: Organisation; code: string; terms: Terms }

const noCode = 'We don’t recognise this code. Check it, or continue without it.'
const refuse = (text: string) => new CallError('failed-precondition', text)

/** Codes are for a first plan: what is taken later has its normal price. */
const forFirstPlans = 'Codes only work on a first plan, and you’ve had one before. Remove the code to continue.'
/** Upgrades aren’t discounted: they charge only the difference for the rest of the period. */
export const notForUpgrades =
  'Codes don’t work for upgrades: you only pay the difference for the rest of the period. Remove the code to continue.'

/** A page can be paid for a day. Should nobody hear how it ended, its code is held for an hour more. */
const heldForMs = 25 * hourMs
/** Uses that still stand in others’ way, though their pages aren’t paid. */
export const isHeld = () => and(eq(discountUses.state, 'held'), gt(discountUses.at, plus(now(), -heldForMs)))

/** Why a code can’t be used any more at all; null while it can. `used` counts every use of it. */
export function endOf(
  { stoppedAt, lastDay, most }: DiscountCode,
  used: number,
  timezone: string,
): 'stopped' | 'over' | 'used-up' | null {
  if (stoppedAt) return 'stopped'
  if (lastDay !== null && lastDay < today(timezone)) return 'over'
  return most !== null && used >= most ? 'used-up' : null
}

const today = (timezone: string) => DateTime.fromJSDate(now(), { zone: timezone }).toISODate() ?? ''

const endWords = {
  stopped: 'This code is no longer valid. Remove it, or ask your account manager for another.',
  over: 'This code has expired. Remove it, or ask your account manager for another.',
  'used-up': 'This code has been used up. Remove it, or ask your account manager for another.',
} as const

/**
 * The code that an organisation may use for a plan, or the refusal that says why not. What the organisation holds itself, for
 * a page that is still open, stands in nobody's way.
 */
export async function getUsableCode(db: Queryable, { org, code, terms }: Wanted): Promise<DiscountCode> {
  const [found] = await db.select().from(discountCodes).where(eq(discountCodes.code, code))
  if (!found) throw refuse(noCode)
  await assertUsable(db, found, { org, terms })
  return found
}

/** Holds a code for a checkout that is just being made: one after the other, however many want its last use. */
export async function holdCode(tx: Tx, wanted: Wanted, checkoutUid: string): Promise<DiscountCode> {
  const [found] = await tx.select().from(discountCodes).where(eq(discountCodes.code, wanted.code)).for('update')
  if (!found) throw refuse(noCode)
  await assertUsable(tx, found, wanted)
  const isTrial = found.trialDays !== null
  // Of its own it may hold one of a page that is over, though nobody heard of it.
  const { orgUid, discountUid, state } = discountUses
  const isSame = or(eq(discountUid, found.uid), isTrial ? discountUses.isTrial : undefined)
  await tx.delete(discountUses).where(and(eq(orgUid, wanted.org.uid), isSame, eq(state, 'held')))
  await tx.insert(discountUses).values({
    uid: newUid('discount_use'),
    discountUid: found.uid,
    orgUid: wanted.org.uid,
    checkoutUid,
    tier: wanted.terms.tier,
    isTrial,
    at: now(),
  })
  return found
}

async function assertUsable(
  db: Queryable,
  found: DiscountCode,
  { org, terms }: Pick<Wanted, 'org' | 'terms'>,
): Promise<void> {
  const others = or(and(ne(discountUses.orgUid, org.uid), isHeld()), eq(discountUses.state, 'used'))
  const [counted] = await db
    .select({ used: count(), mine: sql<number>`(count(*) filter (where ${discountUses.orgUid} = ${org.uid}))::int` })
    .from(discountUses)
    .where(and(eq(discountUses.discountUid, found.uid), others))
  if (counted?.mine) throw refuse('You’ve already used this code. Remove it to continue.')
  const [earlier] = await db
    .select({ id: providerSubscriptions.id })
    .from(providerSubscriptions)
    .where(and(eq(providerSubscriptions.orgUid, org.uid), ne(providerSubscriptions.status, 'incomplete')))
    .limit(1)
  if (earlier) throw refuse(forFirstPlans)
  if (found.trialDays !== null) await assertFirstTrial(db, org)
  const used = counted?.used ?? 0
  const end = endOf(found, used, org.timezone)
  if (end) throw refuse(endWords[end])
  if (!found.tiers.includes(terms.tier)) {
    const names = found.tiers.map((tier) => tierFacts[tier].name)
    throw refuse(
      `This code only works with ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)}. Remove it, or choose another plan.`,
    )
  }
  if (found.currency !== null && found.currency !== terms.currency)
    throw refuse(`This code only works in ${found.currency}. Remove it, or choose that currency.`)
}

/** An organisation has one free trial, whichever code it was. */
async function assertFirstTrial(db: Queryable, org: Organisation): Promise<void> {
  const { uid, orgUid, isTrial, state } = discountUses
  const [had] = await db
    .select({ uid })
    .from(discountUses)
    .where(and(eq(orgUid, org.uid), isTrial, eq(state, 'used')))
    .limit(1)
  if (had) throw refuse('You’ve already had a free trial. Remove the code to continue.')
}

/**
 * Refuses to take a trial to a plan that its code isn’t for. One that is stays free until the same day: the provider charges the
 * new price from then on.
 */
export async function assertTrialCovers(db: Queryable, held: Subscription, terms: Terms): Promise<void> {
  if (held.state !== 'trialing') return
  const [found] = await db
    .select({ tiers: discountCodes.tiers })
    .from(discountUses)
    .innerJoin(discountCodes, eq(discountCodes.uid, discountUses.discountUid))
    .where(and(eq(discountUses.orgUid, held.orgUid), discountUses.isTrial))
  if (!found || found.tiers.includes(terms.tier)) return
  throw refuse(
    `Your free trial doesn’t include ${tierFacts[terms.tier].name}. You can upgrade when the trial has ended.`,
  )
}

/** The discount that lowers a subscription's invoices now, and until when; null where none does, or a change of plan ended it. */
export async function findDiscount(db: Queryable, { orgUid, providerId }: Pick<Subscription, 'orgUid' | 'providerId'>) {
  if (!providerId) return null
  const [found] = await db
    .select({
      percent: discountCodes.percent,
      amount: discountCodes.amount,
      currency: discountCodes.currency,
      until: discountUses.until,
    })
    .from(providerSubscriptions)
    .innerJoin(discountUses, eq(discountUses.orgUid, providerSubscriptions.orgUid))
    .innerJoin(discountCodes, eq(discountCodes.uid, discountUses.discountUid))
    .where(
      and(
        eq(providerSubscriptions.id, providerId),
        eq(providerSubscriptions.orgUid, orgUid),
        providerSubscriptions.discounted,
        eq(discountUses.state, 'used'),
        eq(discountUses.isTrial, false),
        gt(discountUses.until, now()),
      ),
    )
    .orderBy(desc(discountUses.at))
    .limit(1)
  return found?.until ? { words: offWords(found), until: found.until.toISOString() } : null
}

/** A checkout was paid, or is over: its code is used, or free for others again. */
export async function settleCode(tx: Tx, checkoutUid: string, state: 'paid' | 'ended'): Promise<void> {
  const ofThis = and(eq(discountUses.checkoutUid, checkoutUid), eq(discountUses.state, 'held'))
  if (state === 'ended') {
    await tx.delete(discountUses).where(ofThis)
    return
  }
  const [use] = await tx
    .select({
      orgUid: discountUses.orgUid,
      tier: discountUses.tier,
      code: discountCodes.code,
      months: discountCodes.months,
      trialDays: discountCodes.trialDays,
    })
    .from(discountUses)
    .innerJoin(discountCodes, eq(discountCodes.uid, discountUses.discountUid))
    .where(ofThis)
  if (!use) return
  const lasts = use.trialDays === null ? { months: use.months } : { days: use.trialDays }
  const until = DateTime.fromJSDate(now(), { zone: 'utc' }).plus(lasts).toJSDate()
  await tx.update(discountUses).set({ state: 'used', at: now(), until }).where(ofThis)
  const after = { code: use.code, tier: use.tier, until: until.toISOString() }
  const kind = use.trialDays === null ? 'discount.used' : 'trial.started'
  await record(tx, systemActor, 'clock', kind, { subjectUid: use.orgUid }, { after })
}

/** Checkouts are over, unpaid: those that a condition names. */
export async function endCheckouts(tx: Tx, which: SQL | undefined): Promise<void> {
  const ended = await tx.update(checkouts).set({ state: 'ended' }).where(which).returning({ uid: checkouts.uid })
  const uids = ended.map(({ uid }) => uid)
  if (uids.length > 0)
    await tx.delete(discountUses).where(and(inArray(discountUses.checkoutUid, uids), eq(discountUses.state, 'held')))
}
