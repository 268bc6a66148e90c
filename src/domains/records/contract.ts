import * as z from 'zod/mini'
import { day, instant, page, pageInput, text } from '../../kit/contract/fields.ts'
import { keysOf } from '../../kit/contract/keys.ts'
import { AccountUid, BrandUid, BriefUid, InfluencerUid, OrgUid, RecordTaskUid } from '../../access/ids.ts'
import { defineCalls, membershipRoles } from '../../access/roles.ts'
import { ragStatuses } from '../profiles/desk-vocabulary.ts'
import { recordNoteEntries } from './contract/notes.ts'
import { organisationRecordEntries } from './contract/organisation.ts'
import { of, readers, writers } from './contract/subjects.ts'
import { RecordEntry, timelineShows } from './entry.ts'
import { allRagCauses } from './health.ts'

/** What has a RAG. */
const HealthUid = z.union([BrandUid, InfluencerUid])
const Task = z.object({
  uid: z.string(),
  text: z.string(),
  dueOn: day,
  assignedTo: z.object({ uid: z.string(), name: z.string() }),
  done: z.nullable(z.object({ at: instant, by: z.string() })),
  isLate: z.boolean(),
})
export type RecordTask = z.output<typeof Task>
export const Cause = z.object({
  kind: z.enum(keysOf(allRagCauses)),
  count: z.nullable(z.number()),
  since: z.nullable(instant),
})

export const recordCalls = defineCalls({
  ...organisationRecordEntries,
  ...recordNoteEntries,
  /** Everything that happened with a record, or that a person did, newest first: a page is one statement over the tables of every domain. */
  listRecordTimeline: {
    kind: 'read',
    access: readers,
    input: z.object({ ...of, show: z._default(z.enum(keysOf(timelineShows)), 'all'), ...pageInput }),
    output: page(RecordEntry),
    refusals: ['not-found'],
    shows: ['record', 'profile', 'collab', 'visit', 'content', 'message', 'brief', 'meeting', 'subscription', 'fee'],
  },
  /** Who signs in for the profiles of a record, with when they were last here; owners first. */
  listRecordPeople: {
    kind: 'read',
    access: readers,
    input: z.object(of),
    output: z.object({
      rows: z.array(
        z.object({
          uid: z.string(),
          name: z.string(),
          email: z.string(),
          role: z.enum(membershipRoles),
          lastSeenAt: z.nullable(instant),
          disabled: z.boolean(),
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['team', 'account'],
  },
  /** Where a brand, organisation, creator or brief stands now: open work, what is owed, and the next visit. */
  getRecordSummary: {
    kind: 'read',
    access: readers,
    input: z.object({ recordUid: z.union([BrandUid, InfluencerUid, OrgUid, BriefUid]) }),
    output: z.object({
      /** Requests that wait for the brand's answer, and those left for more than three days. */
      requests: z.number(),
      requestsLate: z.number(),
      /** Invitations that wait for the creator's answer. */
      invitations: z.number(),
      nextVisitAt: z.nullable(instant),
      lastVisitAt: z.nullable(instant),
      /** Deliverables that wait for the brand's review. */
      toReview: z.number(),
      /** Collabs whose content is past its deadline. */
      contentOverdue: z.number(),
      visitsDone: z.number(),
      timezone: z.string(),
      /** Of a brand or an organisation: its plan, and what it has not paid. */
      money: z.nullable(
        z.object({
          tier: z.nullable(z.string()),
          state: z.nullable(z.string()),
          pastDueSince: z.nullable(instant),
          openInvoices: z.number(),
          openTotal: z.number(),
          currency: z.string(),
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['collab', 'visit', 'content', 'subscription', 'fee'],
  },
  /** What our team has to do for a record: open tasks by day, then the last ten that are done. */
  listRecordTasks: {
    kind: 'read',
    access: readers,
    input: z.object(of),
    output: z.object({ open: z.array(Task), done: z.array(Task), can: z.object({ write: z.boolean() }) }),
    refusals: ['not-found'],
    shows: ['record'],
  },
  /** Our own people, whom something can be given to, by name. */
  listColleagues: {
    kind: 'read',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({}),
    output: z.object({ rows: z.array(z.object({ uid: AccountUid, name: z.string() })) }),
    shows: ['staff'],
  },
  /** Without `assignedTo` it is the caller's own. Whoever it is given to is notified. */
  addRecordTask: {
    kind: 'write',
    creates: true,
    access: writers,
    input: z.object({ ...of, text: text(300), dueOn: day, assignedTo: z.optional(AccountUid) }),
    output: z.object({ uid: z.string() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['record', 'today'],
  },
  /** Ticks a task, or opens it again. */
  tickRecordTask: {
    kind: 'write',
    access: writers,
    input: z.object({ uid: RecordTaskUid, done: z.boolean() }),
    output: z.object({ uid: z.string() }),
    refusals: ['not-found'],
    touches: ['record', 'today'],
  },
  /** How a brand or creator is doing: the colour, what it comes from, who set it by hand and until when, and its last changes. */
  getRecordHealth: {
    kind: 'read',
    access: readers,
    input: z.object({ uid: HealthUid }),
    output: z.object({
      rag: z.enum(ragStatuses),
      /** Whether it’s a brand that never was a customer: its colour says nothing. */
      isProspect: z.boolean(),
      /** What the signals say; differs while it is set by hand. */
      calculated: z.enum(ragStatuses),
      causes: z.array(Cause),
      calculatedAt: z.nullable(instant),
      override: z.nullable(z.object({ by: z.string(), at: instant, reason: z.string(), until: day })),
      changes: z.array(
        z.object({
          at: instant,
          from: z.enum(ragStatuses),
          to: z.enum(ragStatuses),
          by: z.nullable(z.string()),
          why: z.nullable(z.string()),
        }),
      ),
      can: z.object({ set: z.boolean() }),
    }),
    refusals: ['not-found'],
    shows: ['record', 'profile'],
  },
  /** Sets a colour by hand until a day within 90 days; then the signals hold again. */
  setRecordRag: {
    kind: 'write',
    access: writers,
    input: z.object({ uid: HealthUid, rag: z.enum(ragStatuses), reason: text(300), until: day }),
    output: z.object({ uid: z.string() }),
    refusals: ['not-found', 'invalid-argument'],
    touches: ['record', 'profile', 'today'],
  },
  /** Ends that before its day. */
  releaseRecordRag: {
    kind: 'write',
    access: writers,
    input: z.object({ uid: HealthUid }),
    output: z.object({ uid: z.string() }),
    refusals: ['not-found'],
    touches: ['record', 'profile', 'today'],
  },
})
