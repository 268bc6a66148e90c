import { capitalised, counted } from '../../../kit/web/format.ts'
import type { Address, To } from '../../../kit/web/link.tsx'
import { toBrief } from '../../briefs/web/links.ts'
import { toPlan } from '../../billing/web/links.ts'
import { toExpertWork } from '../../campaigns/web/links.ts'
import { toCollab, toMessages } from '../../collabs/web/links.ts'
import { toIdChecks } from '../../identity/web/links.ts'
import { checklistNudge, nudges } from '../../messages/nudges.ts'
import { toSupport } from '../../messages/web/links.ts'
import { taskWords } from '../../campaigns/tasks.ts'
import type { Owner } from '../../logistics/plans.ts'
import { platformNames } from '../../profiles/vocabulary.ts'
import { toBrand, toInfluencer } from '../../profiles/web/links.ts'
import { toRecord } from '../../records/web/record-links.ts'
import { toReports } from '../../safety/web/links.ts'
import type { TodayItem } from '../contract.ts'
import type { TodayKind } from '../kinds.ts'
import { stepOf } from '../step.ts'
import { titleOf } from '../title.ts'
import { toToday } from './links.ts'

/** What one of a kind is called, and what opens it. */
export const itemWords: Readonly<Record<TodayKind, { name: string; open: string }>> = {
  request: { name: 'Request', open: 'Open request' },
  review: { name: 'Content to review', open: 'Open collab' },
  terms: { name: 'Proposed terms', open: 'See what changes' },
  visit: { name: 'Visit not confirmed', open: 'Open collab' },
  table: { name: 'No table for a visit', open: 'Find a table' },
  checklist: { name: 'Checklist', open: 'Open checklist' },
  message: { name: 'Message', open: 'Open DMs' },
  'brief-question': { name: 'Question about a brief', open: 'Open brief' },
  'story-page': { name: 'Public page of a collab', open: 'Open collab' },
  payment: { name: 'Payment failed', open: 'Open billing' },
  meeting: { name: 'Call', open: 'Open call' },
  'meeting-request': { name: 'Call request', open: 'Open request' },
  brief: { name: 'Brief to review', open: 'Open brief' },
  application: { name: 'Creator application', open: 'Open profile' },
  screenshot: { name: 'Account screenshot', open: 'Open profile' },
  help: { name: 'Needs your help', open: 'Open DMs' },
  question: { name: 'Expert question', open: 'Open questions' },
  task: { name: 'Campaign task', open: 'Open tasks' },
  step: { name: 'Task', open: 'View task' },
  health: { name: 'RAG dropped', open: 'Open record' },
  support: { name: 'Support message', open: 'Reply' },
  dispute: { name: 'Dispute', open: 'Decide' },
  overdue: { name: 'Content overdue', open: 'Open collab' },
  'id-check': { name: 'ID check', open: 'Check ID' },
  report: { name: 'Report', open: 'Open report' },
  jump: { name: 'Follower jump', open: 'See the growth' },
}

const namesOfDetails: ReadonlyMap<string, string> = new Map(Object.entries({ ...platformNames, ...taskWords }))

/** Whether it can be answered beside the list, without its page. */
export const isAnsweredHere = (kind: TodayKind): boolean =>
  kind === 'request' ||
  kind === 'application' ||
  kind === 'brief' ||
  kind === 'screenshot' ||
  kind === 'review' ||
  kind === 'message' ||
  kind === 'brief-question' ||
  kind === 'story-page' ||
  kind === 'question' ||
  kind === 'help'

const kindsOfCollab = [
  'review',
  'message',
  'help',
  'overdue',
  'checklist',
  'visit',
] as const satisfies readonly TodayKind[]
export type KindOfCollab = (typeof kindsOfCollab)[number]

/** Whether the collab itself is shown with it: its content, its conversation or what was agreed. */
export const isOfCollab = (kind: TodayKind): kind is KindOfCollab => kindsOfCollab.some((one) => one === kind)

const doers: ReadonlyMap<string, string> = new Map(
  Object.entries({ brand: 'Venue', influencer: 'Creator', staff: 'Our team' } satisfies Record<Owner, string>),
)

/** “Creator: Send your shot list”: who does it stands before it. */
function checklistWords(detail: string): string {
  const { owner, title } = checklistItemOf(detail)
  return `${doers.get(owner) ?? owner}: ${title}`
}

function checklistItemOf(detail: string): { owner: string; title: string } {
  const at = detail.indexOf(':')
  return { owner: detail.slice(0, at), title: detail.slice(at + 1) }
}

const withoutProfile: readonly TodayKind[] = ['brief-question', 'story-page', 'health', 'step']

/** Whether the profile of the creator that it is about is shown with it. */
export const isShownWithProfile = ({ kind, influencer }: TodayItem): boolean =>
  influencer !== null && !withoutProfile.includes(kind) && !isOfCollab(kind)

/** What else tells one from another: the brief, the venue where there are several, how much of it. */
export function detailOf(item: TodayItem, showsBrand: boolean): string {
  const { kind, brief, brand, detail } = item
  const words = [
    kind === 'review' ? counted(Number(detail), 'deliverable') : null,
    kind === 'jump' || kind === 'task' || kind === 'screenshot' ? namesOfDetails.get(detail ?? '') : null,
    kind === 'checklist' ? checklistWords(detail ?? '') : null,
    kind === 'question' ? detail : null,
    kind === 'step' ? differing(stepOf(detail ?? '').text, titleOf(item)) : null,
    kind === 'health' ? capitalised((detail ?? '').replace(':', ' → ')) : null,
    kind === 'brief' ? null : brief?.title,
    showsBrand && brand && titleOf(item) !== brand.name ? brand.name : null,
  ]
  return words.filter(Boolean).join(' · ')
}

/** What is not shown already. */
const differing = (words: string, shown: string) => (words === shown ? null : words)

/** What reminds whoever holds a collab up; null where nobody does, or it’s answered here. A venue reminds its creators. */
export function nudgeOf({ kind, detail }: TodayItem, isStaff: boolean): string | null {
  if (kind === 'checklist') {
    const { owner, title } = checklistItemOf(detail ?? '')
    return owner === 'influencer' || (isStaff && owner === 'brand') ? checklistNudge(title) : null
  }
  if (!isStaff) return null
  return kind === 'visit' ? nudges.unconfirmed : kind === 'overdue' ? nudges.overdue : null
}

const pagesOfRecords: Readonly<Record<string, string>> = {
  '/app/admin/brand': 'brand',
  '/app/admin/influencer': 'influencer',
  '/app/admin/brief': 'brief',
  '/app/brand/brief': 'brief',
  '/app/collab': 'collab',
  '/app/admin/user-explorer': 'account',
}

/** The record whose page opens it; null where that is no page of one record. */
export function recordOf(item: TodayItem, isStaff: boolean): string | null {
  const { path, search } = pageOf(item, isStaff) as Address
  const uid = search?.[pagesOfRecords[path] ?? '']
  return typeof uid === 'string' ? uid : null
}

/** Where the thing itself is. `isStaff`: to whom it is opened. */
export function pageOf(item: TodayItem, isStaff: boolean): To {
  const { kind, subjectUid, collabUid, brand, influencer, brief, detail } = item
  const uid = isStaff ? undefined : brand?.uid
  switch (kind) {
    case 'message':
    case 'help':
      return toMessages(collabUid ?? subjectUid, uid)
    case 'step':
      return toRecord(stepOf(detail ?? '').recordUid) ?? toToday()
    case 'health':
      return influencer ? toInfluencer(influencer.uid) : toBrand(subjectUid)
    case 'payment':
      return isStaff ? toBrand(subjectUid) : toPlan(subjectUid)
    case 'meeting':
    case 'meeting-request':
      return { path: '/app/admin/calls' }
    case 'brief':
    case 'brief-question':
      return toBrief(brand?.uid ?? '', brief?.uid ?? subjectUid)
    case 'question':
      return toExpertWork({ question: subjectUid })
    case 'task':
      return toExpertWork()
    case 'application':
    case 'screenshot':
      return toInfluencer(influencer?.uid ?? subjectUid)
    case 'support':
      return toSupport(subjectUid)
    case 'id-check':
      return toIdChecks()
    case 'report':
      return toReports()
    case 'jump':
      return { path: '/app/admin/follower-jumps' }
    default:
      return toCollab(collabUid ?? subjectUid, uid)
  }
}
