import { one } from '../../../kit/contract/must.ts'
import type * as z from 'zod/mini'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { collabPolicy, type CollabSide, sideOn } from '../../collabs/server/policy.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { type CollabAction, isPossible } from '../../collabs/stages.ts'
import type { StoredFile } from '../../media/server/facts.ts'
import { viewFile } from '../../media/server/view.ts'
import type { DeliverableView } from '../views.ts'
import { maxRounds } from '../review.ts'
import { adCodeEnd, whyNoAdCode } from '../ad-codes.ts'
import { rightsState, type RightsState, whyNoDownload } from '../rights.ts'
import type { Deliverable } from './deliverable.ts'
import { whyNotAsked } from './ad-codes.ts'
import { contentPolicy } from './policy.ts'
import { type AdCode, type Insights, findParts, type DeliverableParts, type Results, type Version } from './reads.ts'

type View = z.output<typeof DeliverableView>
const iso = (at: Date | null) => at?.toISOString() ?? null

/** Deliverables for a viewer, everything about them in two queries, whatever their number. */
export async function viewDeliverables(
  db: Queryable,
  config: Config,
  actor: Actor,
  rows: readonly { deliverable: Deliverable; collab: Collab }[],
): Promise<View[]> {
  const parts = await findParts(
    db,
    rows.map(({ deliverable }) => deliverable.uid),
  )
  return rows.map(({ deliverable, collab }) => viewOne(config, actor, collab, deliverable, parts(deliverable.uid)))
}

export async function viewDeliverable(
  db: Queryable,
  config: Config,
  actor: Actor,
  collab: Collab,
  deliverable: Deliverable,
): Promise<View> {
  return one(await viewDeliverables(db, config, actor, [{ deliverable, collab }]))
}

function viewOne(
  config: Config,
  actor: Actor,
  collab: Collab,
  deliverable: Deliverable,
  parts: DeliverableParts,
): View {
  const side = sideOn(actor, collab)
  const rights = stateOfRights(collab, deliverable)
  const withheld = isWithheld(side, deliverable, rights)
  const versions = parts.versions.filter((version) => side === 'influencer' || version.submittedAt !== null)
  const { uid, collabUid, version, type, contentType, platform, status, liveUrl } = deliverable
  return {
    uid,
    collabUid,
    version,
    type,
    contentType,
    platform,
    status,
    liveUrl,
    state: stateOf(deliverable),
    versions: versions.map((one) => viewVersion(config, one, withheld)),
    ticks: versions.at(-1)?.ticks ?? [],
    comments: parts.comments.map((comment) => {
      const { uid: commentUid, version: about, side: by, authorName, text, atMs } = comment
      return {
        uid: commentUid,
        version: about,
        side: by,
        authorName,
        text,
        atMs,
        at: comment.createdAt.toISOString(),
        resolved: comment.resolvedAt !== null,
      }
    }),
    rounds: parts.rounds.map(({ number, version: about, side: by, authorName, text, requestedAt, escalated }) => ({
      number,
      version: about,
      side: by,
      authorName,
      text,
      at: requestedAt.toISOString(),
      escalated,
    })),
    roundsLeft: Math.max(0, maxRounds - deliverable.rounds),
    submittedAt: iso(deliverable.submittedAt),
    autoApproveAt: iso(deliverable.autoApproveAt),
    approvedAt: iso(deliverable.approvedAt),
    publishedAt: iso(deliverable.publishedAt),
    rights: { state: rights, agreed: collab.terms?.usageRights ?? 'none', until: iso(deliverable.rightsUntil) },
    insights: parts.insights.map(viewInsights),
    results: viewResults(parts.results),
    isWithdrawn: parts.results?.isWithdrawn === true,
    adCode: viewAdCode(parts.adCode, deliverable, rights, side),
    can: canWith(actor, collab, deliverable, rights, versions, parts.adCode),
  }
}

/** Where a deliverable stands, finer than the three words of its status. */
function stateOf({ status, submittedAt, rounds }: Deliverable): View['state'] {
  if (status !== 'pending') return status
  if (submittedAt) return 'in-review'
  return rounds > 0 ? 'changes-requested' : 'to-upload'
}

export function stateOfRights(collab: Pick<Collab, 'terms'>, deliverable: Deliverable): RightsState {
  return rightsState(collab.terms?.usageRights ?? 'none', deliverable.rightsUntil, now())
}

/** Once its rights have ended, a brand does not get the files of a deliverable any more. */
export function isWithheld(side: CollabSide, deliverable: Deliverable, rights: RightsState): boolean {
  return side === 'brand' && deliverable.approvedAt !== null && rights === 'ended'
}

export function viewDeliverableFile(config: Config, file: StoredFile, withheld: boolean) {
  const view = viewFile(config, file)
  return withheld ? { ...view, file_path: null, poster: null } : view
}

function viewVersion(
  config: Config,
  { number, caption, submittedAt, files, checks }: Version,
  withheld: boolean,
): View['versions'][number] {
  return {
    number,
    caption,
    submittedAt: iso(submittedAt),
    checks,
    files: files.map((file) => viewDeliverableFile(config, file, withheld)),
  }
}

/** What a deliverable has reached by now: the numbers that every page and every sum takes. */
export function viewResults(row: Results | null): View['results'] {
  if (!row || row.isWithdrawn) return null
  const { views, reach, likes, comments, saves, shares, clicks, followersGained, source, isVerified } = row
  const takenAt = row.takenAt.toISOString()
  return { views, reach, likes, comments, saves, shares, clicks, followersGained, source, isVerified, takenAt }
}

export function viewInsights(row: Insights): View['insights'][number] {
  const { kind, views, reach, likes, comments, saves, shares, clicks, followersGained } = row
  const { enteredBy, enteredSide, verifiedBy } = row
  return {
    kind,
    views,
    reach,
    likes,
    comments,
    saves,
    shares,
    clicks,
    followersGained,
    enteredBy,
    enteredSide,
    verifiedBy,
    capturedAt: row.capturedAt.toISOString(),
    hasEvidence: row.evidenceUid !== null,
  }
}

/** The code as its side may read it: what has ended is no use to a brand any more. */
function viewAdCode(
  row: AdCode | null,
  deliverable: Deliverable,
  rights: RightsState,
  side: CollabSide,
): View['adCode'] {
  if (!row || (row.code === null && row.askedAt === null)) return null
  const until = row.code === null ? null : adCodeEnd(row.until, deliverable.rightsUntil)
  const state = row.code === null ? 'asked' : rights === 'paid' && (!until || until > now()) ? 'active' : 'ended'
  const isShown = state === 'active' || side === 'influencer'
  return { state, code: isShown ? row.code : null, until: iso(until), askedAt: iso(row.askedAt) }
}

function canWith(
  actor: Actor,
  collab: Collab,
  deliverable: Deliverable,
  rights: RightsState,
  versions: readonly Version[],
  adCode: AdCode | null,
): View['can'] {
  const can = (action: CollabAction) => may(collabPolicy, actor, action, collab) && isPossible(collab, action)
  const side = sideOn(actor, collab)
  const open = deliverable.status === 'pending' && deliverable.submittedAt === null
  const inReview = deliverable.status === 'pending' && deliverable.submittedAt !== null
  const posted = deliverable.publishedAt !== null
  return {
    save: open && can('submitDeliverable'),
    submit: open && can('submitDeliverable') && versions.at(-1)?.submittedAt === null,
    requestChanges: inReview && can('requestChanges'),
    approve: inReview && can('approveDeliverable'),
    publish: deliverable.status === 'approved' && deliverable.type !== 'ugc' && can('markPublished'),
    comment: versions.some((version) => version.submittedAt !== null) && collab.outcome === 'open',
    addInsights: posted,
    verifyInsights: posted && side === 'staff',
    giveAdCode: may(contentPolicy, actor, 'giveAdCode', collab) && whyNoAdCode(deliverable, rights) === null,
    askForAdCode:
      may(contentPolicy, actor, 'requestAdCode', collab) &&
      whyNoAdCode(deliverable, rights) === null &&
      whyNotAsked(adCode, deliverable) === null,
    download:
      side !== 'brand' ? versions.length > 0 : deliverable.approvedAt !== null && whyNoDownload(rights) === null,
  }
}
