import { and, eq, isNull, sql } from 'drizzle-orm'
import { noBrand } from '../../../access/server/guards.ts'
import { one } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { keeps } from '../../../kit/server/kept.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { accountFacts, assignmentFacts, membershipFacts, staffFacts } from '../../accounts/server/facts.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { type Replies, repliesOf } from '../../collabs/server/replies.ts'
import { deliverableFacts, resultFacts } from '../../content/server/facts.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { viewManager } from '../../profiles/server/view.ts'
import { isApart, visitedAt } from '../../value/server/load.ts'
import { visitFacts } from '../../visits/server/facts.ts'

/** A median of fewer venues would tell of single ones. */
const similarAtLeast = 5
/** So many kinds of venue in cities, each a line of two numbers. */
const mostKinds = 2_000

type Counts = {
  visits: number
  briefs: number
  /** Sent to our team, and not answered yet. */
  inReview: number
  liveOnce: boolean
  members: number
  usable: number
  published: number
  withInsights: number
  views: number | null
}

const at = sql`${sql.placeholder('at')}::timestamptz`
const ofBrand = brandFacts.uid

/** All of it since the brand began, counted as on the Value page: a deliverable without insights counts in neither number. */
const counts = sql`(select jsonb_build_object(
  'visits', (select count(*) from ${visitFacts} join ${collabFacts} on ${collabFacts.uid} = ${visitFacts.collabUid}
    where ${visitFacts.brandUid} = ${ofBrand} and ${visitFacts.live} and ${visitedAt} is not null),
  'briefs', (select count(*) from ${briefFacts} where ${briefFacts.brandUid} = ${ofBrand}),
  'inReview', (select count(*) from ${briefFacts} where ${briefFacts.brandUid} = ${ofBrand} and ${briefFacts.status} = 'submitted'),
  'liveOnce', exists (select from ${briefFacts} where ${briefFacts.brandUid} = ${ofBrand} and ${briefFacts.liveSince} is not null),
  'members', (select count(*) from ${membershipFacts} join (select * from ${accountFacts}) member
    on member.uid = ${membershipFacts.accountUid} and member.disabled_at is null
    where ${membershipFacts.profileUid} = ${ofBrand}),
  'usable', count(*) filter (where ${deliverableFacts.rightsUntil} > ${at}),
  'published', count(*) filter (where ${deliverableFacts.publishedAt} is not null),
  'withInsights', count(r.views) filter (where not ${isApart}),
  'views', sum(r.views) filter (where not ${isApart}))
  from ${deliverableFacts}
  left join (select * from ${resultFacts}) r on r.deliverable_uid = ${deliverableFacts.uid}
    and ${deliverableFacts.publishedAt} is not null
  where ${deliverableFacts.brandUid} = ${ofBrand} and ${deliverableFacts.approvedAt} is not null)`

const summaryOf = prepared((db) =>
  db
    .select({
      brand: {
        timezone: brandFacts.timezone,
        description: brandFacts.description,
        address: brandFacts.address,
        gallery: brandFacts.gallery,
        hero: brandFacts.hero,
        city: brandFacts.city,
        category: brandFacts.category,
      },
      manager: {
        displayName: staffFacts.displayName,
        email: accountFacts.email,
        slug: staffFacts.slug,
        photo: staffFacts.photo,
      },
      counts: sql<Counts>`${counts}`,
      answers: sql<Replies>`${repliesOf(sql`= ${ofBrand}`, at)}`,
    })
    .from(brandFacts)
    .leftJoin(assignmentFacts, eq(assignmentFacts.brandUid, brandFacts.uid))
    .leftJoin(accountFacts, and(eq(accountFacts.uid, assignmentFacts.accountUid), isNull(accountFacts.disabledAt)))
    .leftJoin(staffFacts, eq(staffFacts.accountUid, accountFacts.uid))
    .where(eq(brandFacts.uid, sql.placeholder('brand')))
    .prepare('brand_summary'),
)

const ofKind = prepared((db) => {
  const venues = sql`in (select uid from (select * from ${brandFacts}) peer
    where peer.city = ${sql.placeholder('city')} and peer.category = ${sql.placeholder('category')})`
  return db
    .select({ answers: sql<Replies>`${repliesOf(venues, at)}` })
    .from(sql`(values (1)) as one`)
    .prepare('answers_of_kind')
})

/** The same for all venues of a kind in a city: thousands of answers, which one more hardly moves. */
const keptOfKind = keeps<Replies>(mostKinds)

/** What a brand has had so far, how quickly it answers, and who looks after it. One query, a second one each quarter of an hour. */
export async function summarise(db: Queryable, brandUid: string) {
  const time = now().toISOString()
  const [row] = await summaryOf(db, { brand: brandUid, at: time })
  if (!row) throw noBrand()
  const { city, category } = row.brand
  const kind = await keptOfKind(db, `${city} ${category}`, '', async () => {
    return one(await ofKind(db, { city, category, at: time })).answers
  })
  const similarVenues = Math.max(0, kind.venues - row.answers.venues)
  const { displayName, email, slug, photo } = row.manager
  return {
    ...row,
    // A brand without a manager has none, and so has one whose manager is disabled.
    manager: displayName && email && slug ? viewManager({ displayName, email, slug, photo }) : null,
    answers: {
      hours: rounded(row.answers.hours),
      similarHours: similarVenues >= similarAtLeast ? rounded(kind.hours) : null,
      similarVenues,
    },
  }
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10) / 10
}
