import { getTableColumns, sql } from 'drizzle-orm'
import { mustGet } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { prepared } from '../../../../kit/server/prepared.ts'
import { together } from '../../../../kit/server/together.ts'
import { assertSeesInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { listCurrentCollabs } from '../../../collabs/server/reads.ts'
import { findOffers } from '../../../collabs/server/offers.ts'
import { listCreatorItems } from '../../../logistics/server/reads.ts'
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

export const listToDo: Handler<typeof contentCalls.listToDo> = async ({ influencerUid }, { actor, db }) => {
  assertSeesInfluencer(actor, influencerUid)
  const rows = await listCurrentCollabs(db, influencerUid, plus(now(), -insightsAskedMs), most)
  const uids = rows.map((row) => row.uid)
  if (uids.length === 0) return { items: [] }
  const [plans, all, offers, checklists] = await together(
    db,
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
  return { items: items.toSorted((a, b) => (a.dueAt ?? '9').localeCompare(b.dueAt ?? '9')) }
}
