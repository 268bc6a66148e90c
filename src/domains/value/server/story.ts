import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { hashSecret } from '../../accounts/server/tokens.ts'
import { type Collab, unsafeFindCollabs } from '../../collabs/server/reads.ts'
import type { Origin } from '../../content/insights.ts'
import { isReviewShown } from '../../content/review-visibility.ts'
import { deliverableFacts, resultDayFacts } from '../../content/server/facts.ts'
import { findCovers } from '../../content/server/covers.ts'
import { findOrigins } from '../../content/server/origins.ts'
import { findReviews } from '../../content/server/reviews.ts'
import { cityFacts } from '../../profiles/vocabulary.ts'
import type { StoryView } from '../contract/story.ts'
import type { ComparedPeriod } from '../comparison.ts'
import { summarise, type Worth } from '../worth.ts'
import { compareWithOthers } from './compared.ts'
import { currencyOfOrganisation } from './currency.ts'
import { loadScale, loadWorths } from './load.ts'
import { storyLinks } from './tables.ts'

type Story = z.output<typeof StoryView>
type StoredPost = Story['posts'][number] & { path: string | null }
/** A story with where each picture is stored, which stays on the server. */
type StoredStory = Omit<Story, 'posts' | 'compared' | 'comparedPeriod' | 'similarIn'> & { posts: StoredPost[] }

/**
 * The story of one collab that was visited, as both sides and whoever has its link may read it. `usable`: with pictures only
 * of what the brand may use now, for whoever is not of its team.
 */
export async function viewStory(
  db: Queryable,
  config: Config,
  collab: Collab,
  { usable = false, comparedPeriod = '365' }: { usable?: boolean; comparedPeriod?: ComparedPeriod } = {},
): Promise<Story> {
  const story = await loadWholeStory(db, config, collab, { usable, comparedPeriod })
  return { ...story, posts: story.posts.map(({ path: _path, ...post }) => post) }
}

/** The same with where each picture is stored. */
export async function loadWholeStory(
  db: Queryable,
  config: Config,
  collab: Collab,
  { usable, comparedPeriod }: { usable: boolean; comparedPeriod: ComparedPeriod },
): Promise<Omit<Story, 'posts'> & { posts: StoredPost[] }> {
  const { story, counted } = await readStory(db, config, collab, usable)
  return { ...story, comparedPeriod, ...(await compareWithOthers(db, counted, comparedPeriod)) }
}

/** The same for what the server draws itself, without the others. */
export async function loadStory(db: Queryable, config: Config, collab: Collab, usable: boolean): Promise<StoredStory> {
  return (await readStory(db, config, collab, usable)).story
}

async function readStory(db: Queryable, config: Config, collab: Collab, usable: boolean) {
  const { city, currency, settings } = await currencyOfOrganisation(db, collab.brandUid)
  const [worth] = await loadWorths(db, { collabUid: collab.uid }, settings)
  if (!worth)
    throw new CallError('failed-precondition', 'The visit hasn’t happened yet. Its story will be here afterwards.')
  const scale = await loadScale(db, currency, [worth])
  const given = await findReviews(db, collab.uid)
  const isShown = isReviewShown({ given: given.length, completedAt: collab.closedAt }, now())
  const story: StoredStory = {
    collabUid: collab.uid,
    brandName: worth.brandName,
    city: cityFacts[city].name,
    creatorName: worth.influencerName,
    handle: worth.handle,
    briefTitle: worth.briefTitle,
    visitDay: worth.day,
    currency,
    ...(await postsOf(db, config, worth, usable)),
    lines: worth.lines,
    summary: summarise([worth], scale),
    reviews: isShown ? given.map(({ side, value, text }) => ({ side, value, text })) : [],
  }
  return { story, counted: { worth, scale, settings } }
}

type PostDay = { uid: string; liveUrl: string | null; isRightsOver: boolean; day: string | null; views: number | null }

/** The posts of a collab, and what they had reached together by the end of each day on which somebody looked at one of them. */
async function postsOf(db: Queryable, config: Config, { collabUid, items }: Worth, usable: boolean) {
  const { rows } = await db.execute<PostDay>(sql`
    select ${deliverableFacts.uid} as uid, ${deliverableFacts.liveUrl} as "liveUrl",
      coalesce(${deliverableFacts.rightsUntil} <= ${now()}, false) as "isRightsOver", d.day::text, d.views
    from ${deliverableFacts} left join (select * from ${resultDayFacts}) d
      on d.deliverable_uid = ${deliverableFacts.uid} and d.views is not null
    where ${deliverableFacts.collabUid} = ${collabUid} order by d.day, uid`)
  const known = new Map(rows.map((row) => [row.uid, row]))
  const approved = items.filter(({ isApproved }) => isApproved)
  const uids = approved.map(({ uid }) => uid)
  const covers = await findCovers(db, config, uids, { usable })
  const origins = await findOrigins(db, uids)
  const posts = approved.map(({ uid, type, platform, publishedAt, views, isWithdrawn }) => ({
    uid,
    platform,
    views,
    isWithdrawn,
    origin: originOf(origins.get(uid), usable),
    format: type,
    publishedAt: publishedAt === null ? null : new Date(publishedAt).toISOString(),
    liveUrl: known.get(uid)?.liveUrl ?? null,
    isRightsOver: known.get(uid)?.isRightsOver ?? false,
    picture: covers.get(uid)?.picture ?? null,
    placeholder: covers.get(uid)?.placeholder ?? null,
    path: covers.get(uid)?.path ?? null,
  }))
  return { posts, viewsByDay: reachedByDay(rows) }
}

/** Whoever only has the link isn't told who of a team entered a number, or checked it. */
function originOf(origin: Origin | undefined, usable: boolean): Origin | null {
  if (!origin) return null
  return usable ? { ...origin, enteredBy: null, verifiedBy: null } : origin
}

/** The last known views of every post, added up for each day. */
function reachedByDay(rows: readonly PostDay[]) {
  const reached = new Map<string, number>()
  const days = new Map<string, number>()
  for (const { uid, day, views } of rows) {
    if (day === null || views === null) continue
    reached.set(uid, views)
    days.set(
      day,
      [...reached.values()].reduce((total, one) => total + one, 0),
    )
  }
  return [...days].map(([day, views]) => ({ day, views }))
}

const isOpen = () => and(isNull(storyLinks.revokedAt), gt(storyLinks.expiresAt, now()))

/** Whether a link still opens its story. */
export async function isStoryLinkOpen(db: Queryable, linkUid: string): Promise<boolean> {
  return (await db.$count(storyLinks, and(eq(storyLinks.uid, linkUid), isOpen()))) > 0
}

/** The collab whose story a link opens, and whether with costs; an ended, revoked or unknown link opens nothing. */
export async function openStoryLink(
  db: Queryable,
  token: string,
): Promise<{ uid: string; collab: Collab; withCosts: boolean }> {
  const [link] = await db
    .select()
    .from(storyLinks)
    .where(and(eq(storyLinks.tokenHash, hashSecret(token)), isOpen()))
  const collab = link && (await unsafeFindCollabs(db, [link.collabUid])).get(link.collabUid)
  if (!collab) throw new CallError('not-found', 'This link has expired. Ask whoever sent it for a new one.')
  return { uid: link.uid, collab, withCosts: link.withCosts }
}

/** The links of a collab's story that still open it, newest first. */
export async function listStoryLinks(db: Queryable, collabUid: string) {
  const rows = await db
    .select({ uid: storyLinks.uid, expiresAt: storyLinks.expiresAt, withCosts: storyLinks.withCosts })
    .from(storyLinks)
    .where(and(eq(storyLinks.collabUid, collabUid), isOpen()))
    .orderBy(desc(storyLinks.createdAt))
  return rows.map(({ expiresAt, ...link }) => ({ ...link, expiresAt: expiresAt.toISOString() }))
}
