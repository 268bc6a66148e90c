import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Actor } from '../../../../access/roles.ts'
import { may } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { keysOf } from '../../../../kit/contract/keys.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { brandPolicy } from '../../../profiles/server/policy.ts'
import { findBrands } from '../../../profiles/server/reads.ts'
import { lockBrand, saveBrand } from '../../../profiles/server/save.ts'
import type { ChangedField } from '../../fields.ts'
import type { Plan } from '../plan.ts'
import { importRows } from '../tables.ts'
import type { Corrected, Correction, Details, Values } from './details.ts'

/** What is to be corrected, and of which venues it may be. */
export type Correcting = { corrections: readonly ChangedField[]; mayCorrect: (brandUid: string) => boolean }

/** The same for whoever imports: they correct what they may change on the venue’s page. */
export const correctingOf = (run: Pick<Correcting, 'corrections'>, actor: Actor): Correcting => ({
  corrections: run.corrections,
  mayCorrect: (uid) => may(brandPolicy, actor, 'save', { uid }),
})

/** An API key imports lists, but it changes no venue that’s here. */
export function refuseByKey({ key }: Actor, corrections: readonly ChangedField[] = []): void {
  if (key && corrections.length > 0)
    throw new CallError(
      'failed-precondition',
      'An API key can’t change details of venues that are here. Choose none, or start this import on the Imports page.',
    )
}

/** Venues of these that the import itself added or corrected with an earlier row: a list doesn’t correct itself. */
export async function findTouched(tx: Tx, importUid: string, plans: readonly Plan[]): Promise<Set<string>> {
  const uids = plans.flatMap(({ brandUid, corrections }) => (brandUid && corrections.length > 0 ? [brandUid] : []))
  if (uids.length === 0) return new Set()
  const { brandUid, outcome, corrected } = importRows
  const rows = await tx
    .selectDistinct({ brandUid })
    .from(importRows)
    .where(
      and(eq(importRows.importUid, importUid), inArray(brandUid, uids), or(eq(outcome, 'added'), isNotNull(corrected))),
    )
  return new Set(rows.flatMap((row) => row.brandUid ?? []))
}

/** Corrects a venue; answers what, null where it’s no longer as it was planned. */
export async function correct(
  tx: Tx,
  actor: Actor,
  uid: string,
  corrections: readonly Correction[],
): Promise<Corrected | null> {
  const brand = await lockBrand(tx, actor, uid)
  const corrected = correctedBy(brand, corrections)
  if (corrected) await saveBrand(tx, actor, 'brand.details-imported', brand, corrected.after as Partial<Details>)
  return corrected
}

/** What of these corrections still holds; null where nothing does. */
export function correctedBy(here: Values, corrections: readonly Correction[]): Corrected | null {
  const due = corrections.filter(({ before }) => keysOf(before).every((key) => here[key] === before[key]))
  if (due.length === 0) return null
  return {
    before: Object.assign({}, ...due.map(({ before }) => before)) as Values,
    after: Object.assign({}, ...due.map(({ after }) => after)) as Values,
  }
}

/** Puts back what a row corrected, but what somebody has changed since. Answers the details that stay for that reason: a venue that is gone has none. */
export async function putBack(tx: Tx, actor: Actor, uid: string, corrected: Corrected): Promise<(keyof Values)[]> {
  if (!(await findBrands(tx, [uid])).has(uid)) return []
  const brand = await lockBrand(tx, actor, uid)
  const { before, after } = corrected
  const stay = stayingOf(brand, corrected)
  const back = keysOf(after).filter((key) => !stay.includes(key))
  if (back.length > 0)
    await saveBrand(
      tx,
      actor,
      'brand.details-restored',
      brand,
      Object.fromEntries(back.map((key) => [key, before[key]])),
    )
  return stay
}

/** The details that somebody has changed since they were corrected. */
export function stayingOf(here: Values, { after }: Corrected): (keyof Values)[] {
  const stay = keysOf(after).filter((key) => here[key] !== after[key])
  // Half a position is none.
  if (stay.some(isOfPosition)) stay.push(...keysOf(after).filter((key) => isOfPosition(key) && !stay.includes(key)))
  return stay
}

const isOfPosition = (key: keyof Values) => key === 'latitude' || key === 'longitude'
