import * as z from 'zod/mini'
import { day, instant } from '../../kit/contract/fields.ts'
import { keysOf } from '../../kit/contract/keys.ts'
import { usageRights } from '../briefs/brief.ts'
import { FileView } from '../media/contract.ts'
import { contentTypes, deliverableTypes, platforms } from '../profiles/vocabulary.ts'
import { insightKinds, readingSources } from './insights.ts'
import { rightsStates } from './rights.ts'
import { deliverableStateNames } from './states.ts'

/** One line of the golden rules for a file (see the media checks). */
const CheckView = z.object({
  check: z.enum(['type', 'size', 'readable', 'duration', 'resolution', 'orientation', 'sound', 'repeat']),
  ok: z.boolean(),
  cause: z.string(),
  fix: z.string(),
})

/** A file of a deliverable. `file_path` is null once the rights have ended: it is neither shown nor downloaded any more. */
const DeliverableFile = z.extend(FileView, { file_path: z.nullable(z.string()) })

const VersionView = z.object({
  number: z.number(),
  caption: z.string(),
  submittedAt: z.nullable(instant),
  files: z.array(DeliverableFile),
  checks: z.array(z.object({ fileUid: z.string(), checks: z.array(CheckView) })),
})

export const CommentView = z.object({
  uid: z.string(),
  version: z.number(),
  side: z.enum(['influencer', 'brand', 'staff', 'reviewer']),
  authorName: z.string(),
  text: z.string(),
  atMs: z.nullable(z.number()),
  at: instant,
  resolved: z.boolean(),
})

export const count = z.nullable(z.int().check(z.minimum(0), z.maximum(2_000_000_000)))
export const counts = {
  views: count,
  reach: count,
  likes: count,
  comments: count,
  saves: count,
  shares: count,
  clicks: count,
}
const InsightsView = z.object({
  kind: z.enum(insightKinds),
  capturedAt: instant,
  ...counts,
  followersGained: count,
  enteredBy: z.string(),
  enteredSide: z.enum(['influencer', 'brand', 'staff', 'reviewer']),
  hasEvidence: z.boolean(),
  verifiedBy: z.nullable(z.string()),
})

/** What a deliverable has reached by its newest readings, and where those come from. */
const ResultsView = z.object({
  ...counts,
  followersGained: count,
  takenAt: instant,
  source: z.enum(readingSources),
  isVerified: z.boolean(),
})

/** Where a post's views come from; who entered and checked them is left out of pages that leave the house. */
export const OriginView = z.object({
  source: z.enum(readingSources),
  takenOn: day,
  enteredBy: z.nullable(z.string()),
  verifiedBy: z.nullable(z.string()),
})

export const CaptionProblemView = z.object({ kind: z.enum(['disclosure', 'mention', 'hashtag']), text: z.string() })

/** One deliverable with all that is known of it. Drafts are the influencer's alone. */
export const DeliverableView = z.object({
  uid: z.string(),
  collabUid: z.string(),
  version: z.number(),
  type: z.enum(deliverableTypes),
  contentType: z.enum(contentTypes),
  platform: z.enum(platforms),
  status: z.enum(['pending', 'approved', 'published']),
  /** Where it stands, finer than its status. */
  state: z.enum(keysOf(deliverableStateNames)),
  /** Oldest first. */
  versions: z.array(VersionView),
  ticks: z.array(z.string()),
  comments: z.array(CommentView),
  rounds: z.array(
    z.object({
      number: z.number(),
      version: z.number(),
      side: z.string(),
      authorName: z.string(),
      text: z.string(),
      at: instant,
      escalated: z.boolean(),
    }),
  ),
  roundsLeft: z.number(),
  submittedAt: z.nullable(instant),
  autoApproveAt: z.nullable(instant),
  approvedAt: z.nullable(instant),
  publishedAt: z.nullable(instant),
  liveUrl: z.nullable(z.string()),
  rights: z.object({ state: z.enum(rightsStates), agreed: z.enum(usageRights), until: z.nullable(instant) }),
  /** The captures at certain days; `results` are what it has reached by now. */
  insights: z.array(InsightsView),
  results: z.nullable(ResultsView),
  /** Its only numbers came from a platform that the creator disconnected since. */
  isWithdrawn: z.boolean(),
  /** The code to run it as an ad, or that the brand asked for one; null before. Once it has ended only the creator still reads it. */
  adCode: z.nullable(
    z.object({
      state: z.enum(['asked', 'active', 'ended']),
      code: z.nullable(z.string()),
      /** When it ends, by the platform or with the rights. */
      until: z.nullable(instant),
      askedAt: z.nullable(instant),
    }),
  ),
  can: z.object({
    save: z.boolean(),
    submit: z.boolean(),
    requestChanges: z.boolean(),
    approve: z.boolean(),
    publish: z.boolean(),
    comment: z.boolean(),
    addInsights: z.boolean(),
    verifyInsights: z.boolean(),
    download: z.boolean(),
    giveAdCode: z.boolean(),
    askForAdCode: z.boolean(),
  }),
})

export const ReviewView = z.object({ value: z.number(), text: z.string(), at: instant })

/** A finished deliverable in the brand's showcase. */
export const ShowcaseRow = z.object({
  uid: z.string(),
  version: z.number(),
  collabUid: z.string(),
  type: z.enum(deliverableTypes),
  contentType: z.enum(contentTypes),
  platform: z.enum(platforms),
  status: z.enum(['approved', 'published']),
  caption: z.string(),
  files: z.array(DeliverableFile),
  influencer: z.object({ uid: z.string(), name: z.string(), handle: z.string() }),
  brief: z.object({ uid: z.string(), title: z.string() }),
  approvedAt: instant,
  liveUrl: z.nullable(z.string()),
  rights: z.object({ state: z.enum(rightsStates), until: z.nullable(instant) }),
  /** Its only numbers came from a platform that the creator disconnected since. */
  isWithdrawn: z.boolean(),
  /** Why its files cannot be downloaded, as a sentence; null when they can. */
  whyNoDownload: z.nullable(z.string()),
  /** What it has reached by now, if known. */
  results: z.nullable(ResultsView),
  checks: z.array(z.object({ fileUid: z.string(), checks: z.array(CheckView) })),
})

/** A finished deliverable as somebody with a link sees it. */
export const SharedRow = z.extend(
  z.pick(ShowcaseRow, {
    uid: true,
    type: true,
    contentType: true,
    platform: true,
    caption: true,
    liveUrl: true,
    rights: true,
  }),
  {
    creator: z.object({ name: z.string(), handle: z.string() }),
    files: z.array(FileView),
  },
)
