/**
 * What can wait for somebody, each with what a list of several is called. The order is that of the filter.
 * `who`: whose list it is in. `isAnswered`: only its answer ends it, so it cannot be marked as done without one.
 */
export const todayKinds = {
  request: { who: ['brand', 'staff'], words: 'Requests to answer', isAnswered: true },
  review: { who: ['brand'], words: 'Content to review', isAnswered: true },
  terms: { who: ['brand'], words: 'Proposed terms to answer', isAnswered: true },
  visit: { who: ['brand', 'staff'], words: 'Visits not confirmed' },
  table: { who: ['brand', 'staff'], words: 'Visits without a table', isAnswered: true },
  checklist: { who: ['brand', 'staff'], words: 'Checklists', isAnswered: true },
  message: { who: ['brand'], words: 'Messages to answer' },
  'brief-question': { who: ['brand', 'staff'], words: 'Questions to answer', isAnswered: true },
  'story-page': { who: ['brand'], words: 'Public pages to answer', isAnswered: true },
  payment: { who: ['brand', 'staff'], words: 'Failed payments', isAnswered: true },
  meeting: { who: ['staff'], words: 'Calls' },
  'meeting-request': { who: ['staff'], words: 'Call requests', isAnswered: true },
  brief: { who: ['staff'], words: 'Briefs to review', isAnswered: true },
  application: { who: ['staff'], words: 'Creator applications', isAnswered: true },
  screenshot: { who: ['staff'], words: 'Account screenshots', isAnswered: true },
  help: { who: ['staff'], words: 'Collabs that need your help', isAnswered: true },
  question: { who: ['staff'], words: 'Expert questions', isAnswered: true },
  task: { who: ['staff'], words: 'Campaign tasks', isAnswered: true },
  step: { who: ['staff'], words: 'Tasks', isAnswered: true },
  health: { who: ['staff'], words: 'RAG drops' },
  support: { who: ['staff'], words: 'Support messages', isAnswered: true },
  dispute: { who: ['staff'], words: 'Disputes to decide', isAnswered: true },
  overdue: { who: ['staff'], words: 'Content overdue' },
  'id-check': { who: ['staff'], words: 'ID checks', isAnswered: true },
  report: { who: ['staff'], words: 'Reports', isAnswered: true },
  jump: { who: ['staff'], words: 'Follower jumps', isAnswered: true },
} as const satisfies Record<string, { who: readonly ('brand' | 'staff')[]; words: string; isAnswered?: true }>
export type TodayKind = keyof typeof todayKinds

const hour = 3_600_000
const day = 24 * hour

/** How long each may wait, where no date of its own says so: what is promised on our pages, or what the house has agreed. */
export const answerWithinMs = {
  brief: 4 * hour,
  application: 2 * day,
  screenshot: 2 * day,
  help: 4 * hour,
  support: day,
  'meeting-request': day,
  dispute: 2 * day,
  'id-check': 2 * day,
  report: day,
  jump: 7 * day,
  message: day,
  'brief-question': day,
  'story-page': 7 * day,
  health: 2 * day,
} as const satisfies Partial<Record<TodayKind, number>>

/** A request that its brand has left this long comes before the team as well. */
export const unansweredMs = 3 * day
/** Whoever has not confirmed is looked at this long before the visit. */
export const confirmWithinMs = day
/** Own tasks are listed this long before the day they’re due. */
export const tasksAheadMs = 7 * day
/** Older messages are not waited for any more. */
export const messagesForMs = 14 * day

/** Whether something of a kind may be marked as done without an answer: a message, a visit, what is overdue, a call. */
export const mayBeMarked = (kind: TodayKind): boolean => !('isAnswered' in todayKinds[kind])
