import { eq, sql } from 'drizzle-orm'
import { one } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { assertSeesInfluencer, noInfluencer } from '../../../access/server/guards.ts'
import { type Actor, isInfluencer } from '../../../access/roles.ts'
import type { VisitHistory } from '../../collabs/server/companions.ts'
import { historyOf, type VisitJson, visitsAsJson } from '../../content/server/visit-history.ts'
import { listsAsArray } from '../../lists/server/reads.ts'
import { influencerFacts, socialFacts } from '../../profiles/server/facts.ts'
import type { SocialAccount } from '../../profiles/server/view.ts'
import type { Dislike } from '../taste.ts'
import type { Planned } from '../../visits/clashes.ts'
import { type PlannedJson, plannedAsJson, plannedOf } from '../../visits/server/planned.ts'
import { type DislikeJson, dislikesAsJson, dislikesOf } from './taste.ts'

type Social = Pick<SocialAccount, 'platform' | 'followers' | 'engagementBp' | 'audience'>

const profile = {
  uid: influencerFacts.uid,
  homeCity: influencerFacts.homeCity,
  cities: influencerFacts.cities,
  travel: influencerFacts.travel,
  latitude: influencerFacts.latitude,
  longitude: influencerFacts.longitude,
  dateOfBirth: influencerFacts.dateOfBirth,
  languages: influencerFacts.languages,
  contentVibe: influencerFacts.contentVibe,
  approval: influencerFacts.approval,
  pausedAt: influencerFacts.pausedAt,
  idCheckedAt: influencerFacts.idCheckedAt,
  reliability: influencerFacts.reliability,
  visitsCompleted: influencerFacts.visitsCompleted,
}
const social = sql`(select coalesce(jsonb_agg(jsonb_build_object('platform', ${socialFacts.platform},
  'followers', ${socialFacts.followers}, 'engagementBp', ${socialFacts.engagementBp}, 'audience', ${socialFacts.audience})), '[]')
  from ${socialFacts} where ${socialFacts.influencerUid} = ${influencerFacts.uid})`

const readerOf = prepared((db) =>
  db
    .select({
      profile,
      // Each inside another: outermost, columns are written without their table.
      social: sql<Social[]>`${social}`,
      lists: sql<string[]>`${listsAsArray(influencerFacts.uid)}`,
      visits: sql<VisitJson[]>`${visitsAsJson(influencerFacts.uid)}`,
      dislikes: sql<DislikeJson[]>`${dislikesAsJson(influencerFacts.uid)}`,
      planned: sql<PlannedJson[]>`${plannedAsJson(influencerFacts.uid, sql.placeholder('at'))}`,
    })
    .from(influencerFacts)
    .where(eq(influencerFacts.uid, sql.placeholder('influencer')))
    .prepare('feed_reader'),
)

type Row = Awaited<ReturnType<typeof readerOf>>[number]
/** The influencer whose feed is looked at: what rules judge them by, what earlier visits and marks say about what suits them, and what they have booked. */
export type FeedReader = Pick<Row, 'profile' | 'social' | 'lists'> & {
  /** Whether it is the influencer who looks, and not staff: they read matches in the second person. */
  isOwn: boolean
  planned: readonly Planned[]
  history: VisitHistory
  visits: readonly VisitJson[]
  dislikes: readonly Dislike[]
}

/** The reader of a feed: oneself, for staff anybody. One query. */
export async function getFeedReader(db: Queryable, actor: Actor, influencerUid: string): Promise<FeedReader> {
  assertSeesInfluencer(actor, influencerUid)
  const rows = await readerOf(db, { influencer: influencerUid, at: now().toISOString() })
  if (rows.length === 0) throw noInfluencer()
  const { visits, dislikes, planned, ...reader } = one(rows)
  return {
    ...reader,
    isOwn: isInfluencer(actor, influencerUid),
    visits,
    planned: plannedOf(planned),
    history: historyOf(visits.map((visit) => ({ ...visit, checkedInAt: new Date(visit.checkedInAt) }))),
    dislikes: dislikesOf(dislikes, reader.profile),
  }
}

/** The last time they were at this venue. */
export function lastVisitTo(brandUid: string, { visits }: FeedReader): { collabUid: string; at: string } | null {
  const last = visits
    .filter((visit) => visit.brandUid === brandUid)
    .map(({ collabUid, checkedInAt }) => ({ collabUid, at: new Date(checkedInAt).toISOString() }))
    .toSorted((a, b) => b.at.localeCompare(a.at))[0]
  return last ?? null
}
