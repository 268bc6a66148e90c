import { chaseConfirmationBeforeMs, isConfirmTime } from '../visits/windows.ts'
import { type InsightKind, kindsFor } from './insights.ts'

/** What an influencer can be asked to do, in the order of a collab's life. */
export const toDoKinds = [
  'terms',
  'book',
  'move',
  'confirm',
  'checklist',
  'upload',
  'fix',
  'publish',
  'insights',
] as const
export type ToDoKind = (typeof toDoKinds)[number]

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** From how long before their time figures are asked for. */
const insightsAheadMs = dayMs

const takenAfterMs: Record<InsightKind, number> = { 'story-20h': 20 * hourMs, 'day-7': 7 * dayMs, 'day-30': 30 * dayMs }

export type ToDoCollab = {
  stage: number
  outcome: string
  contentDueAt: Date | null
  waiting: boolean
  visit: {
    startsAt: Date
    live: boolean
    confirmedAt: Date | null
    checkedInAt: Date | null
    proposed: readonly string[] | null
  } | null
  deliverables: readonly {
    type: string
    status: 'pending' | 'approved' | 'published'
    rounds: number
    submittedAt: Date | null
    publishedAt: Date | null
    /** The captures that are entered already. */
    insights: readonly InsightKind[]
  }[]
}
export type ToDo = { kind: ToDoKind; deliverables: number; dueAt: Date | null }

/** What there is to do on one collab now, each with its deadline; publishing has none. */
export function toDoOf(collab: ToDoCollab, at: Date): ToDo[] {
  return [...aboutVisit(collab, at), ...aboutContent(collab, at), ...aboutInsights(collab, at)]
}

function aboutVisit({ stage, outcome, visit, waiting }: ToDoCollab, at: Date): ToDo[] {
  if (outcome !== 'open') return []
  if (stage === 3) return waiting ? [] : [{ kind: 'book', deliverables: 0, dueAt: null }]
  if (stage !== 4 || !visit || visit.checkedInAt) return []
  if (!visit.live) return [{ kind: 'book', deliverables: 0, dueAt: null }]
  if (visit.startsAt <= at) return []
  if (visit.proposed && visit.proposed.length > 0) return [{ kind: 'move', deliverables: 0, dueAt: visit.startsAt }]
  if (visit.confirmedAt || !isConfirmTime(visit.startsAt, at)) return []
  return [{ kind: 'confirm', deliverables: 0, dueAt: new Date(visit.startsAt.getTime() - chaseConfirmationBeforeMs) }]
}

function aboutContent({ stage, outcome, visit, contentDueAt, deliverables }: ToDoCollab, at: Date): ToDo[] {
  const begun = visit !== null && visit.live && visit.startsAt <= at
  if (outcome !== 'open' || !begun || (stage !== 4 && stage !== 5)) return []
  const open = deliverables.filter((deliverable) => deliverable.status === 'pending' && !deliverable.submittedAt)
  const sentBack = open.filter((deliverable) => deliverable.rounds > 0).length
  const approved = deliverables.filter(
    (deliverable) => deliverable.status === 'approved' && deliverable.type !== 'ugc',
  ).length
  const todo = (kind: ToDoKind, count: number, dueAt: Date | null): ToDo[] =>
    count > 0 ? [{ kind, deliverables: count, dueAt }] : []
  return [
    ...todo('fix', sentBack, contentDueAt),
    ...todo('upload', open.length - sentBack, contentDueAt),
    ...todo('publish', approved, null),
  ]
}

function aboutInsights({ deliverables }: ToDoCollab, at: Date): ToDo[] {
  const due = deliverables.flatMap((deliverable) => {
    if (deliverable.status !== 'published' || !deliverable.publishedAt) return []
    const since = deliverable.publishedAt.getTime()
    return kindsFor(deliverable.type)
      .filter((kind) => !deliverable.insights.includes(kind))
      .map((kind) => since + takenAfterMs[kind])
      .filter((time) => time - insightsAheadMs <= at.getTime())
  })
  return due.length > 0 ? [{ kind: 'insights', deliverables: due.length, dueAt: new Date(Math.min(...due)) }] : []
}
