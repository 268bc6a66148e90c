import { keysOf } from '../../../kit/contract/keys.ts'
import { and, desc, eq, isNotNull, max, min, ne, sql } from 'drizzle-orm'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { systemActor } from '../../../access/roles.ts'
import { pushTo } from '../../notifications/server/live-updates.ts'
import { record } from '../../audit/server/record.ts'
import {
  findSubscription,
  findTermsOfPrice,
  saveSubscription,
  type Subscription,
  type Terms,
} from '../../plans/server/subscription.ts'
import { columnsOf } from '../../../kit/server/facts.ts'
import { tierTermFacts } from '../../plans/server/facts.ts'
import { findOrganisation } from '../../organisations/server/reads.ts'
import { listAccounts, notifyBillingAdmins } from './organisation.ts'
import { wordsOfChange } from './plan-words.ts'
import { paymentEvents, providerSubscriptions } from './tables.ts'

type Row = typeof providerSubscriptions.$inferSelect

/** What is odd about an organisation's subscriptions, for staff; empty when nothing is. */
export type Note = string

const isLive = ({ status }: Row) => status === 'active' || status === 'trialing' || status === 'past_due'
const newestFirst = (a: Row, b: Row) => b.startedAt.getTime() - a.startedAt.getTime() || (a.id < b.id ? 1 : -1)

/**
 * Makes an organisation's plan follow from what the provider said of its subscriptions, whatever the order it was said in.
 * Writes the event, tells its people, refreshes their pages. Answers what staff should look at. The organisation's row is held by the caller.
 */
export async function derivePlan(tx: Tx, config: Config, orgUid: string): Promise<Note> {
  const rows = await tx.select().from(providerSubscriptions).where(eq(providerSubscriptions.orgUid, orgUid))
  const live = rows.filter(isLive).sort(newestFirst)
  let strange: Note = ''
  let found: { row: Row; terms: Terms } | null = null
  for (const row of [...live, ...rows.filter((one) => !isLive(one)).sort(newestFirst)]) {
    const known = row.priceId ? await findTermsOfPrice(tx, row.priceId) : null
    if (!known && isLive(row)) strange ||= `No tier has the price ${row.priceId ?? 'of this subscription'}.`
    const terms = known ?? (await lastKnownTerms(tx, row))
    if (terms) {
      found = { row, terms }
      break
    }
  }
  if (!found) return strange
  const { row, terms } = found
  const before = await findSubscription(tx, orgUid)
  const nextTier = row.nextTier && row.nextTier !== terms.tier && !row.ending ? row.nextTier : null
  const wanted = {
    orgUid,
    tier: terms.tier,
    termsVersion: terms.version,
    currency: terms.currency,
    state: row.status,
    since: row.startedAt,
    quantity: row.quantity,
    providerId: row.id,
    periodEnd: row.periodEnd,
    ending: row.ending && isLive(row),
    nextTier: isLive(row) ? nextTier : null,
    pastDueSince: row.status === 'past_due' ? await pastDueSince(tx, row, before) : null,
  }
  if (!before || !isSame(before, wanted)) await notifyChange(tx, config, before, await saveSubscription(tx, wanted))
  return strange || twice(live)
}

function isSame(before: Subscription, after: Subscription): boolean {
  return keysOf(after).every((key) => String(before[key]) === String(after[key]))
}

function twice(live: readonly Row[]): Note {
  return live.length > 1
    ? `This organisation has ${live.length} subscriptions at once: ${live.map(({ id }) => id).join(', ')}.`
    : ''
}

/** A price that no tier has keeps the plan as it was: at the newest price that one had. */
async function lastKnownTerms(tx: Tx, row: Row): Promise<Terms | null> {
  const [last] = await tx
    .select({ terms: columnsOf(tierTermFacts) })
    .from(paymentEvents)
    .innerJoin(tierTermFacts, eq(tierTermFacts.priceId, paymentEvents.priceId))
    .where(eq(paymentEvents.subjectId, row.id))
    .orderBy(desc(paymentEvents.at), desc(paymentEvents.id))
    .limit(1)
  return last?.terms ?? null
}

/**
 * Since when a subscription has been without its payment, in one go: the earliest such event after the last other one, or
 * when we first knew of it without an event. However often it is said again, it stays.
 */
async function pastDueSince(tx: Tx, row: Row, before: Subscription | null): Promise<Date> {
  const ofThis = eq(paymentEvents.subjectId, row.id)
  const [other] = await tx
    .select({ at: max(paymentEvents.at) })
    .from(paymentEvents)
    .where(and(ofThis, isNotNull(paymentEvents.status), ne(paymentEvents.status, 'past_due')))
  const [first] = await tx
    .select({ at: min(paymentEvents.at) })
    .from(paymentEvents)
    .where(
      and(
        ofThis,
        eq(paymentEvents.status, 'past_due'),
        other?.at ? sql`${paymentEvents.at} >= ${other.at}` : undefined,
      ),
    )
  const known = before?.providerId === row.id && before.state === 'past_due' ? before.pastDueSince : null
  const isOfThisTime = known && (!other?.at || known >= other.at)
  if (isOfThisTime && (!first?.at || known < first.at)) return known
  return first?.at ?? row.reportedAt
}

async function notifyChange(tx: Tx, config: Config, before: Subscription | null, after: Subscription): Promise<void> {
  const { orgUid, state } = after
  const facts = ({ tier, state, quantity, ending, nextTier, periodEnd }: Subscription) => ({
    tier,
    state,
    quantity,
    ending,
    nextTier,
    periodEnd: periodEnd?.toISOString() ?? null,
  })
  await record(
    tx,
    systemActor,
    'clock',
    'subscription.changed',
    { subjectUid: orgUid },
    { ...(before ? { before: facts(before) } : {}), after: facts(after) },
  )
  const people = await listAccounts(tx, orgUid)
  const uids = people.map(({ uid }) => uid)
  await pushTo(tx, uids, ['subscription', 'profile', 'session'])
  const key = `plan:${after.providerId}:${state}:${after.periodEnd?.toISOString()}`
  const words = wordsOfChange(before, after, (await findOrganisation(tx, orgUid))?.timezone ?? 'UTC')
  if (words) await notifyBillingAdmins(tx, config, orgUid, key, words)
}
