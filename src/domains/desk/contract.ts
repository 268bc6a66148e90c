import * as z from 'zod/mini'
import { BrandUid, BulkRunUid, ListDownloadUid, SavedViewUid } from '../../access/ids.ts'
import { defineCalls, staffRoles } from '../../access/roles.ts'
import { instant, text, version } from '../../kit/contract/fields.ts'

const people = { brandMember: 'own', accountManager: 'own', admin: 'own' } as const
/** Which list: the name that its screen gives it. */
const table = z.string().check(z.regex(/^[a-z-]{2,40}$/))
/** Whose list, for those of a brand; without it the list is our team’s. */
const ofList = { table, brandUid: z.optional(BrandUid) }
/** The part of the address behind the question mark. */
const query = z.string().check(z.maxLength(2000))

const SavedView = z.object({
  uid: SavedViewUid,
  name: z.string(),
  query: z.string(),
  isShared: z.boolean(),
  isMine: z.boolean(),
  /** Their own; the brand’s owners and admins, and admins of ours, also what others share. */
  canChange: z.boolean(),
  /** Who made it. */
  by: z.string(),
  /** The roles of our team whose list begins with it. */
  defaultFor: z.array(z.enum(staffRoles)),
  version: z.number(),
})
export type SavedView = z.output<typeof SavedView>
const SavedViews = z.object({
  rows: z.array(SavedView),
  /** The caller’s role on our team, whose default opens first; null for everybody else. */
  role: z.nullable(z.enum(staffRoles)),
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

/** How many rows a file has at most that we make and send a link to. */
export const mostDownloaded = 500_000
export const downloadFormats = ['csv', 'xlsx', 'ndjson'] as const
export type DownloadFormat = (typeof downloadFormats)[number]

const ListDownload = z.object({
  uid: ListDownloadUid,
  name: z.string(),
  format: z.enum(downloadFormats),
  requestedAt: instant,
  state: z.enum(['waiting', 'ready', 'failed']),
  rows: z.nullable(z.number()),
  bytes: z.nullable(z.number()),
  expiresAt: z.nullable(instant),
})
export type ListDownload = z.output<typeof ListDownload>
const ListDownloads = z.object({ rows: z.array(ListDownload) })
const team = { accountManager: 'any', admin: 'any' } as const

const input = z.record(z.string().check(z.maxLength(60)), z.unknown())
const ofRun = z.object({ uid: BulkRunUid })
const ownRun = { kind: 'write', access: people, output: LatestRun, touches: ['bulk'] } as const

export const deskCalls = defineCalls({
  /** The saved views of a list: one’s own, and those that somebody shares with the team, the brand’s or ours. */
  listSavedViews: {
    kind: 'read',
    access: people,
    input: z.object(ofList),
    output: SavedViews,
    refusals: ['not-found'],
    shows: ['saved-view'],
  },
  createSavedView: {
    kind: 'write',
    creates: true,
    access: people,
    input: z.object({ ...ofList, name: text(60), query, isShared: z._default(z.boolean(), false) }),
    output: z.object({ uid: SavedViewUid }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['saved-view'],
  },
  /** What is left out stays as it is. */
  saveSavedView: {
    kind: 'write',
    access: people,
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
    access: people,
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
    access: people,
    input: z.object({
      ...ofList,
      call: text(60),
      title: text(120),
      items: z
        .array(z.object({ uid: text(60), name: text(120), input, undo: z.optional(input) }))
        .check(
          z.minLength(1, 'Select at least one row.'),
          z.maxLength(mostAtOnce, `Select at most ${mostAtOnce} rows.`),
        ),
    }),
    output: LatestRun,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['bulk'],
  },
  /** The caller’s last action on many records of a list, until they close it or a day is over; ten minutes where nothing was refused. */
  getBulkRun: {
    kind: 'read',
    access: people,
    input: z.object(ofList),
    output: LatestRun,
    refusals: ['not-found'],
    shows: ['bulk'],
  },
  /** What is done stays done; the rest is left alone. */
  stopBulkRun: { ...ownRun, input: ofRun, refusals: ['not-found', 'failed-precondition'] },
  /** Takes back what was done, at once and as an action of its own. */
  undoBulkRun: { ...ownRun, ownHands: true, input: ofRun, refusals: ['not-found', 'failed-precondition'] },
  /**
   * Makes a file of a list that is too long for a browser to fetch: all that `call` answers for `asked`, with the caller’s permissions
   * at the time. It is ready within minutes, for two days; the caller is notified.
   */
  requestListDownload: {
    kind: 'write',
    creates: true,
    ownHands: true,
    access: team,
    input: z.object({ call: text(60), name: text(60), asked: input, format: z.enum(downloadFormats) }),
    output: ListDownloads,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['list-download'],
    perDay: 50,
  },
  /** The caller’s own, newest first. */
  listListDownloads: {
    kind: 'read',
    access: team,
    input: z.object({}),
    output: ListDownloads,
    shows: ['list-download'],
  },
  /** The address of a file that is ready, for a quarter of an hour; for who asked for it alone, while they may still see the list. */
  getListDownloadLink: {
    kind: 'read',
    ownHands: true,
    access: team,
    input: z.object({ uid: ListDownloadUid }),
    output: z.object({ url: z.string() }),
    refusals: ['not-found'],
  },
  /** Takes the result off the screen. */
  closeBulkRun: { ...ownRun, input: ofRun, refusals: ['not-found'] },
})
