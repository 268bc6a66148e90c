import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { formerNames, type PersonalData } from '../../../access/server/personal-data.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { fileFacts } from '../../media/server/facts.ts'
import {
  adCodes,
  collectionItems,
  collections,
  contentLinks,
  contentReminders,
  creatorOpens,
  deliverableComments,
  deliverableFiles,
  deliverableRounds,
  deliverables,
  deliverableVersions,
  insights,
  readings,
  resultDays,
  results,
  reviewerLinks,
  reviews,
  viewDays,
} from './tables.ts'

const uidsOf = async (db: Queryable, collabUids: readonly string[]): Promise<string[]> => {
  const rows = await db
    .select({ uid: deliverables.uid })
    .from(deliverables)
    .where(inArray(deliverables.collabUid, [...collabUids]))
  return rows.map(({ uid }) => uid)
}

/** Of a version that was submitted. */
const ofSubmitted = sql`exists (select from ${deliverableVersions} v where v.deliverable_uid = ${deliverableFiles.deliverableUid}
  and v.number = ${deliverableFiles.version} and v.submitted_at is not null)`

/** Approved and published content stays with its agreement; drafts go, and so do the names beside what was said of it. */
export const contentData: PersonalData = {
  domain: 'content',
  gather: async (db, { brandUids, collabUids }) => {
    const uids = await uidsOf(db, collabUids)
    const { collabUid, side, value, text, isShared, submittedAt } = reviews
    const { deliverableUid, version, side: by, text: comment, atMs, createdAt } = deliverableComments
    return {
      deliverables: await db.select().from(deliverables).where(inArray(deliverables.uid, uids)),
      comments: await db
        .select({ deliverableUid, version, by, comment, atMs, createdAt })
        .from(deliverableComments)
        .where(inArray(deliverableUid, uids)),
      // A brand gets a code on its page, while it may use it.
      'ad-codes':
        brandUids.length > 0 ? [] : await db.select().from(adCodes).where(inArray(adCodes.deliverableUid, uids)),
      insights: await db.select().from(readings).where(inArray(readings.deliverableUid, uids)),
      // What the other side thinks is theirs until it is shown.
      reviews: await db
        .select({ collabUid, side, value, text, isShared, submittedAt })
        .from(reviews)
        .where(
          and(
            inArray(collabUid, [...collabUids]),
            or(isNotNull(reviews.revealedAt), eq(side, brandUids.length > 0 ? 'brand' : 'influencer')),
          ),
        ),
      'reviewer-links': await db
        .select({ name: reviewerLinks.name, createdAt: reviewerLinks.createdAt, expiresAt: reviewerLinks.expiresAt })
        .from(reviewerLinks)
        .where(inArray(reviewerLinks.brandUid, [...brandUids])),
      collections: await db
        .select({
          name: collections.name,
          createdAt: collections.createdAt,
          deliverableUid: collectionItems.deliverableUid,
        })
        .from(collections)
        .leftJoin(collectionItems, eq(collectionItems.collectionUid, collections.uid))
        .where(inArray(collections.brandUid, [...brandUids]))
        .orderBy(collections.name, collectionItems.position),
      'content-links': await db
        .select({ name: contentLinks.name, createdAt: contentLinks.createdAt, expiresAt: contentLinks.expiresAt })
        .from(contentLinks)
        .where(inArray(contentLinks.brandUid, [...brandUids])),
    }
  },
  /** For a brand, what it may still use; a creator's own files come with their uploads. */
  files: async (db, { brandUids }) => {
    const rows = await db
      .select({ path: fileFacts.path, deliverableUid: deliverables.uid, position: deliverableFiles.position })
      .from(deliverables)
      .innerJoin(
        deliverableFiles,
        and(
          eq(deliverableFiles.deliverableUid, deliverables.uid),
          eq(deliverableFiles.version, deliverables.fileVersion),
        ),
      )
      .innerJoin(fileFacts, eq(fileFacts.uid, deliverableFiles.fileUid))
      .where(
        and(
          inArray(deliverables.brandUid, [...brandUids]),
          isNotNull(deliverables.approvedAt),
          gt(deliverables.rightsUntil, now()),
        ),
      )
    return rows.map(({ path, deliverableUid, position }) => ({
      path,
      name: `${deliverableUid}-${position + 1}${path.slice(path.lastIndexOf('.'))}`,
    }))
  },
  keepsFiles: async (tx, _of, files) => {
    const rows = await tx
      .select({ uid: deliverableFiles.fileUid })
      .from(deliverableFiles)
      .where(
        inArray(
          deliverableFiles.fileUid,
          files.map(({ uid }) => uid),
        ),
      )
    return rows.map(({ uid }) => uid)
  },
  rows: [
    { table: deliverables, of: [deliverables.brandUid, deliverables.collabUid] },
    // Until it is submitted, it is the creator’s draft.
    {
      table: deliverableVersions,
      of: [deliverableVersions.deliverableUid],
      only: isNotNull(deliverableVersions.submittedAt),
    },
    { table: deliverableFiles, of: [deliverableFiles.deliverableUid], only: ofSubmitted },
    { table: deliverableRounds, of: [deliverableRounds.deliverableUid] },
    { table: deliverableComments, of: [deliverableComments.deliverableUid] },
    // What proves a reading is a picture of the creator’s own account.
    { table: readings, of: [readings.deliverableUid], without: [readings.evidenceUid] },
    { table: insights, of: [insights.deliverableUid], without: [insights.evidenceUid] },
    { table: results, of: [results.deliverableUid] },
    { table: resultDays, of: [resultDays.deliverableUid] },
    { table: viewDays, of: [viewDays.brandUid] },
    // What the other side thinks is theirs until it is shown.
    {
      table: reviews,
      of: [reviews.collabUid],
      only: or(isNotNull(reviews.revealedAt), eq(reviews.side, 'brand')),
    },
    { table: contentReminders, of: [contentReminders.collabUid] },
    { table: collections, of: [collections.brandUid] },
    { table: collectionItems, of: [collectionItems.collectionUid, collectionItems.deliverableUid] },
  ],
  forget: async (tx, { account, influencerUids, brandUids, collabUids }) => {
    const uids = await uidsOf(tx, collabUids)
    if (influencerUids.length > 0) {
      await tx.delete(adCodes).where(inArray(adCodes.deliverableUid, uids))
      const drafts = await tx
        .update(deliverables)
        .set({ caption: '', checklist: [], autoApproveAt: null })
        .where(and(inArray(deliverables.uid, uids), isNull(deliverables.approvedAt)))
        .returning({ uid: deliverables.uid })
      const draftUids = drafts.map(({ uid }) => uid)
      await tx.delete(deliverableFiles).where(inArray(deliverableFiles.deliverableUid, draftUids))
      await tx.delete(deliverableVersions).where(inArray(deliverableVersions.deliverableUid, draftUids))
      await tx.update(insights).set({ evidenceUid: null }).where(inArray(insights.deliverableUid, uids))
      await tx.update(readings).set({ evidenceUid: null }).where(inArray(readings.deliverableUid, uids))
    }
    const side = influencerUids.length > 0 ? 'influencer' : 'brand'
    if (influencerUids.length + brandUids.length > 0) {
      await tx
        .update(insights)
        .set({ enteredBy: formerNames.person })
        .where(and(inArray(insights.deliverableUid, uids), eq(insights.enteredSide, side)))
      await tx
        .update(readings)
        .set({ enteredBy: formerNames.person })
        .where(and(inArray(readings.deliverableUid, uids), eq(readings.enteredSide, side)))
      await tx
        .update(deliverableRounds)
        .set({ authorName: formerNames.person })
        .where(and(inArray(deliverableRounds.deliverableUid, uids), eq(deliverableRounds.side, side)))
      await tx
        .update(reviews)
        .set({ text: '', isShared: false })
        .where(and(inArray(reviews.collabUid, [...collabUids]), eq(reviews.side, side)))
    }
    await tx
      .update(deliverableComments)
      .set({ authorName: formerNames.person, text: '' })
      .where(eq(deliverableComments.accountUid, account?.uid ?? ''))
    await tx.delete(creatorOpens).where(inArray(creatorOpens.influencerUid, [...influencerUids]))
    await tx.delete(creatorOpens).where(inArray(creatorOpens.brandUid, [...brandUids]))
    await tx.delete(reviewerLinks).where(inArray(reviewerLinks.brandUid, [...brandUids]))
    await tx.delete(contentLinks).where(inArray(contentLinks.brandUid, [...brandUids]))
    const theirs = tx
      .select({ uid: collections.uid })
      .from(collections)
      .where(inArray(collections.brandUid, [...brandUids]))
    await tx.delete(collectionItems).where(inArray(collectionItems.collectionUid, theirs))
    await tx.delete(collections).where(inArray(collections.brandUid, [...brandUids]))
  },
}
