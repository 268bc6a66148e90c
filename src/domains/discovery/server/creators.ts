import { and, isNull, arrayOverlaps, eq, gte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import { cutPage, readCursor } from '../../../kit/server/cursor.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { accountFacts, membershipFacts } from '../../accounts/server/facts.ts'
import type { Brief } from '../../briefs/server/reads.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { historyOf, type VisitJson, visitsAsJson } from '../../content/server/visit-history.ts'
import { inCities } from '../../profiles/server/conditions.ts'
import { conditionsOf, hasVisited, inCity, type SearchingBrand, withAccount } from './creator-conditions.ts'
import { influencerFacts, isBlocked, placeFacts, socialFacts } from '../../profiles/server/facts.ts'
import type { InfluencerProfile, SocialAccount } from '../../profiles/server/view.ts'
import { askedAccount } from '../../profiles/asked-account.ts'
import { tripsAhead } from '../../profiles/travel.ts'
import type { City } from '../../profiles/vocabulary.ts'
import type { CreatorFilters, CreatorSort } from '../creator-search.ts'

export type Search = {
  brand: SearchingBrand
  brief: Pick<Brief, 'uid'> | null
  filters: CreatorFilters
}
/** What an index sorts by. */
type Order = Exclude<CreatorSort, 'match'>
type Social = Pick<SocialAccount, 'platform' | 'followers' | 'averageViews' | 'engagementBp' | 'audience'>

const today = () => now().toISOString().slice(0, 10)

/** Somebody of theirs can sign in, and so hear of an invitation. */
const hasSomebody = sql`exists (select from ${membershipFacts} join ${accountFacts} on ${accountFacts.uid} = ${membershipFacts.accountUid}
  where ${membershipFacts.profileUid} = ${influencerFacts.uid} and ${accountFacts.disabledAt} is null)`

const profile = {
  uid: influencerFacts.uid,
  handle: influencerFacts.handle,
  name: influencerFacts.name,
  avatar: influencerFacts.avatar,
  gallery: influencerFacts.gallery,
  homeCity: influencerFacts.homeCity,
  cities: influencerFacts.cities,
  travel: influencerFacts.travel,
  contentVibe: influencerFacts.contentVibe,
  reliability: influencerFacts.reliability,
  visitsCompleted: influencerFacts.visitsCompleted,
  idCheckedAt: influencerFacts.idCheckedAt,
  largestFollowing: influencerFacts.largestFollowing,
  createdAt: influencerFacts.createdAt,
}

const social = sql`(select coalesce(jsonb_agg(jsonb_build_object('platform', ${socialFacts.platform},
  'followers', ${socialFacts.followers}, 'averageViews', ${socialFacts.averageViews},
  'engagementBp', ${socialFacts.engagementBp}, 'audience', ${socialFacts.audience})), '[]')
  from ${socialFacts} where ${socialFacts.influencerUid} = ${influencerFacts.uid})`

type Influencer = Pick<InfluencerProfile, 'uid' | 'homeCity' | 'cities' | 'contentVibe'> & {
  /** The one that others are compared with. */
  account: Pick<SocialAccount, 'platform' | 'followers'>
}
type Sorted = Pick<InfluencerProfile, 'createdAt' | 'reliability' | 'largestFollowing'>

/** What each order goes by, each with an index; the highest first. */
const sorts: Record<Order, { by: SQL; type: string; valueOf: (row: Sorted) => string | number }> = {
  newest: {
    by: sql`${placeFacts.joinedAt}`,
    type: 'timestamptz',
    valueOf: ({ createdAt }) => createdAt.toISOString(),
  },
  // Who has not been judged yet comes after all who have.
  reliability: { by: sql`${placeFacts.reliability}`, type: 'int', valueOf: (row) => row.reliability ?? -1 },
  followers: {
    by: sql`${placeFacts.following}`,
    type: 'int',
    valueOf: ({ largestFollowing }) => largestFollowing,
  },
}

/** A page of the creators whom a search finds, with their accounts, earlier visits and open collab on the brief; in one statement. */
export async function listCreators(
  db: Queryable,
  search: Search & { sort: Order },
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const rows = await readCreators(db, search, readCursor(cursor, 2), limit + 1)
  return cutPage(rows, limit, ({ profile: row }) => [sorts[search.sort].valueOf(row), row.uid])
}

/** The first creators whom a search finds in an order, after one of them by its value and uid. */
export async function readCreators(
  db: Queryable,
  { brand, brief, filters, sort }: Search & { sort: Order },
  after: readonly (string | number | null)[] | null,
  most: number,
) {
  const { by, type } = sorts[sort]
  const before = sql`(${by}, ${placeFacts.influencerUid}) < (${after?.[0]}::${sql.raw(type)}, ${after?.[1]})`
  const rows = await creatorsFor(db, brand, brief)
    .innerJoin(placeFacts, eq(placeFacts.influencerUid, influencerFacts.uid))
    .where(
      and(isOpenTo(brand.uid), ...inCity(filters, brand), ...conditionsOf(filters, brand), after ? before : undefined),
    )
    .orderBy(sql`${by} desc`, sql`${placeFacts.influencerUid} desc`)
    .limit(most)
  return rows.map(withHistory)
}

/** The places of a search's city, most reliable first, after one of them: whom to look at, without looking at them. */
export async function listReliable(
  db: Queryable,
  { brand, filters }: Pick<Search, 'brand' | 'filters'>,
  after: readonly (string | number | null)[] | null,
  most: number,
) {
  const { reliability, influencerUid: uid } = placeFacts
  const before = sql`(${reliability}, ${uid}) < (${after?.[0]}::int, ${after?.[1]})`
  return db
    .select({ reliability, uid })
    .from(placeFacts)
    .where(and(...inCity(filters, brand), after ? before : undefined))
    .orderBy(sql`${reliability} desc`, sql`${uid} desc`)
    .limit(most)
}

/** Those of these creators whom a search finds, in no order. */
export async function listFitting(db: Queryable, { brand, brief, filters }: Search, uids: readonly string[]) {
  const rows = await creatorsFor(db, brand, brief).where(
    and(isAnyOf(uids), isOpenTo(brand.uid), ...conditionsOf(filters, brand)),
  )
  return rows.map(withHistory)
}

/** Creators like one whom the brand can see, without a brief with any open collab of the brand; in one statement: `listSimilarCreators`. */
export async function listSimilar(
  db: Queryable,
  { brand, brief }: Pick<Search, 'brand' | 'brief'>,
  influencer: Influencer,
  most: number,
) {
  const { uid, homeCity, cities, contentVibe, account } = influencer
  if (contentVibe.length === 0) return []
  const { platform, followers } = account
  const rows = await creatorsFor(db, brand, brief, openCollab(eq(collabFacts.brandUid, brand.uid)))
    .where(
      and(
        isOpenTo(brand.uid),
        ne(influencerFacts.uid, uid),
        inCities([homeCity, ...cities]),
        arrayOverlaps(influencerFacts.contentVibe, contentVibe),
        // Whoever has such an account has a largest one at least as large: it is what the index finds.
        gte(influencerFacts.largestFollowing, Math.ceil(followers / 2)),
        withAccount(
          sql`${socialFacts.platform} = ${platform} and ${socialFacts.followers} between ${Math.ceil(followers / 2)} and ${followers * 2}`,
        ),
      ),
    )
    .orderBy(
      sql`(select abs(${socialFacts.followers} - ${followers}::int) from ${socialFacts}
        where ${socialFacts.influencerUid} = ${influencerFacts.uid} and ${socialFacts.platform} = ${platform})`,
      influencerFacts.uid,
    )
    .limit(most)
  return rows.map(withHistory)
}

/** The newest creators who fit filters, as far as a job has to know them. */
export async function listNewest(db: Queryable, brand: Search['brand'], filters: CreatorFilters, most: number) {
  return db
    .select({ uid: influencerFacts.uid, name: influencerFacts.name, createdAt: influencerFacts.createdAt })
    .from(influencerFacts)
    .innerJoin(placeFacts, eq(placeFacts.influencerUid, influencerFacts.uid))
    .where(and(isOpenTo(brand.uid), ...inCity(filters, brand), ...conditionsOf(filters, brand)))
    .orderBy(sql`${placeFacts.joinedAt} desc`, sql`${placeFacts.influencerUid} desc`)
    .limit(most)
}

/** These creators, as far as the brand can invite them, in this order; in one statement. */
export async function findCreatorsByUid(
  db: Queryable,
  { brand, brief }: Pick<Search, 'brand' | 'brief'>,
  uids: readonly string[],
) {
  if (uids.length === 0) return []
  const rows = await creatorsFor(db, brand, brief).where(and(isAnyOf(uids), isOpenTo(brand.uid)))
  const byUid = new Map(rows.map((row) => [row.profile.uid, withHistory(row)]))
  return uids.flatMap((uid) => byUid.get(uid) ?? [])
}

const isAnyOf = (uids: readonly string[]) => sql`${influencerFacts.uid} = any(${sql.param([...uids])}::text[])`

/** Whom a brand can invite: approved, not on a break, hosted by it, willing to be found by it, and with somebody who hears of it. */
export function isOpenTo(brandUid: string): SQL | undefined {
  return and(
    eq(influencerFacts.approval, 'approved'),
    isNull(influencerFacts.pausedAt),
    not(isBlocked(brandUid, influencerFacts.uid)),
    or(eq(influencerFacts.findableBy, 'everyone'), hasCollabWith(brandUid)),
    hasSomebody,
  )
}

function hasCollabWith(brandUid: string): SQL {
  return sql`exists (select from ${collabFacts} where ${collabFacts.influencerUid} = ${influencerFacts.uid}
    and ${collabFacts.brandUid} = ${brandUid})`
}

/** The open collab of a creator that a condition is true of, the newest first. */
const openCollab = (condition: SQL) =>
  sql`(select ${collabFacts.uid} from ${collabFacts} where ${condition}
    and ${collabFacts.influencerUid} = ${influencerFacts.uid} and ${collabFacts.outcome} = 'open'
    order by ${collabFacts.uid} desc limit 1)`

/** Creators with their accounts, earlier visits and open collab: on the brief, or without one none, unless `withoutBrief` says which. */
function creatorsFor(db: Queryable, brand: Search['brand'], brief: Search['brief'], withoutBrief = sql`null::text`) {
  const collabUid = brief ? openCollab(sql`${collabFacts.briefUid} = ${brief.uid}`) : withoutBrief
  return db
    .select({
      profile,
      // Each inside another: outermost, columns are written without their table.
      social: sql<Social[]>`${social}`,
      visits: sql<VisitJson[]>`${visitsAsJson(influencerFacts.uid)}`,
      collabUid: sql<string | null>`${collabUid}`,
      visitedUs: sql<boolean>`${hasVisited(brand)}`,
    })
    .from(influencerFacts)
}

type Row = Awaited<ReturnType<typeof creatorsFor>>[number]

function withHistory({ visits, ...row }: Row) {
  return {
    ...row,
    history: historyOf(visits.map((visit) => ({ ...visit, checkedInAt: new Date(visit.checkedInAt) }))),
  }
}

/** The next trip to a city that is not over. */
export function tripTo(travel: InfluencerProfile['travel'], city: City): { from: string; until: string } | null {
  const [next] = tripsAhead(travel, today()).filter((trip) => trip.city === city)
  return next ? { from: next.from, until: next.until } : null
}

/** The account that a search or a brief asks for, or the largest. */
export function accountFor(
  accounts: readonly Social[],
  { platform }: CreatorFilters,
  brief: Pick<Brief, 'deliverables'> | null,
) {
  const wanted = platform ? [{ platform }] : (brief?.deliverables ?? [])
  const shown = askedAccount(accounts, wanted)
  if (!shown) return null
  const { followers, averageViews, engagementBp } = shown
  return { platform: shown.platform, followers, averageViews, engagementBp }
}
