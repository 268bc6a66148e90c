import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { newUid } from '../../../access/server/new-uid.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { type InsightKind, type ReadingCounts, readingCounts, type ReadingSource } from '../insights.ts'
import { type CommentSide, deliverables, readings, resultDays, results } from './tables.ts'
import { applyGains, gainsOf } from './view-days.ts'

export type Reading = typeof readings.$inferSelect

export type NewReading = {
  deliverableUid: string
  source: ReadingSource
  /** When the counts stood so. */
  takenAt: Date
  /** What is left out is not known. */
  counts: Partial<ReadingCounts>
  /** The capture that it answers; a reading of the same capture by people is replaced by it. */
  kind?: InsightKind
  /** The name of a person or of the platform. */
  enteredBy: string
  /** Left out for a platform. */
  enteredSide?: CommentSide
  evidenceUid?: string | null
  /** The reading that it corrects. */
  replaces?: string
}

/**
 * Adds a reading to a deliverable's ledger and brings its results up to date; every source of numbers goes through here.
 * A platform that reports the same moment twice is kept once. Two readings of one deliverable wait for each other.
 * Answers the reading's uid.
 */
export async function recordReading(tx: Tx, reading: NewReading): Promise<string> {
  const { deliverableUid, source, takenAt, counts, kind, replaces } = reading
  const [deliverable] = await tx
    .select({ uid: deliverables.uid })
    .from(deliverables)
    .where(eq(deliverables.uid, deliverableUid))
    .for('update')
  if (!deliverable) throw new CallError('not-found', 'We couldn’t find that content.')
  const live = and(
    eq(readings.deliverableUid, deliverableUid),
    isNull(readings.replacedBy),
    source === 'platform' ? eq(readings.source, 'platform') : sql`${readings.source} <> 'platform'`,
  )
  if (source === 'platform') {
    const [known] = await tx
      .select({ uid: readings.uid })
      .from(readings)
      .where(and(live, eq(readings.takenAt, takenAt), isNull(readings.withdrawnAt)))
    if (known) return known.uid
  }
  const uid = newUid('reading')
  if (replaces)
    await tx
      .update(readings)
      .set({ replacedBy: uid })
      .where(and(live, eq(readings.uid, replaces)))
  if (kind && source !== 'platform')
    await tx
      .update(readings)
      .set({ replacedBy: uid })
      .where(and(live, eq(readings.kind, kind)))
  await tx.insert(readings).values({
    ...counts,
    uid,
    deliverableUid,
    source,
    kind,
    takenAt,
    recordedAt: now(),
    enteredBy: reading.enteredBy,
    enteredSide: reading.enteredSide,
    evidenceUid: reading.evidenceUid,
  })
  await rebuildResults(tx, [deliverableUid])
  return uid
}

/** Says who has checked the reading that answers a capture. */
export async function verifyReadingOf(tx: Tx, deliverableUid: string, kind: InsightKind, by: string): Promise<void> {
  await tx
    .update(readings)
    .set({ verifiedBy: by, verifiedAt: now() })
    .where(and(eq(readings.deliverableUid, deliverableUid), eq(readings.kind, kind), isNull(readings.replacedBy)))
  await rebuildResults(tx, [deliverableUid])
}

/**
 * Empties what platforms reported of these deliverables, when their creator disconnects. The rows stay and say since
 * when, so that pages show "withdrawn" instead of nothing; what people reported stays as it is.
 */
export async function withdrawPlatformReadings(tx: Tx, deliverableUids: readonly string[]): Promise<void> {
  if (deliverableUids.length === 0) return
  const these = [...deliverableUids]
  const nothing = Object.fromEntries(readingCounts.map((name) => [name, null]))
  await tx
    .update(readings)
    .set({ ...nothing, withdrawnAt: now() })
    .where(and(inArray(readings.deliverableUid, these), eq(readings.source, 'platform'), isNull(readings.withdrawnAt)))
  await rebuildResults(tx, these)
}

/** Every reading of a deliverable, the corrected ones too, oldest first. */
export async function listReadingsOf(db: Queryable, deliverableUid: string): Promise<Reading[]> {
  return db
    .select()
    .from(readings)
    .where(eq(readings.deliverableUid, deliverableUid))
    .orderBy(asc(readings.takenAt), asc(readings.recordedAt), asc(readings.uid))
}

/** The newest views that people reported of these deliverables, of those that they reported: what shows when a platform’s go. */
export async function findTypedViews(
  db: Queryable,
  deliverableUids: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  if (deliverableUids.length === 0) return new Map()
  const { deliverableUid, views, takenAt, recordedAt, uid } = readings
  const rows = await db
    .select({
      deliverableUid,
      views: sql<number | null>`(array_agg(${views} order by ${takenAt} desc, ${recordedAt} desc, ${uid} desc)
        filter (where ${views} is not null))[1]`,
    })
    .from(readings)
    .where(
      and(
        inArray(deliverableUid, [...deliverableUids]),
        ne(readings.source, 'platform'),
        isNull(readings.replacedBy),
        isNull(readings.withdrawnAt),
      ),
    )
    .groupBy(deliverableUid)
  return new Map(rows.map((row) => [row.deliverableUid, row.views]))
}

const columnOf = (name: (typeof readingCounts)[number]) => sql.identifier(readings[name].name)

/** For each count the newest that is known, of the platform where it reports it, among readings called `r`. */
const newest = sql.join(
  readingCounts.map(
    (
      name,
    ) => sql`(array_agg(r.${columnOf(name)} order by (r.source = 'platform') desc, r.taken_at desc, r.recorded_at desc, r.uid desc)
      filter (where r.${columnOf(name)} is not null))[1]`,
  ),
  sql`, `,
)
/** Of the reading that a post’s numbers are said to come from. */
const ofChosen = (what: SQL) =>
  sql`(array_agg(${what} order by (r.withdrawn_at is null) desc, (r.source = 'platform') desc, r.taken_at desc, r.recorded_at desc, r.uid desc))[1]`
const columns = sql.join(readingCounts.map(columnOf), sql`, `)

/**
 * Makes the results of these deliverables from their readings anew: the same whatever order the readings came in. The views of
 * their brands' days change by as much.
 */
export async function rebuildResults(tx: Tx, deliverableUids: readonly string[]): Promise<void> {
  const these = sql`any(${sql.param([...deliverableUids])}::text[])`
  // What a day gained is read before and after, so nobody else may rebuild the same ones meanwhile.
  await tx.execute(sql`select from ${deliverables} where uid = ${these} order by uid for update`)
  const before = await gainsOf(tx, deliverableUids)
  await tx.execute(sql`delete from ${results} where deliverable_uid = ${these}`)
  await tx.execute(sql`delete from ${resultDays} where deliverable_uid = ${these}`)
  await tx.execute(sql`
    insert into ${results} (deliverable_uid, brand_uid, taken_at, source, is_verified, is_withdrawn, ${columns})
    select d.uid, d.brand_uid, ${ofChosen(sql`r.taken_at`)}, ${ofChosen(sql`r.source`)},
      ${ofChosen(sql`r.verified_at is not null`)}, bool_and(r.withdrawn_at is not null), ${newest}
    from ${deliverables} d join ${readings} r on r.deliverable_uid = d.uid and r.replaced_by is null
    where d.uid = ${these} group by d.uid, d.brand_uid`)
  await tx.execute(sql`
    insert into ${resultDays} (deliverable_uid, day, brand_uid, ${columns})
    select d.uid, days.day, d.brand_uid, ${newest}
    from ${deliverables} d join (select * from ${brandFacts}) b on b.uid = d.brand_uid
    cross join lateral (
      select distinct (t.taken_at at time zone b.timezone)::date as day from ${readings} t
      where t.deliverable_uid = d.uid and t.replaced_by is null and t.withdrawn_at is null) days
    join ${readings} r on r.deliverable_uid = d.uid and r.replaced_by is null and r.withdrawn_at is null
      and (r.taken_at at time zone b.timezone)::date <= days.day
    where d.uid = ${these} group by d.uid, days.day, d.brand_uid`)
  await applyGains(tx, before, await gainsOf(tx, deliverableUids))
}
