import { eq, getTableColumns, sql } from 'drizzle-orm'
import { mustGet } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { prepared } from '../../../../kit/server/prepared.ts'
import { together } from '../../../../kit/server/together.ts'
import { assertSeesInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { collabFacts, openProposalFacts } from '../../../collabs/server/facts.ts'
import { listCurrentCollabs } from '../../../collabs/server/reads.ts'
import { findOffers } from '../../../collabs/server/offers.ts'
import { listCreatorItems } from '../../../logistics/server/reads.ts'
import { brandFacts } from '../../../profiles/server/facts.ts'
import { type InsightKind, insightKinds } from '../../insights.ts'
import type { contentCalls } from '../../contract.ts'
import { toDoOf } from '../../to-do.ts'
import { findPlans } from '../../../visits/server/reads.ts'
import { deliverables, insights, results } from '../tables.ts'

/** Insights are asked for until this long after a collab was completed; then nobody waits for them any more. */
const insightsAskedMs = 60 * dayMs
const most = 200

/** What a connected platform reports nobody is asked for. */
const isReported = sql`exists (select from ${results} where ${results.deliverableUid} = ${deliverables.uid} and ${results.source} = 'platform' and not ${results.isWithdrawn})`
const kinds = sql`(select coalesce(jsonb_agg(${insights.kind}), '[]') from ${insights} where ${insights.deliverableUid} = ${deliverables.uid})`
const deliverablesOf = prepared((db) =>
  db
    .select({
      ...getTableColumns(deliverables),
      insights: sql<
        InsightKind[]
      >`case when ${isReported} then ${JSON.stringify(insightKinds)}::jsonb else ${kinds} end`,
    })
    .from(deliverables)
    .where(sql`${deliverables.collabUid} = any(${sql.placeholder('collabs')})`)
    .prepare('deliverables_to_do'),
)

/** New terms that brands propose and the creator has to answer, also of collabs that were completed long ago. */
const proposalsTo = prepared((db) =>
  db
    .select({
      uid: openProposalFacts.uid,
      collabUid: collabFacts.uid,
      brandName: brandFacts.name,
      title: sql<string>`${collabFacts.terms} ->> 'title'`,
      timezone: brandFacts.timezone,
      expiresAt: openProposalFacts.expiresAt,
    })
    .from(openProposalFacts)
    .innerJoin(collabFacts, eq(collabFacts.uid, openProposalFacts.collabUid))
    .innerJoin(brandFacts, eq(brandFacts.uid, collabFacts.brandUid))
    .where(
      sql`${collabFacts.influencerUid} = ${sql.placeholder('influencer')} and ${collabFacts.terms} is not null
        and ${collabFacts.outcome} in ('open', 'completed')
        and ${openProposalFacts.side} = 'brand' and ${openProposalFacts.expiresAt} > ${sql.placeholder('at')}::timestamptz`,
    )
    .prepare('proposals_to_creator'),
)

export const listToDo: Handler<typeof contentCalls.listToDo> = async ({ influencerUid }, { actor, db }) => {
  assertSeesInfluencer(actor, influencerUid)
  const rows = await listCurrentCollabs(db, influencerUid, plus(now(), -insightsAskedMs), most)
  const uids = rows.map((row) => row.uid)
  const [proposals, plans, all, offers, checklists] = await together(
    db,
    () => proposalsTo(db, { influencer: influencerUid, at: now().toISOString() }),
    () => findPlans(db, uids),
    () => deliverablesOf(db, { collabs: uids }),
    () =>
      findOffers(
        db,
        rows.map((row) => row.briefUid),
      ),
    () => listCreatorItems(db, uids),
  )
  const items = rows.flatMap((row) => {
    const given = toDoOf(
      {
        ...row,
        visit: plans.get(row.uid)?.visit ?? null,
        waiting: Boolean(plans.get(row.uid)?.waiting),
        deliverables: all.filter((deliverable) => deliverable.collabUid === row.uid),
      },
      now(),
    )
    const { brief, brand } = mustGet(offers, row.briefUid)
    const about = {
      collabUid: row.uid,
      brandName: brand.name,
      title: row.terms?.title ?? brief.title,
      timezone: brand.timezone,
    }
    return [
      ...given.map(({ kind, deliverables: count, dueAt }) => ({
        ...about,
        key: `${row.uid}:${kind}`,
        kind,
        deliverables: count,
        what: null,
        dueAt: dueAt?.toISOString() ?? null,
      })),
      ...checklists
        .filter(({ collabUid }) => collabUid === row.uid)
        .map(({ uid, title, dueAt }) => ({
          ...about,
          key: uid,
          kind: 'checklist' as const,
          deliverables: 0,
          what: title,
          dueAt: dueAt.toISOString(),
        })),
    ]
  })
  const answers = proposals.map(({ uid, expiresAt, ...about }) => ({
    ...about,
    key: uid,
    kind: 'terms' as const,
    deliverables: 0,
    what: null,
    dueAt: expiresAt.toISOString(),
  }))
  return { items: [...answers, ...items].toSorted((a, b) => (a.dueAt ?? '9').localeCompare(b.dueAt ?? '9')) }
}
