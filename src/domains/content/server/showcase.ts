import { must, mustGet } from '../../../kit/contract/must.ts'
import type * as z from 'zod/mini'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { sideOn } from '../../collabs/server/policy.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { findInfluencers } from '../../profiles/server/reads.ts'
import { whyNoDownload } from '../rights.ts'
import type { ShowcaseRow } from '../views.ts'
import type { Deliverable } from './deliverable.ts'
import { findParts } from './reads.ts'
import { isWithheld, stateOfRights, viewDeliverableFile, viewResults } from './view.ts'

type Row = z.output<typeof ShowcaseRow>
type Shown = Pick<Collab, 'brandUid' | 'influencerUid' | 'briefUid' | 'terms'>

/** Approved deliverables as a brand's showcase shows them, in three queries whatever their number. */
export async function viewShowcase(
  db: Queryable,
  config: Config,
  actor: Actor,
  rows: readonly { deliverable: Deliverable; collab: Shown }[],
): Promise<Row[]> {
  const parts = await findParts(
    db,
    rows.map(({ deliverable }) => deliverable.uid),
  )
  const influencers = await findInfluencers(
    db,
    rows.map(({ collab }) => collab.influencerUid),
  )
  return rows.map(({ deliverable, collab }) => {
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
      status: deliverable.status === 'published' ? ('published' as const) : ('approved' as const),
      files: (final?.files ?? []).map((file) => viewDeliverableFile(config, file, withheld)),
      influencer: { uid: profile.uid, name: profile.name, handle: profile.handle },
      brief: { uid: collab.briefUid, title: collab.terms?.title ?? '' },
      approvedAt: must(deliverable.approvedAt, 'time of approval').toISOString(),
      rights: { state: rights, until: deliverable.rightsUntil?.toISOString() ?? null },
      whyNoDownload: side === 'brand' ? whyNoDownload(rights) : null,
      results: viewResults(results),
      isWithdrawn: results?.isWithdrawn === true,
      checks: final?.checks ?? [],
    }
  })
}
