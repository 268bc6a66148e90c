import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { isReviewShown } from '../../content/review-visibility.ts'
import { listPublishedPosts } from '../../content/server/published.ts'
import { findReviews } from '../../content/server/reviews.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import { type City, cityFacts, opinionWords } from '../../profiles/vocabulary.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import type { CreatorStoryView } from '../contract/creator-story.ts'
import { visitedAt } from './load.ts'

export type CreatorStory = z.output<typeof CreatorStoryView>
type Named = Pick<CreatorStory, 'brandName' | 'creatorName' | 'handle' | 'title' | 'visitDay'> & { city: City }

/** A story with what stays on the server: where each post is stored as one picture, and the brand’s opinion as a number. */
export type StoredStory = Omit<CreatorStory, 'posts' | 'review'> & {
  posts: (CreatorStory['posts'][number] & { path: string | null })[]
  review: { value: number; text: string } | null
}

/** The story of one collab that was visited, made for its creator alone out of what is theirs to know. */
export async function viewCreatorStory(db: Queryable, config: Config, collab: Collab): Promise<CreatorStory> {
  const { posts, review, ...story } = await loadCreatorStory(db, config, collab)
  return {
    ...story,
    posts: posts.map(({ path: _path, ...post }) => post),
    review: review && { word: opinionWords[review.value as keyof typeof opinionWords], text: review.text },
  }
}

export async function loadCreatorStory(db: Queryable, config: Config, collab: Collab): Promise<StoredStory> {
  const { city, ...named } = await nameStory(db, collab.uid)
  const posts = await listPublishedPosts(db, config, collab.uid)
  return {
    collabUid: collab.uid,
    ...named,
    city: cityFacts[city].name,
    posts: posts.map(({ uid, type, platform, liveUrl, publishedAt, kind, file, poster, placeholder, path, views }) => {
      return { uid, type, platform, liveUrl, publishedAt, kind, file, poster, placeholder, path, views }
    }),
    reached: {
      views: sumOf(posts.map(({ views, isApart }) => (isApart ? null : views))),
      likes: sumOf(posts.map(({ likes }) => likes)),
      comments: sumOf(posts.map(({ comments }) => comments)),
      saves: sumOf(posts.map(({ saves }) => saves)),
      shares: sumOf(posts.map(({ shares }) => shares)),
    },
    review: await findBrandReview(db, collab),
  }
}

/** Who was where, for what and when. */
async function nameStory(db: Queryable, collabUid: string): Promise<Named> {
  const { rows } = await db.execute<Named>(sql`
    select b.name as "brandName", b.city, i.name as "creatorName", i.handle, ${collabFacts.terms} ->> 'title' as title,
      (${visitedAt} at time zone b.timezone)::date::text as "visitDay"
    from ${collabFacts}
    join ${visitFacts} on ${visitFacts.collabUid} = ${collabFacts.uid}
    join (select * from ${brandFacts}) b on b.uid = ${collabFacts.brandUid}
    join (select * from ${influencerFacts}) i on i.uid = ${collabFacts.influencerUid}
    where ${collabFacts.uid} = ${collabUid} and ${visitedAt} is not null`)
  const [named] = rows
  if (!named)
    throw new CallError('failed-precondition', 'The visit hasn’t happened yet. Your story will be here afterwards.')
  return named
}

/** What the brand thought, as far as the creator may read it. */
async function findBrandReview(db: Queryable, collab: Collab): Promise<StoredStory['review']> {
  const given = await findReviews(db, collab.uid)
  const review = given.find(({ side }) => side === 'brand')
  if (!review || !isReviewShown({ given: given.length, completedAt: collab.closedAt }, now())) return null
  return { value: review.value, text: review.text }
}

function sumOf(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null)
  return known.length === 0 ? null : known.reduce((total, one) => total + one, 0)
}
