import * as z from 'zod/mini'
import { BulkRunUid, SavedViewUid } from '../../access/ids.ts'
import { defineCalls, staffRoles } from '../../access/roles.ts'
import { instant, text, version } from '../../kit/contract/fields.ts'

const staff = { accountManager: 'own', admin: 'own' } as const
/** Which list: the name that its screen gives it. */
const table = z.string().check(z.regex(/^[a-z-]{2,40}$/))
/** The part of the address behind the question mark. */
const query = z.string().check(z.maxLength(2000))

const SavedView = z.object({
  uid: SavedViewUid,
  name: z.string(),
  query: z.string(),
  isShared: z.boolean(),
  isMine: z.boolean(),
  /** Who made it. */
  by: z.string(),
  /** The roles of our team whose list begins with it. */
  defaultFor: z.array(z.enum(staffRoles)),
  version: z.number(),
})
export type SavedView = z.output<typeof SavedView>
const SavedViews = z.object({
  rows: z.array(SavedView),
  /** The caller’s role, whose default opens first. */
  role: z.enum(staffRoles),
})

/** How many records one action is for at most. */
export const mostAtOnce = 500

const BulkRun = z.object({
  uid: BulkRunUid,
  title: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'stopped']),
  startsAt: instant,
  total: z.number(),
  done: z.number(),
  refused: z.number(),
  /** The first hundred that were refused, and why. */
  refusals: z.array(z.object({ uid: z.string(), name: z.string(), why: z.string() })),
  canUndo: z.boolean(),
  /** The kinds of record it changes. */
  touches: z.array(z.string()),
})
export type BulkRun = z.output<typeof BulkRun>
const LatestRun = z.object({ run: z.nullable(BulkRun) })

const input = z.record(z.string().check(z.maxLength(60)), z.unknown())
const ofRun = z.object({ uid: BulkRunUid })
const ownRun = { kind: 'write', access: staff, output: LatestRun, touches: ['bulk'] } as const

export const deskCalls = defineCalls({
  /** The saved views of a list: one’s own, and those that somebody shares with the team. */
  listSavedViews: {
    kind: 'read',
    access: staff,
    input: z.object({ table }),
    output: SavedViews,
    shows: ['saved-view'],
  },
  createSavedView: {
    kind: 'write',
    creates: true,
    access: staff,
    input: z.object({ table, name: text(60), query, isShared: z._default(z.boolean(), false) }),
    output: z.object({ uid: SavedViewUid }),
    refusals: ['failed-precondition'],
    touches: ['saved-view'],
  },
  /** What is left out stays as it is. */
  saveSavedView: {
    kind: 'write',
    access: staff,
    input: z.object({
      uid: SavedViewUid,
      version,
      name: z.optional(text(60)),
      query: z.optional(query),
      isShared: z.optional(z.boolean()),
    }),
    output: z.object({ uid: SavedViewUid }),
    refusals: ['not-found', 'aborted', 'failed-precondition'],
    touches: ['saved-view'],
  },
  deleteSavedView: {
    kind: 'write',
    access: staff,
    input: z.object({ uid: SavedViewUid }),
    output: z.object({ done: z.literal(true) }),
    refusals: ['not-found'],
    touches: ['saved-view'],
  },
  /** What a role’s list begins with; null for everything. Only views that are shared with the team. */
  setDefaultView: {
    kind: 'write',
    access: { admin: 'any' },
    input: z.object({ table, role: z.enum(staffRoles), uid: z.nullable(SavedViewUid) }),
    output: z.object({ done: z.literal(true) }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['saved-view'],
  },
  /**
   * Makes one call for each of many records, in ten seconds and until then stoppable: each in a transaction of its own, with the
   * caller’s permissions, so that some may be refused while others are done. `undo` is what takes the same call back.
   */
  startBulkRun: {
    kind: 'write',
    creates: true,
    ownHands: true,
    access: staff,
    input: z.object({
      table,
      call: text(60),
      title: text(120),
      items: z
        .array(z.object({ uid: text(60), name: text(120), input, undo: z.optional(input) }))
        .check(
          z.minLength(1, 'Select at least one row.'),
          z.maxLength(mostAtOnce, `Select ${mostAtOnce} rows at most.`),
        ),
    }),
    output: LatestRun,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['bulk'],
  },
  /** The caller’s last action on many records of a list, until they close it or a day is over; ten minutes where nothing was refused. */
  getBulkRun: {
    kind: 'read',
    access: staff,
    input: z.object({ table }),
    output: LatestRun,
    shows: ['bulk'],
  },
  /** What is done stays done; the rest is left alone. */
  stopBulkRun: { ...ownRun, input: ofRun, refusals: ['not-found', 'failed-precondition'] },
  /** Takes back what was done, at once and as an action of its own. */
  undoBulkRun: { ...ownRun, ownHands: true, input: ofRun, refusals: ['not-found', 'failed-precondition'] },
  /** Takes the result off the screen. */
  closeBulkRun: { ...ownRun, input: ofRun, refusals: ['not-found'] },
})
