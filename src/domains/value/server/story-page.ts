import { eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { type Collab, unsafeFindCollabs } from '../../collabs/server/reads.ts'
import { publicWords } from '../../content/public-influencer.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import type { StoryPageView } from '../contract/creator-story.ts'
import { isGoodReview, type PublicStory } from '../story-page.ts'
import { loadCreatorStory } from './creator-story.ts'
import { arePublic } from './front-story.ts'
import { valuePolicy } from './policy.ts'
import { storyPages } from './tables.ts'

export type StoryPage = typeof storyPages.$inferSelect

export async function findStoryPage(db: Queryable, collabUid: string): Promise<StoryPage | undefined> {
  return (await db.select().from(storyPages).where(eq(storyPages.collabUid, collabUid)))[0]
}

/** The same, its row locked until the transaction ends. */
export async function lockStoryPage(tx: Tx, collabUid: string): Promise<StoryPage | undefined> {
  return (await tx.select().from(storyPages).where(eq(storyPages.collabUid, collabUid)).for('update'))[0]
}

/** Where the page stands, for somebody who may see the collab. */
export function viewStoryPage(
  config: Config,
  actor: Actor,
  collab: Collab,
  page: StoryPage | undefined,
): z.output<typeof StoryPageView> {
  const code = page?.code ?? null
  const brandAgrees = page?.brandAgrees ?? null
  const mayShow = may(valuePolicy, actor, 'showPage', collab)
  return {
    isMade: code !== null,
    brandAgrees,
    url: code && brandAgrees ? `${config.publicUrl}/c/${code}` : null,
    can: {
      make: mayShow && code === null && brandAgrees !== false && collab.outcome === 'completed',
      takeBack: mayShow && code !== null,
      answer: page !== undefined && may(valuePolicy, actor, 'answerPage', collab),
    },
  }
}

/**
 * The story that the public page with this code shows: while its creator keeps it up, the brand agrees and both may be seen
 * by everybody. All of it is asked each time, so that a no, an end or a suspension is seen at once.
 */
export async function findPublicStory(db: Queryable, config: Config, code: string): Promise<PublicStory | null> {
  const { rows } = await db.execute<{ uid: string }>(sql`
    select ${collabFacts.uid} as uid
    from ${storyPages} p
    join ${collabFacts} on ${collabFacts.uid} = p.collab_uid
    join (select * from ${brandFacts}) b on b.uid = ${collabFacts.brandUid}
    join (select * from ${influencerFacts}) i on i.uid = ${collabFacts.influencerUid}
    where p.code = ${code} and p.brand_agrees and ${arePublic}`)
  const [found] = rows
  const collab = found && (await unsafeFindCollabs(db, [found.uid])).get(found.uid)
  if (!collab) return null
  const { collabUid: _uid, review, posts, ...story } = await loadCreatorStory(db, config, collab)
  if (posts.length === 0) return null
  return {
    ...story,
    code,
    posts,
    review: review && isGoodReview(review.value) ? { ...review, text: publicWords(review.text) } : null,
  }
}
