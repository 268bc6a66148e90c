import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'
import { keysOf } from '../../kit/contract/keys.ts'
import { tableInput, tablePage } from '../../kit/contract/table.ts'
import { BrandUid, DataExportUid, DeletionUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { deletionColumns, deletionKindNames, deletionStates } from './columns.ts'

/** Without a brand it is about one's account; with one, about the organisation of that brand. */
const about = z.object({ brandUid: z.optional(BrandUid) })

/** What an export has of pictures, videos and documents. */
const exportedFiles = z.enum(['originals', 'list'])
export type ExportedFiles = z.output<typeof exportedFiles>

export type DeletionKind = keyof typeof deletionKindNames

const Deletion = z.object({ dueAt: instant, requestedAt: instant })

/** What one has asked for, and what one may ask for. */
export const MyData = z.object({
  /** When one's account is deleted; null where nobody asked for it. */
  deletion: z.nullable(Deletion),
  /** The organisations whose brands one manages. Who owns one may export everything of it, and close it. */
  organisations: z.array(
    z.object({
      brandUid: z.string(),
      name: z.string(),
      mayExport: z.boolean(),
      mayClose: z.boolean(),
      deletion: z.nullable(Deletion),
    }),
  ),
  /** Newest first. */
  exports: z.array(
    z.object({
      uid: DataExportUid,
      name: z.string(),
      requestedAt: instant,
      state: z.enum(['waiting', 'ready', 'failed']),
      expiresAt: z.nullable(instant),
      bytes: z.nullable(z.number()),
    }),
  ),
})

/** What a deletion would do. */
export const DeletionPreview = z.object({
  dueAt: instant,
  /** What has to be done first; empty when nothing does. */
  obstacles: z.array(z.string()),
  /** The organisations and creator profiles that go with it, by name. */
  organisations: z.array(z.string()),
  creators: z.array(z.string()),
  /** Collabs that run: not yet agreed, agreed, with content delivered; and those that are over. */
  collabs: z.object({ requested: z.number(), agreed: z.number(), delivered: z.number(), over: z.number() }),
})

/** `isOffered`: this installation stores them somewhere; `isForAll`: of every organisation, so that nobody turns it on or off. */
const NightlyExport = z.object({
  isOffered: z.boolean(),
  isForAll: z.boolean(),
  isOn: z.boolean(),
  nights: z.number(),
  /** The last one that was stored. */
  last: z.nullable(z.object({ at: instant, bytes: z.number() })),
  can: z.object({ change: z.boolean() }),
})

const ListedDeletion = z.object({
  uid: DeletionUid,
  kind: z.enum(keysOf(deletionKindNames)),
  state: z.enum(keysOf(deletionStates)),
  subjectUid: z.string(),
  /** Empty once it was deleted. */
  name: z.string(),
  requestedBy: z.string(),
  requestedAt: instant,
  dueAt: instant,
  endedAt: z.nullable(instant),
  /** Why it could not be carried out when it was due; it is tried again every day. */
  obstacle: z.nullable(z.string()),
})
export type ListedDeletion = z.output<typeof ListedDeletion>

const refusals = ['not-found', 'failed-precondition'] as const

/** What is kept of people: taking it along, having it deleted. */
export const privacyCalls = defineCalls({
  getMyData: {
    kind: 'read',
    personal: true,
    access: { account: 'own' },
    input: z.object({}),
    output: MyData,
    shows: ['my-data', 'team'],
  },
  /**
   * Gathers everything about oneself, or about an organisation for its owner and for admins of our team. The file is ready within
   * minutes and kept for seven days.
   */
  requestExport: {
    kind: 'write',
    creates: true,
    ownHands: true,
    confirmed: true,
    access: { account: 'own' },
    input: z.object({ ...about.shape, files: z._default(exportedFiles, 'originals') }),
    output: MyData,
    refusals: [...refusals, 'permission-denied'],
    touches: ['my-data'],
    perDay: 10,
  },
  /** The address of a file that is ready, for a quarter of an hour; for who asked for it alone. */
  getExportLink: {
    kind: 'read',
    personal: true,
    ownHands: true,
    confirmed: true,
    access: { account: 'own' },
    input: z.object({ uid: DataExportUid }),
    output: z.object({ url: z.string() }),
    refusals: ['not-found'],
  },
  /** Whether an archive of a brand's organisation is stored each night, and when that was last done. */
  getNightlyExport: {
    kind: 'read',
    access: { brandMember: 'own', admin: 'any' },
    input: z.object({ brandUid: BrandUid }),
    output: NightlyExport,
    refusals: ['not-found'],
    shows: ['my-data'],
  },
  /** Turns it on or off, for its owner and admins of our team. Once it's off, what is stored is deleted within a day. */
  saveNightlyExport: {
    kind: 'write',
    ownHands: true,
    access: { brandAdmin: 'own', admin: 'any' },
    input: z.object({ brandUid: BrandUid, isOn: z.boolean() }),
    output: NightlyExport,
    refusals: ['not-found', 'permission-denied', 'failed-precondition'],
    touches: ['my-data'],
  },
  getDeletionPreview: {
    kind: 'read',
    access: { account: 'own' },
    input: about,
    output: DeletionPreview,
    refusals: ['not-found'],
    shows: ['my-data', 'collab', 'team', 'subscription'],
  },
  /** Deletes one's account, or closes one's organisation, in 14 days; later where a plan is paid for longer. */
  requestDeletion: {
    kind: 'write',
    creates: true,
    ownHands: true,
    confirmed: true,
    access: { account: 'own' },
    input: about,
    output: MyData,
    refusals,
    touches: ['my-data', 'profile'],
    perDay: 10,
  },
  /** Changes one's mind: everything stays as it is. */
  cancelDeletion: {
    kind: 'write',
    ownHands: true,
    access: { account: 'own' },
    input: about,
    output: MyData,
    refusals: ['not-found'],
    touches: ['my-data', 'profile'],
  },
  /** For admins: what is to be deleted, was, or was not after all, the next one first unless sorted; `search` looks at names and emails. */
  listDeletions: {
    kind: 'read',
    access: { admin: 'any' },
    input: z.object(tableInput(deletionColumns)),
    output: tablePage(ListedDeletion),
    shows: ['my-data'],
  },
})
