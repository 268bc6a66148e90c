import { and, type AnyColumn, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { one } from '../../../kit/contract/must.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { columnsOf } from '../../../kit/server/facts.ts'
import { rowsAsJson } from '../../../kit/server/json-rows.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { fileFacts, type StoredFile } from '../../media/server/facts.ts'
import {
  adCodes,
  deliverableFiles,
  deliverableRounds,
  deliverableVersions,
  deliverableComments,
  deliverables,
  insights,
  results,
} from './tables.ts'

export type Version = typeof deliverableVersions.$inferSelect & { files: StoredFile[] }
export type Round = typeof deliverableRounds.$inferSelect
export type Comment = typeof deliverableComments.$inferSelect
export type Insights = typeof insights.$inferSelect
export type AdCode = typeof adCodes.$inferSelect
export type Results = typeof results.$inferSelect

/** Everything about deliverables besides their own rows, by deliverable. */
export type DeliverableParts = {
  versions: Version[]
  rounds: Round[]
  comments: Comment[]
  insights: Insights[]
  results: Results | null
  adCode: AdCode | null
}

const ofThese = (column: AnyColumn) => sql`${column} = any(${sql.placeholder('uids')})`
const partsOf = prepared((db) =>
  db
    .select({
      rounds: rowsAsJson(deliverableRounds, {
        where: ofThese(deliverableRounds.deliverableUid),
        orderBy: sql`${deliverableRounds.number}`,
      }),
      comments: rowsAsJson(deliverableComments, {
        where: ofThese(deliverableComments.deliverableUid),
        orderBy: sql`${deliverableComments.createdAt}, ${deliverableComments.uid}`,
      }),
      insights: rowsAsJson(insights, {
        where: ofThese(insights.deliverableUid),
        orderBy: sql`${insights.capturedAt}`,
      }),
      results: rowsAsJson(results, {
        where: ofThese(results.deliverableUid),
        orderBy: sql`${results.deliverableUid}`,
      }),
      adCodes: rowsAsJson(adCodes, {
        where: ofThese(adCodes.deliverableUid),
        orderBy: sql`${adCodes.deliverableUid}`,
      }),
    })
    .from(sql`(values (1)) as once`)
    .prepare('deliverable_parts'),
)

/** What belongs to each of these deliverables, in two queries whatever their number. */
export async function findParts(db: Queryable, uids: readonly string[]): Promise<(uid: string) => DeliverableParts> {
  if (uids.length === 0)
    return () => ({ versions: [], rounds: [], comments: [], insights: [], results: null, adCode: null })
  const these = [...uids]
  const versions = await findVersions(db, these)
  const parts = one(await partsOf(db, { uids: these }))
  const of = <Row extends { deliverableUid: string }>(rows: readonly Row[], uid: string) =>
    rows.filter((row) => row.deliverableUid === uid)
  return (uid) => ({
    versions: of(versions, uid),
    rounds: of(parts.rounds, uid),
    comments: of(parts.comments, uid),
    insights: of(parts.insights, uid),
    results: of(parts.results, uid)[0] ?? null,
    adCode: of(parts.adCodes, uid)[0] ?? null,
  })
}

const versionsOf = prepared((db) =>
  db
    .select({ version: deliverableVersions, file: columnsOf(fileFacts) })
    .from(deliverableVersions)
    .leftJoin(
      deliverableFiles,
      and(
        eq(deliverableFiles.deliverableUid, deliverableVersions.deliverableUid),
        eq(deliverableFiles.version, deliverableVersions.number),
      ),
    )
    .leftJoin(fileFacts, eq(fileFacts.uid, deliverableFiles.fileUid))
    .where(ofThese(deliverableVersions.deliverableUid))
    .orderBy(deliverableVersions.number, deliverableVersions.deliverableUid, deliverableFiles.position)
    .prepare('deliverable_versions_of'),
)

/** The versions of deliverables with their files, oldest first, in one query: a row for each file, or one without. */
export async function findVersions(db: Queryable, uids: readonly string[]): Promise<Version[]> {
  const found = new Map<string, Version>()
  for (const { version, file } of await versionsOf(db, { uids: [...uids] })) {
    const key = `${version.deliverableUid} ${version.number}`
    const known = found.get(key) ?? { ...version, files: [] }
    found.set(key, known)
    if (file) known.files.push(file)
  }
  return [...found.values()]
}

/** What an influencer has submitted in other deliverables: to find the same again. */
export async function listDelivered(
  db: Queryable,
  influencerUid: string,
  exceptDeliverable: string,
): Promise<Pick<StoredFile, 'uid' | 'phash'>[]> {
  return db
    .selectDistinct({ uid: fileFacts.uid, phash: fileFacts.phash })
    .from(deliverableFiles)
    .innerJoin(
      deliverableVersions,
      and(
        eq(deliverableVersions.deliverableUid, deliverableFiles.deliverableUid),
        eq(deliverableVersions.number, deliverableFiles.version),
      ),
    )
    .innerJoin(deliverables, eq(deliverables.uid, deliverableFiles.deliverableUid))
    .innerJoin(collabFacts, eq(collabFacts.uid, deliverables.collabUid))
    .innerJoin(fileFacts, eq(fileFacts.uid, deliverableFiles.fileUid))
    .where(
      and(
        eq(collabFacts.influencerUid, influencerUid),
        ne(deliverables.uid, exceptDeliverable),
        isNotNull(deliverableVersions.submittedAt),
      ),
    )
}
