import { and, eq, inArray } from 'drizzle-orm'
import { must, mustGet } from '../../../kit/contract/must.ts'
import type * as z from 'zod/mini'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { sideOn } from '../../collabs/server/policy.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { findInfluencers } from '../../profiles/server/reads.ts'
import type { ListedShowcase } from '../contract/showcase.ts'
import { whyNoDownload } from '../rights.ts'
import type { ShowcaseRow } from '../views.ts'
import type { Deliverable } from './deliverable.ts'
import { findParts } from './reads.ts'
import { reviews } from './tables.ts'
import { isWithheld, stateOfRights, viewDeliverableFile, viewResults } from './view.ts'

type Row = z.output<typeof ShowcaseRow>
/** What a row of any list of content shows of it. */
type Common = Omit<Row, 'status' | 'approvedAt'>
type Shown = Pick<Collab, 'brandUid' | 'influencerUid' | 'briefUid' | 'terms'>
type Found = { deliverable: Deliverable; collab: Shown }

/** Approved deliverables as a brand's showcase shows them. */
export async function viewShowcase(
  db: Queryable,
  config: Config,
  actor: Actor,
  rows: readonly Found[],
): Promise<Row[]> {
  const view = await viewsOf(db, config, actor, rows)
  return rows.map((row) => ({
    ...view(row),
    status: row.deliverable.status === 'published' ? ('published' as const) : ('approved' as const),
    approvedAt: must(row.deliverable.approvedAt, 'time of approval').toISOString(),
  }))
}

/** The same with those in review, as a brand's own list has them. */
export async function viewListedShowcase(
  db: Queryable,
  config: Config,
  actor: Actor,
  rows: readonly Found[],
): Promise<ListedShowcase[]> {
  const view = await viewsOf(db, config, actor, rows)
  const ratings = await db
    .select({ collabUid: reviews.collabUid, value: reviews.value })
    .from(reviews)
    .where(
      and(
        inArray(
          reviews.collabUid,
          rows.map(({ deliverable }) => deliverable.collabUid),
        ),
        eq(reviews.side, 'brand'),
      ),
    )
  const ratingOf = new Map(ratings.map(({ collabUid, value }) => [collabUid, value]))
  return rows.map((row) => {
    const { status, approvedAt, submittedAt, publishedAt, autoApproveAt, collabUid } = row.deliverable
    const shown = view(row)
    return {
      ...shown,
      whyNoDownload: approvedAt ? shown.whyNoDownload : 'You can download this once you’ve approved it.',
      status: status === 'pending' ? 'in-review' : status,
      addedAt: must(approvedAt ?? submittedAt, 'time of submission').toISOString(),
      approvedAt: iso(approvedAt),
      publishedAt: iso(publishedAt),
      autoApproveAt: iso(autoApproveAt),
      rating: ratingOf.get(collabUid) ?? null,
    }
  })
}

/** How each of these rows is shown, read in three queries whatever their number. */
async function viewsOf(
  db: Queryable,
  config: Config,
  actor: Actor,
  rows: readonly Found[],
): Promise<(row: Found) => Common> {
  const parts = await findParts(
    db,
    rows.map(({ deliverable }) => deliverable.uid),
  )
  const influencers = await findInfluencers(
    db,
    rows.map(({ collab }) => collab.influencerUid),
  )
  return ({ deliverable, collab }) => {
    const { profile } = mustGet(influencers, collab.influencerUid)
    const { versions, results } = parts(deliverable.uid)
    const final = versions.findLast((version) => version.submittedAt !== null)
    const rights = stateOfRights(collab, deliverable)
    const side = sideOn(actor, collab)
    const withheld = isWithheld(side, deliverable, rights)
    const { uid, version, collabUid, type, contentType, platform, caption, liveUrl } = deliverable
    return {
      uid,
      version,
      collabUid,
      type,
      contentType,
      platform,
      caption,
      liveUrl,
      files: (final?.files ?? []).map((file) => viewDeliverableFile(config, file, withheld)),
      influencer: { uid: profile.uid, name: profile.name, handle: profile.handle },
      brief: { uid: collab.briefUid, title: collab.terms?.title ?? '' },
      rights: { state: rights, until: deliverable.rightsUntil?.toISOString() ?? null },
      whyNoDownload: side === 'brand' ? whyNoDownload(rights) : null,
      results: viewResults(results),
      isWithdrawn: results?.isWithdrawn === true,
      checks: final?.checks ?? [],
    }
  }
}

const iso = (at: Date | null) => at?.toISOString() ?? null
