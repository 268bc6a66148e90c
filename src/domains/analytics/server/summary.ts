import { and, eq, isNull, sql } from 'drizzle-orm'
import { noBrand } from '../../../access/server/guards.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { accountFacts, assignmentFacts, membershipFacts, staffFacts } from '../../accounts/server/facts.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { deliverableFacts, resultFacts } from '../../content/server/facts.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { viewManager } from '../../profiles/server/view.ts'
import { visitFacts } from '../../visits/server/facts.ts'

/** How long back answers are looked at. */
const answersOverDays = 90
/** A median of fewer venues would tell of single ones. */
const similarAtLeast = 5

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
  views: number
}
type Answers = { hours: number | null; similarHours: number | null; similarVenues: number }

const at = sql`${sql.placeholder('at')}::timestamptz`
const ofBrand = brandFacts.uid

/** Views are what each deliverable has reached by now; a deliverable without insights counts in neither. */
const counts = sql`(select jsonb_build_object(
  'visits', (select count(*) from ${visitFacts} where ${visitFacts.brandUid} = ${ofBrand} and ${visitFacts.live}
    and ${visitFacts.checkedInAt} is not null),
  'briefs', (select count(*) from ${briefFacts} where ${briefFacts.brandUid} = ${ofBrand}),
  'inReview', (select count(*) from ${briefFacts} where ${briefFacts.brandUid} = ${ofBrand} and ${briefFacts.status} = 'submitted'),
  'liveOnce', exists (select from ${briefFacts} where ${briefFacts.brandUid} = ${ofBrand} and ${briefFacts.liveSince} is not null),
  'members', (select count(*) from ${membershipFacts} join (select * from ${accountFacts}) member
    on member.uid = ${membershipFacts.accountUid} and member.disabled_at is null
    where ${membershipFacts.profileUid} = ${ofBrand}),
  'usable', count(*) filter (where ${deliverableFacts.rightsUntil} > ${at}),
  'published', count(*) filter (where ${deliverableFacts.publishedAt} is not null),
  'withInsights', count(latest.views),
  'views', coalesce(sum(latest.views), 0))
  from ${deliverableFacts}
  left join (select * from ${resultFacts}) latest on latest.deliverable_uid = ${deliverableFacts.uid}
    and ${deliverableFacts.publishedAt} is not null
  where ${deliverableFacts.brandUid} = ${ofBrand} and ${deliverableFacts.approvedAt} is not null)`

const hours = sql`extract(epoch from ${collabFacts.answeredAt} - ${collabFacts.requestedAt}) / 3600`
const isOwn = sql`${collabFacts.brandUid} = ${ofBrand}`
/** Median hours from a request to its answer: this brand's, and that of venues of its kind in its city. */
const answers = sql`(select jsonb_build_object(
  'hours', percentile_cont(0.5) within group (order by ${hours}) filter (where ${isOwn}),
  'similarHours', percentile_cont(0.5) within group (order by ${hours}) filter (where not ${isOwn}),
  'similarVenues', count(distinct ${collabFacts.brandUid}) filter (where not ${isOwn}))
  from (select * from ${brandFacts}) peer
  join ${collabFacts} on ${collabFacts.brandUid} = peer.uid
  where peer.city = ${brandFacts.city} and peer.category = ${brandFacts.category}
    and ${collabFacts.startedBy} = 'influencer' and ${collabFacts.answeredAt} is not null
    and ${collabFacts.requestedAt} > ${at} - ${sql.raw(`interval '${answersOverDays} days'`)})`

const summaryOf = prepared((db) =>
  db
    .select({
      brand: {
        timezone: brandFacts.timezone,
        description: brandFacts.description,
        address: brandFacts.address,
        gallery: brandFacts.gallery,
        hero: brandFacts.hero,
      },
      manager: {
        displayName: staffFacts.displayName,
        email: accountFacts.email,
        slug: staffFacts.slug,
        photo: staffFacts.photo,
      },
      counts: sql<Counts>`${counts}`,
      answers: sql<Answers>`${answers}`,
    })
    .from(brandFacts)
    .leftJoin(assignmentFacts, eq(assignmentFacts.brandUid, brandFacts.uid))
    .leftJoin(accountFacts, and(eq(accountFacts.uid, assignmentFacts.accountUid), isNull(accountFacts.disabledAt)))
    .leftJoin(staffFacts, eq(staffFacts.accountUid, accountFacts.uid))
    .where(eq(brandFacts.uid, sql.placeholder('brand')))
    .prepare('brand_summary'),
)

/** What a brand has had so far, how quickly it answers, and who looks after it. One query. */
export async function summarise(db: Queryable, brandUid: string) {
  const [row] = await summaryOf(db, { brand: brandUid, at: now().toISOString() })
  if (!row) throw noBrand()
  const { similarHours, similarVenues } = row.answers
  const { displayName, email, slug, photo } = row.manager
  return {
    ...row,
    // A brand without a manager has none, and so has one whose manager is disabled.
    manager: displayName && email && slug ? viewManager({ displayName, email, slug, photo }) : null,
    answers: {
      hours: rounded(row.answers.hours),
      similarHours: similarVenues >= similarAtLeast ? rounded(similarHours) : null,
      similarVenues,
    },
  }
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10) / 10
}
