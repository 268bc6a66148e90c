import { eq, sql } from 'drizzle-orm'
import { must } from '../../../kit/contract/must.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { type Actor, isInfluencer, isStaff } from '../../../access/roles.ts'
import type { VisitHistory } from '../../collabs/server/companions.ts'
import { historyOf, visitsAsJson } from '../../content/server/visit-history.ts'
import { influencerFacts } from '../../profiles/server/facts.ts'
import { findInfluencers } from '../../profiles/server/reads.ts'
import type { InfluencerProfile, SocialAccount } from '../../profiles/server/view.ts'
import type { Dislike } from '../taste.ts'
import { dislikesAsJson, dislikesOf } from './taste.ts'

/** The influencer whose feed is looked at. */
export type FeedOwner = { profile: InfluencerProfile; social: SocialAccount[] }
/** The same with what earlier visits and marks say about what suits them. */
export type FeedReader = FeedOwner & { history: VisitHistory; dislikes: readonly Dislike[] }

/** The influencer whose feed is looked at: one's own, for staff anybody's. */
export async function getFeedOwner(db: Queryable, actor: Actor, influencerUid: string): Promise<FeedOwner> {
  const found =
    isInfluencer(actor, influencerUid) || isStaff(actor)
      ? (await findInfluencers(db, [influencerUid])).get(influencerUid)
      : undefined
  if (!found) throw new CallError('not-found', 'There is no such influencer profile.')
  return found
}

const pastOf = prepared((db) => {
  const past = { visits: visitsAsJson(influencerFacts.uid), dislikes: dislikesAsJson(influencerFacts.uid) }
  return db
    .select({
      visits: sql<typeof past.visits._.type>`${past.visits}`,
      dislikes: sql<typeof past.dislikes._.type>`${past.dislikes}`,
    })
    .from(influencerFacts)
    .where(eq(influencerFacts.uid, sql.placeholder('influencer')))
    .prepare('feed_reader_past')
})

/** The owner of a feed, with one query more for what lies behind them. */
export async function getFeedReader(db: Queryable, actor: Actor, influencerUid: string): Promise<FeedReader> {
  const owner = await getFeedOwner(db, actor, influencerUid)
  const [past] = await pastOf(db, { influencer: influencerUid })
  const { visits, dislikes } = must(past, 'influencer')
  return {
    ...owner,
    history: historyOf(visits.map((visit) => ({ ...visit, checkedInAt: new Date(visit.checkedInAt) }))),
    dislikes: dislikesOf(dislikes, owner.profile),
  }
}
