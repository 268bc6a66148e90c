import { eq } from 'drizzle-orm'
import { type Actor, isBrandMember, isStaffForBrand } from '../../../access/roles.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { record } from '../../audit/server/record.ts'
import { capabilities, capabilityRefusal, hasCapability } from '../../plans/entitlements.ts'
import { findTiers } from '../../plans/server/subscription.ts'
import type { BrandProfile } from '../../profiles/server/view.ts'
import { capabilitiesOf, type CreatorFilters, filterCapabilities, type FilterCapability } from '../creator-search.ts'
import { listNewest } from './creators.ts'
import { creatorSearches } from './tables.ts'

export type CreatorSearch = typeof creatorSearches.$inferSelect

/** Of so many creators who fit, the newest, a saved search knows whom it has seen. */
export const mostLookedAt = 500

export const nameTaken = (name: string) =>
  new CallError('failed-precondition', `There’s already a saved search called “${name}”. Choose another name.`)

/** A saved search, locked, for whoever may change it. */
export async function lockSearch(tx: Tx, actor: Actor, uid: string): Promise<CreatorSearch> {
  const [search] = await tx.select().from(creatorSearches).where(eq(creatorSearches.uid, uid)).for('update')
  if (!search || !(isBrandMember(actor, search.brandUid) || isStaffForBrand(actor, search.brandUid)))
    throw new CallError('not-found', 'We couldn’t find that saved search.')
  return search
}

/** What a brand’s own plan holds of what searches can need. */
export async function listFilterRights(
  db: Queryable,
  { orgUid }: Pick<BrandProfile, 'orgUid'>,
): Promise<FilterCapability[]> {
  const tier = (await findTiers(db, [orgUid])).get(orgUid) ?? 'basic'
  return filterCapabilities.filter((capability) => hasCapability(tier, capability))
}

/** What of a search’s filters a plan does not hold; null where it holds all. */
export function missingRight(rights: readonly FilterCapability[], filters: CreatorFilters): FilterCapability | null {
  return capabilitiesOf(filters).find((capability) => !rights.includes(capability)) ?? null
}

/** Refuses filters that the plan does not have, naming the plan that does. */
export function assertHasFilters(rights: readonly FilterCapability[], filters: CreatorFilters): void {
  const capability = missingRight(rights, filters)
  if (capability)
    throw new CallError('permission-denied', capabilityRefusal(capability), {
      details: { capability, tier: capabilities[capability].from },
    })
}

/** Who fits a search now, and whom of them it had not seen before. */
export async function lookFor(
  db: Queryable,
  brand: BrandProfile,
  { filters, seen, seenFrom }: Pick<CreatorSearch, 'filters' | 'seen' | 'seenFrom'>,
) {
  const found = await listNewest(db, brand, filters, mostLookedAt)
  const before = new Set(seen)
  const isNew = ({ uid, createdAt }: (typeof found)[number]) =>
    !before.has(uid) && (seenFrom === null || createdAt > seenFrom)
  const oldest = found.length === mostLookedAt ? found.at(-1) : undefined
  return {
    fresh: found.filter(isNew),
    look: {
      lookedOn: now().toISOString().slice(0, 10),
      seen: found.map(({ uid }) => uid),
      seenFrom: oldest?.createdAt ?? null,
    },
  }
}

/** Logs what somebody of the brand, or of ours, did with a saved search. */
export async function recordSearch(
  tx: Tx,
  actor: Actor,
  what: 'saved' | 'renamed' | 'deleted',
  { uid, brandUid }: Pick<CreatorSearch, 'uid' | 'brandUid'>,
  facts: { before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<void> {
  const side = isBrandMember(actor, brandUid) ? 'brand' : 'staff'
  await record(tx, actor, side, `creator-search.${what}`, { subjectUid: uid, brandUid }, facts)
}
