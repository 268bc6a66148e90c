import { eq, inArray, sql } from 'drizzle-orm'
import type { Db, Queryable, Tx } from '../../../kit/server/database.ts'
import type { City } from '../vocabulary.ts'
import { brandProfiles } from './tables.ts'
import { nameKey, nameKeyOf, phoneKey, phoneKeyOf, siteKey, siteKeyOf } from './venue-keys.ts'

/** A venue by what tells it from others, in a list or among those we have. */
export type Likeness = {
  name: string
  phone: string | null
  website: string | null
  postcode: string | null
  address: string
  city: City
  district: string
  latitude: number | null
  longitude: number | null
}
export type KnownVenue = Likeness & { uid: string; sourceKey: string | null }

const known = {
  uid: brandProfiles.uid,
  name: brandProfiles.name,
  phone: brandProfiles.phone,
  website: brandProfiles.website,
  postcode: brandProfiles.postcode,
  address: brandProfiles.address,
  city: brandProfiles.city,
  district: brandProfiles.district,
  latitude: brandProfiles.latitude,
  longitude: brandProfiles.longitude,
  sourceKey: brandProfiles.sourceKey,
}

/** Every venue we have that shares a source, a name, a phone number or a website with one of these. */
export async function findAlike(
  db: Queryable,
  venues: readonly (Likeness & { sourceKey: string })[],
): Promise<KnownVenue[]> {
  const keysBy = (key: (venue: Likeness) => string | null) => [...new Set(venues.flatMap((venue) => key(venue) ?? []))]
  const [phones, sites] = [keysBy(({ phone }) => phoneKey(phone)), keysBy(({ website }) => siteKey(website))]
  const conditions = [
    inArray(
      brandProfiles.sourceKey,
      venues.map(({ sourceKey }) => sourceKey),
    ),
    inArray(
      nameKeyOf(brandProfiles.name),
      keysBy(({ name }) => nameKey(name)),
    ),
    ...(phones.length > 0 ? [inArray(phoneKeyOf(brandProfiles.phone), phones)] : []),
    ...(sites.length > 0 ? [inArray(siteKeyOf(brandProfiles.website), sites)] : []),
  ]
  const found = new Map<string, KnownVenue>()
  // One statement for each index: with `or` the planner reads the table.
  for (const condition of conditions)
    for (const venue of await db.select(known).from(brandProfiles).where(condition)) found.set(venue.uid, venue)
  return [...found.values()]
}

/**
 * Has the database count its venues anew, after many were added: it would go on reading the whole table for each portion of a list.
 * A server does so by itself after a while, the embedded database never.
 */
export async function analyseVenues(db: Db): Promise<void> {
  await db.execute(sql`analyze ${brandProfiles}`)
}

/** What an import may fill in where a venue has nothing. */
const fillable = [
  'address',
  'district',
  'postcode',
  'phone',
  'website',
  'handle',
  'description',
  'latitude',
  'longitude',
] as const
export type FilledField = (typeof fillable)[number]
export type Filling = Partial<Pick<typeof brandProfiles.$inferSelect, FilledField>>

/** What of something a venue lacks; null when it lacks nothing of it. */
export function gapsOf(venue: Filling, from: Filling): Filling | null {
  const gaps = fillable.filter((field) => (venue[field] === null || venue[field] === '') && from[field])
  // Half a position is none.
  const whole = gaps.filter((field) => !isOfPosition(field) || (venue.latitude === null && venue.longitude === null))
  return whole.length === 0 ? null : Object.fromEntries(whole.map((field) => [field, from[field]]))
}

/** Fills in what a venue lacks and answers only that; null when it lacks nothing of it. */
export async function fillGaps(tx: Tx, uid: string, from: Filling): Promise<Filling | null> {
  const [venue] = await tx.select().from(brandProfiles).where(eq(brandProfiles.uid, uid)).for('update')
  if (!venue) return null
  const filled = gapsOf(venue, from)
  if (!filled) return null
  await tx
    .update(brandProfiles)
    .set({ ...filled, version: venue.version + 1 })
    .where(eq(brandProfiles.uid, uid))
  return filled
}

/**
 * Takes out again what `fillGaps` filled in, but what somebody has changed since. Answers the details that stay for that reason: a
 * venue that is gone has none.
 */
export async function emptyGaps(tx: Tx, uid: string, filled: Filling): Promise<FilledField[]> {
  const [venue] = await tx.select().from(brandProfiles).where(eq(brandProfiles.uid, uid)).for('update')
  if (!venue) return []
  const changed = (field: FilledField) => venue[field] !== filled[field]
  const fields = fillable.filter((field) => filled[field] !== undefined)
  const isMoved = fields.some((field) => isOfPosition(field) && changed(field))
  const stay = fields.filter((field) => changed(field) || (isMoved && isOfPosition(field)))
  const empty = fields.filter((field) => !stay.includes(field))
  if (empty.length > 0)
    await tx
      .update(brandProfiles)
      .set({
        ...Object.fromEntries(empty.map((field) => [field, texts.includes(field) ? '' : null])),
        version: venue.version + 1,
      })
      .where(eq(brandProfiles.uid, uid))
  return stay
}

const isOfPosition = (field: FilledField) => field === 'latitude' || field === 'longitude'
/** Fields that are empty rather than missing. */
const texts: readonly FilledField[] = ['address', 'district', 'description']

/** Venues until the transaction is over, by what tells whether somebody has worked with them. */
export async function lockVenues(
  tx: Tx,
  uids: readonly string[],
): Promise<{ uid: string; orgUid: string; version: number; salesStage: number }[]> {
  const { uid, orgUid, version, salesStage } = brandProfiles
  return tx
    .select({ uid, orgUid, version, salesStage })
    .from(brandProfiles)
    .where(inArray(uid, [...uids]))
    .for('update')
}

/** Deletes venues; the database refuses where something of them is still there. */
export async function deleteVenues(tx: Tx, uids: readonly string[]): Promise<void> {
  await tx.delete(brandProfiles).where(inArray(brandProfiles.uid, [...uids]))
}
