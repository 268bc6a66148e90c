import { eq, isNotNull, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { accountFacts, membershipFacts } from '../../accounts/server/facts.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { sideOn } from '../../collabs/server/policy.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { findCovers } from '../../content/server/covers.ts'
import { deliverableFacts, resultFacts } from '../../content/server/facts.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import { type City, cityFacts } from '../../profiles/vocabulary.ts'
import type { FrontStoryView } from '../contract/front-story.ts'
import type { ShownStory } from '../shown-story.ts'
import { isApart } from './load.ts'
import { valuePolicy } from './policy.ts'
import { frontStories } from './tables.ts'

export type FrontStory = typeof frontStories.$inferSelect

/** So many stories stand on the front page, the newest that were put there. */
const mostShown = 2

export async function findFrontStory(db: Queryable, collabUid: string): Promise<FrontStory | undefined> {
  return (await db.select().from(frontStories).where(eq(frontStories.collabUid, collabUid)))[0]
}

/** The same, its row locked until the transaction ends. */
export async function lockFrontStory(tx: Tx, collabUid: string): Promise<FrontStory | undefined> {
  return (await tx.select().from(frontStories).where(eq(frontStories.collabUid, collabUid)).for('update'))[0]
}

/** Where the question stands, for somebody who may see the collab. What the other side answered is for our team alone. */
export async function viewFrontStory(
  db: Queryable,
  config: Config,
  actor: Actor,
  collab: Collab,
  story: FrontStory | undefined,
): Promise<z.output<typeof FrontStoryView>> {
  const side = sideOn(actor, collab)
  const isTeam = may(valuePolicy, actor, 'showFront', collab)
  const isAdded = Boolean(story?.shownAt)
  return {
    isAsked: story !== undefined,
    brandAgrees: side === 'influencer' ? null : (story?.brandAgrees ?? null),
    creatorAgrees: side === 'brand' ? null : (story?.creatorAgrees ?? null),
    isAdded,
    isShown: isAdded && (await listFrontStories(db, config)).some(({ collabUid }) => collabUid === collab.uid),
    can: {
      ask: isTeam && !story && collab.outcome === 'completed',
      answer: story !== undefined && may(valuePolicy, actor, 'answerFront', collab),
      show: isTeam && story?.brandAgrees === true && story.creatorAgrees === true,
    },
  }
}

/** The creator `i` and the brand `b` may be seen by everybody: approved and able to sign in, and not one of our test brands. */
export const arePublic = sql`i.approval = 'approved' and not b.labels @> array['dev-fake']
  and exists (select from (select * from ${membershipFacts}) m join (select * from ${accountFacts}) a on a.uid = m.account_uid
    where m.profile_uid = i.uid and a.disabled_at is null)`

/**
 * The stories on the front page: the newest where both sides agree, our team put them there, the creator is approved and the
 * brand may use the content now. All of it is asked each time, so that a no, an end or a suspension is seen at once.
 */
export async function listFrontStories(db: Queryable, config: Config): Promise<ShownStory[]> {
  const { rows } = await db.execute<Omit<ShownStory, 'pictures' | 'city'> & { city: City; uids: string[] }>(sql`
    select ${collabFacts.uid} as "collabUid", ${collabFacts.terms} ->> 'title' as title, b.name as brand, b.city,
      i.name as creator, i.handle,
      (select sum(r.views)::float8 from ${deliverableFacts} join (select * from ${resultFacts}) r on r.deliverable_uid = ${deliverableFacts.uid}
        where ${deliverableFacts.collabUid} = ${collabFacts.uid} and not ${isApart}) as views,
      (select count(*)::int from ${deliverableFacts}
        where ${deliverableFacts.collabUid} = ${collabFacts.uid} and ${deliverableFacts.approvedAt} is not null) as deliverables,
      array(select ${deliverableFacts.uid} from ${deliverableFacts}
        where ${deliverableFacts.collabUid} = ${collabFacts.uid} and ${deliverableFacts.publishedAt} is not null
        order by ${deliverableFacts.uid}) as uids
    from ${frontStories} f
    join ${collabFacts} on ${collabFacts.uid} = f.collab_uid
    join (select * from ${brandFacts}) b on b.uid = ${collabFacts.brandUid}
    join (select * from ${influencerFacts}) i on i.uid = ${collabFacts.influencerUid}
    where f.shown_at is not null and f.brand_agrees and f.creator_agrees and ${arePublic}
      and exists (select from ${deliverableFacts} where ${deliverableFacts.collabUid} = ${collabFacts.uid}
        and ${deliverableFacts.publishedAt} is not null and ${deliverableFacts.rightsUntil} > ${now()})
    order by f.shown_at desc, f.collab_uid`)
  const covers = await findCovers(
    db,
    config,
    rows.flatMap(({ uids }) => uids),
    { usable: true },
  )
  // Cut last: what has no picture takes nobody's place.
  const stories = rows.flatMap(({ uids, city, ...row }) => {
    const pictures = uids.flatMap((uid) => covers.get(uid)?.picture ?? []).slice(0, 2)
    return pictures.length === 0 ? [] : [{ ...row, city: cityFacts[city].name, pictures }]
  })
  return stories.slice(0, mostShown)
}

/** Whether any content of a collab may be shown to the public now. */
export async function hasUsableContent(db: Queryable, config: Config, collabUid: string): Promise<boolean> {
  const rows = await db
    .select({ uid: deliverableFacts.uid })
    .from(deliverableFacts)
    .where(sql`${deliverableFacts.collabUid} = ${collabUid} and ${isNotNull(deliverableFacts.publishedAt)}`)
  const covers = await findCovers(
    db,
    config,
    rows.map(({ uid }) => uid),
    { usable: true },
  )
  return [...covers.values()].some(({ picture }) => picture !== null)
}
