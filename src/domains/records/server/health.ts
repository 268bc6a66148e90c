import { inArray } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { type Actor, systemActor } from '../../../access/roles.ts'
import { record } from '../../audit/server/record.ts'
import { setRag } from '../../profiles/server/set-rag.ts'
import type { RagStatus } from '../../profiles/desk-vocabulary.ts'
import { ragOf } from '../health.ts'
import { findBrandSignals } from './brand-signals.ts'
import { findCreatorSignals } from './creator-signals.ts'
import { recordKindOf } from '../record-kinds.ts'
import type { Signals } from './signals.ts'
import { brandHealth, creatorHealth } from './tables.ts'

/** What is different between brands and creators: everything else about their colours is the same. */
const sides = {
  brand: { table: brandHealth, find: findBrandSignals },
  influencer: { table: creatorHealth, find: findCreatorSignals },
} as const
type HealthSide = keyof typeof sides
const sideOf = (recordUid: string): HealthSide => (recordKindOf(recordUid) === 'influencer' ? 'influencer' : 'brand')

/** Where it is written how a brand or creator does. */
export const healthTableOf = (recordUid: string) => sides[sideOf(recordUid)].table

const subjectOf = (uid: string) => ({ subjectUid: uid, [`${sideOf(uid)}Uid`]: uid })

/** Works out the colours of a batch and writes what changed. Answers the last one looked at; null when there are no more. */
export async function calculateBatch(tx: Tx, side: HealthSide, after: string, limit: number): Promise<string | null> {
  const rows = await sides[side].find(tx, { after, limit })
  for (const row of rows) {
    const next = await calculate(tx, row)
    // The first time is a beginning, not a change: nobody is told that every brand fell.
    if (row.known && next !== row.rag)
      await record(tx, systemActor, 'clock', `${side}.rag-changed`, subjectOf(row.uid), {
        before: { rag: row.rag },
        after: { rag: next, ragCauses: row.causes.map(({ kind }) => kind) },
      })
  }
  return rows.length < limit ? null : (rows.at(-1)?.uid ?? null)
}

/** What somebody of our team did to a colour by hand; `until` is a colour's last day. */
type ByHand = { kind: 'rag-set' | 'rag-released'; until?: string; why: string | null }

/** The same for one at once, after somebody of our team set a colour or gave it back. Both are one event, with the change. */
export async function calculateOne(
  tx: Tx,
  actor: Actor,
  recordUid: string,
  { kind, until, why }: ByHand,
): Promise<void> {
  const side = sideOf(recordUid)
  for (const row of await sides[side].find(tx, { uid: recordUid })) {
    const next = await calculate(tx, row)
    const change = { before: { rag: row.rag }, after: { rag: next, ...(until && { until }) }, why }
    await record(tx, actor, 'staff', `${side}.${kind}`, subjectOf(recordUid), change)
  }
}

/** Writes only what is not as it was: most are, at every run. */
async function calculate(tx: Tx, row: Signals): Promise<RagStatus> {
  const { uid, causes, known, stored, stored_causes, override, override_until } = row
  const table = healthTableOf(uid)
  const calculated = ragOf(causes)
  const isOver = override_until !== null && override_until < now().toISOString().slice(0, 10)
  if (!known || isOver || calculated !== stored || !isDeepStrictEqual(causes, stored_causes)) {
    const written = { calculated, causes, calculatedAt: now(), ...(isOver && noOverride) }
    await tx
      .insert(table)
      .values({ recordUid: uid, ...written })
      .onConflictDoUpdate({ target: table.recordUid, set: written })
  }
  const next = (isOver ? null : override) ?? calculated
  if (next !== row.rag) await setRag(tx, uid, next, known ? now() : null)
  return next
}

/** What a row says when nobody has set the colour by hand. */
export const noOverride = {
  override: null,
  overrideBy: null,
  overrideAt: null,
  overrideReason: null,
  overrideUntil: null,
}

/** Forgets how brands do that are to be deleted: it is calculated for every brand, whether or not anybody works with it. */
export async function forgetHealth(tx: Tx, brandUids: readonly string[]): Promise<void> {
  await tx.delete(brandHealth).where(inArray(brandHealth.recordUid, [...brandUids]))
}
