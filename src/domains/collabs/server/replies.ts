import { type SQL, sql } from 'drizzle-orm'
import { collabFacts } from './facts.ts'

/** How long back replies are looked at. */
const repliesOverDays = 90

/** Median hours from a creator’s request to its reply, null without any; of how many requests and venues. */
export type Replies = { hours: number | null; requests: number; venues: number }

/** How fast venues replied to requests in the 90 days before `at`, inside a statement: `venues` is what follows the brand’s column. */
export const repliesOf = (venues: SQL, at: SQL): SQL<Replies> => sql<Replies>`(select jsonb_build_object(
  'hours', percentile_cont(0.5) within group (order by extract(epoch from ${collabFacts.answeredAt} - ${collabFacts.requestedAt}) / 3600),
  'requests', count(*), 'venues', count(distinct ${collabFacts.brandUid}))
  from ${collabFacts} where ${collabFacts.brandUid} ${venues}
    and ${collabFacts.startedBy} = 'influencer' and ${collabFacts.answeredAt} is not null
    and ${collabFacts.requestedAt} > ${at} - ${sql.raw(`interval '${repliesOverDays} days'`)})`
