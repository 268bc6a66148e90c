import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { columnsOf } from '../../../kit/server/facts.ts'
import { fileFacts, type StoredFile } from '../../media/server/facts.ts'
import {
  deliverableFiles,
  deliverableRounds,
  deliverableVersions,
  deliverableComments,
  deliverables,
  insights,
} from './tables.ts'

export type Version = typeof deliverableVersions.$inferSelect & { files: StoredFile[] }
export type Round = typeof deliverableRounds.$inferSelect
export type Comment = typeof deliverableComments.$inferSelect
export type Insights = typeof insights.$inferSelect

/** Everything about deliverables besides their own rows, by deliverable. */
export type DeliverableParts = { versions: Version[]; rounds: Round[]; comments: Comment[]; insights: Insights[] }

const anyUid = sql`any(${sql.placeholder('uids')})`
const roundsOf = prepared((db) =>
  db
    .select()
    .from(deliverableRounds)
    .where(sql`${deliverableRounds.deliverableUid} = ${anyUid}`)
    .orderBy(asc(deliverableRounds.number))
    .prepare('rounds_of_deliverables'),
)
const commentsOf = prepared((db) =>
  db
    .select()
    .from(deliverableComments)
    .where(sql`${deliverableComments.deliverableUid} = ${anyUid}`)
    .orderBy(asc(deliverableComments.createdAt), asc(deliverableComments.uid))
    .prepare('comments_on_deliverables'),
)
const insightsOf = prepared((db) =>
  db
    .select()
    .from(insights)
    .where(sql`${insights.deliverableUid} = ${anyUid}`)
    .orderBy(asc(insights.capturedAt))
    .prepare('insights_of_deliverables'),
)
const versionsOf = prepared((db) =>
  db
    .select()
    .from(deliverableVersions)
    .where(sql`${deliverableVersions.deliverableUid} = ${anyUid}`)
    .orderBy(asc(deliverableVersions.number))
    .prepare('versions_of_deliverables'),
)
const filesOf = prepared((db) =>
  db
    .select({
      deliverableUid: deliverableFiles.deliverableUid,
      version: deliverableFiles.version,
      file: columnsOf(fileFacts),
    })
    .from(deliverableFiles)
    .innerJoin(fileFacts, eq(fileFacts.uid, deliverableFiles.fileUid))
    .where(sql`${deliverableFiles.deliverableUid} = ${anyUid}`)
    .orderBy(asc(deliverableFiles.position))
    .prepare('files_of_deliverables'),
)

/** What belongs to each of these deliverables, in five queries whatever their number. */
export async function findParts(db: Queryable, uids: readonly string[]): Promise<(uid: string) => DeliverableParts> {
  if (uids.length === 0) return () => ({ versions: [], rounds: [], comments: [], insights: [] })
  const these = [...uids]
  const versions = await findVersions(db, these)
  const rounds = await roundsOf(db, { uids: these })
  const comments = await commentsOf(db, { uids: these })
  const counted = await insightsOf(db, { uids: these })
  const of = <Row extends { deliverableUid: string }>(rows: readonly Row[], uid: string) =>
    rows.filter((row) => row.deliverableUid === uid)
  return (uid) => ({
    versions: of(versions, uid),
    rounds: of(rounds, uid),
    comments: of(comments, uid),
    insights: of(counted, uid),
  })
}

/** The versions of deliverables with their files, oldest first, in two queries. */
export async function findVersions(db: Queryable, uids: readonly string[]): Promise<Version[]> {
  const these = [...uids]
  const rows = await versionsOf(db, { uids: these })
  const held = await filesOf(db, { uids: these })
  return rows.map((row) => ({
    ...row,
    files: held
      .filter((one) => one.deliverableUid === row.deliverableUid && one.version === row.number)
      .map((one) => one.file),
  }))
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
