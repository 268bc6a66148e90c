import { tableInput, tablePage } from '../../kit/contract/table.ts'
import { listColumns, memberColumns } from './columns.ts'
import { listKinds } from './kinds.ts'
import * as z from 'zod/mini'
import { instant, optionalText, text, version } from '../../kit/contract/fields.ts'
import { AccountUid, InfluencerUid, ListUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { plusoneCities } from '../profiles/vocabulary.ts'
import { approvalStates } from '../profiles/creator-vocabulary.ts'
import { shortlistEntries } from './contract/shortlists.ts'
import { ListRule } from './rule.ts'

/** How many may be pasted at once. */
export const mostPasted = 500

const team = { accountManager: 'any', admin: 'any' } as const
const one = z.object({ uid: ListUid })
const member = z.extend(one, { influencerUid: InfluencerUid })

export const ListFields = z
  .object({
    name: text(80),
    purpose: optionalText(300),
    city: z.nullable(z.enum(plusoneCities)),
    kind: z.enum(listKinds),
    rule: z.nullable(ListRule),
    /** Someone of the team. */
    ownerUid: AccountUid,
  })
  .check(
    z.refine(({ kind, rule }) => (kind === 'rule') === (rule !== null), {
      error: 'Add a rule, or choose the members by hand.',
      path: ['rule'],
    }),
  )
export type ListFields = z.output<typeof ListFields>

const ListRow = z.object({
  uid: z.string(),
  name: z.string(),
  purpose: z.string(),
  city: z.nullable(z.enum(plusoneCities)),
  kind: z.enum(listKinds),
  owner: z.nullable(z.object({ uid: z.string(), name: z.string() })),
  members: z.number(),
  createdAt: instant,
  refreshedAt: z.nullable(instant),
})
export type ListRow = z.output<typeof ListRow>
/** With how many briefs that are not archived are open to it. */
export type ListedList = ListRow & { briefs: number }

/** What came of a list: what its members were asked, asked for and did since they were put on it. */
const ListResult = z.object({
  /** Invitations by brands or the team, and how many were answered. */
  invited: z.number(),
  answered: z.number(),
  /** Places that members asked for by themselves. */
  applied: z.number(),
  visited: z.number(),
  posted: z.number(),
  /** Over posted deliverables whose views are known; null without any. */
  averageViews: z.nullable(z.number()),
  withViews: z.number(),
})

export const ListView = z.extend(ListRow, {
  version,
  rule: z.nullable(ListRule),
  /** Once members and remembered with a reason. */
  removed: z.number(),
  /** Other lists with the most members in common. */
  overlap: z.array(z.object({ uid: z.string(), name: z.string(), shared: z.number() })),
  /** Briefs that are open to it, archived ones left out. */
  briefs: z.array(
    z.object({
      uid: z.string(),
      title: z.string(),
      /** As briefs call it. */
      status: z.string(),
      brand: z.object({ uid: z.string(), name: z.string() }),
    }),
  ),
  result: ListResult,
  /** Whether the asker may read what was done to it. */
  canSeeLog: z.boolean(),
})
export type ListView = z.output<typeof ListView>

const MemberRow = z.object({
  uid: z.string(),
  handle: z.string(),
  name: z.string(),
  city: z.enum(plusoneCities),
  approval: z.enum(approvalStates),
  /** On their largest account; null without one. */
  followers: z.nullable(z.number()),
  note: z.string(),
  addedAt: z.nullable(instant),
  /** Null where the rule did it. */
  addedBy: z.nullable(z.string()),
  removed: z.nullable(z.object({ at: instant, by: z.nullable(z.string()), reason: z.string() })),
})
export type MemberRow = z.output<typeof MemberRow>

const found = z.object({ given: z.string(), uid: z.string(), handle: z.string() })

export const listCalls = defineCalls({
  ...shortlistEntries,
  /** Every list, by name unless sorted; `search` looks at name and purpose. */
  listLists: {
    kind: 'read',
    access: team,
    input: z.object(tableInput(listColumns)),
    output: tablePage(z.extend(ListRow, { briefs: z.number() })),
    shows: ['list', 'brief', 'staff'],
  },
  /** Who of the team may look after a list, by name. */
  listListOwners: {
    kind: 'read',
    access: team,
    input: z.object({}),
    output: z.object({ rows: z.array(z.object({ uid: z.string(), name: z.string() })) }),
    shows: ['list'],
  },
  getList: {
    kind: 'read',
    access: team,
    input: one,
    output: ListView,
    refusals: ['not-found'],
    shows: ['list', 'brief', 'profile'],
  },
  /** Who is on a list, or who was once, by handle unless sorted; `search` looks at handle and name. */
  listListMembers: {
    kind: 'read',
    access: team,
    input: z.extend(one, { removed: z._default(z.boolean(), false), ...tableInput(memberColumns) }),
    output: tablePage(MemberRow),
    refusals: ['not-found'],
    shows: ['list', 'profile'],
  },
  /** Makes a list, or changes one. A list by rule takes in who fits in the same step. */
  saveList: {
    kind: 'write',
    creates: true,
    access: team,
    input: z.object({ uid: z.nullable(ListUid), version: z.optional(version), fields: ListFields }),
    output: ListView,
    refusals: ['not-found', 'aborted', 'failed-precondition'],
    touches: ['list'],
  },
  /** Somebody of the team who looks after it from now on; `wasUid` is who did, null for nobody. */
  assignList: {
    kind: 'write',
    many: true,
    access: team,
    input: z.extend(one, { ownerUid: z.nullable(AccountUid), wasUid: z.nullable(AccountUid) }),
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found', 'aborted', 'failed-precondition'],
    touches: ['list'],
  },
  /** Refused while a brief that is not archived is open to it. */
  deleteList: {
    kind: 'write',
    many: true,
    access: team,
    input: one,
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['list'],
  },
  /**
   * Puts influencers on a list by handle, link or id. A handle of a platform counts where it is one person's alone.
   * Who was removed once comes back only with `bringBack`.
   */
  addListMembers: {
    kind: 'write',
    access: team,
    input: z.extend(one, {
      creators: z.array(text(200)).check(z.minLength(1), z.maxLength(mostPasted)),
      bringBack: z._default(z.boolean(), false),
    }),
    output: z.object({
      added: z.array(found),
      there: z.array(found),
      removed: z.array(z.extend(found, { reason: z.string() })),
      unmatched: z.array(z.string()),
    }),
    refusals: ['not-found'],
    touches: ['list'],
  },
  /**
   * Puts one creator on a list, as an action on many does; whoever did it takes it back with `on: false` within a day, as if it
   * had never been. Refused where they are on it, or where somebody took them off it.
   */
  putOnList: {
    kind: 'write',
    many: true,
    access: team,
    input: z.extend(member, { on: z.boolean() }),
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['list', 'profile'],
  },
  /** They are remembered with the reason, and a rule does not bring them back. */
  removeListMember: {
    kind: 'write',
    many: true,
    access: team,
    input: z.extend(member, { reason: text(300) }),
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found'],
    touches: ['list'],
  },
  saveListMemberNote: {
    kind: 'write',
    many: true,
    access: team,
    input: z.extend(member, { note: optionalText(500) }),
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found'],
    touches: ['list'],
  },
})
