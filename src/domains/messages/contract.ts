import { boxes } from './box-names.ts'
import * as z from 'zod/mini'
import { instant, optionalText, page, pageInput, text } from '../../kit/contract/fields.ts'
import { BrandUid, CollabUid, FileUid, InfluencerUid, MessageUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { FileView } from '../media/contract.ts'
import { supportEntries } from './contract/support.ts'
import { maxLength, picturesAtMost } from './rules.ts'

const readers = { influencer: 'own', brandMember: 'own', accountManager: 'any', admin: 'any' } as const
const writers = { influencer: 'own', brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const staff = { accountManager: 'assigned', admin: 'any' } as const

const Side = z.enum(['influencer', 'brand', 'staff'])
const Participant = z.object({ uid: z.string(), name: z.string(), picture: z.nullable(z.string()) })

export const MessageView = z.object({
  uid: z.string(),
  at: instant,
  side: Side,
  author: z.string(),
  /** Whether the viewer's own side wrote it. */
  mine: z.boolean(),
  text: z.string(),
  pictures: z.array(FileView),
  /** A note that only the team sees. */
  internal: z.boolean(),
  /** Whether a phone number or an address was taken out because no visit is confirmed yet. */
  masked: z.boolean(),
  /** Whether somebody of the other side has read it; null for those of the other side. */
  read: z.nullable(z.boolean()),
})
export type MessageView = z.output<typeof MessageView>

export const ThreadRow = z.object({
  collabUid: z.string(),
  briefTitle: z.string(),
  brand: Participant,
  influencer: Participant,
  lastAt: instant,
  lastText: z.string(),
  lastMine: z.boolean(),
  /** How many the viewer has not read; counted to 99. */
  unread: z.number(),
  muted: z.boolean(),
  archived: z.boolean(),
  /** When the team was asked to help and has not settled it yet. */
  helpRequestedAt: z.nullable(instant),
})
export type ThreadRow = z.output<typeof ThreadRow>

export const ThreadView = z.object({
  collabUid: z.string(),
  side: Side,
  brand: Participant,
  influencer: Participant,
  muted: z.boolean(),
  archived: z.boolean(),
  helpRequestedAt: z.nullable(instant),
  /** Why nothing can be written now, in a sentence; null when it can. */
  closedFor: z.nullable(z.string()),
  can: z.object({ send: z.boolean(), addNote: z.boolean(), requestStaffHelp: z.boolean(), settle: z.boolean() }),
})

const one = z.object({ collabUid: CollabUid })
const refusals = ['not-found', 'failed-precondition'] as const

/** Messages: one thread for each collab, known by the collab's uid. */
export const messageCalls = defineCalls({
  ...supportEntries,
  /** The threads of a profile, or for staff of everyone, latest first; `help-requested`: where the team was asked to help. */
  listThreads: {
    kind: 'read',
    access: readers,
    input: z.object({
      profileUid: z.optional(z.union([BrandUid, InfluencerUid])),
      box: z._default(z.enum(boxes), 'inbox'),
      search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
      ...pageInput,
    }),
    output: page(ThreadRow),
    refusals: ['not-found'],
    shows: ['message'],
  },
  /** How many threads of a profile have something unread; counted to 99. */
  countUnread: {
    kind: 'read',
    access: { influencer: 'own', brandMember: 'own' },
    input: z.object({ profileUid: z.union([BrandUid, InfluencerUid]) }),
    output: z.object({ threads: z.number() }),
    refusals: ['not-found'],
    shows: ['message'],
  },
  /** A collab's thread, before its first message too. */
  getThread: {
    kind: 'read',
    access: readers,
    input: one,
    output: ThreadView,
    refusals: ['not-found'],
    shows: ['message', 'collab'],
  },
  /** What was written, newest first. */
  listMessages: {
    kind: 'read',
    access: readers,
    input: z.extend(one, pageInput),
    output: page(MessageView),
    refusals: ['not-found'],
    shows: ['message'],
  },
  /** Writes to the other side. `key` is the sender's own: sent again after a lost connection it is the same message. */
  sendMessage: {
    kind: 'write',
    access: writers,
    input: z.extend(one, {
      key: text(40),
      text: optionalText(maxLength),
      pictures: z._default(z.array(FileUid).check(z.maxLength(picturesAtMost)), []),
    }),
    output: MessageView,
    refusals,
    touches: ['message'],
    perMinute: 30,
  },
  /** A note that the brand and the influencer never see. */
  addInternalNote: {
    kind: 'write',
    access: staff,
    input: z.extend(one, { key: text(40), text: text(maxLength) }),
    output: MessageView,
    refusals: ['not-found'],
    touches: ['message'],
  },
  /** Everything up to a message was seen. */
  markThreadRead: {
    kind: 'write',
    access: readers,
    input: z.extend(one, { upTo: MessageUid }),
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found'],
    touches: ['message'],
  },
  /** Muted: no mail and no notification. Archived: out of the inbox until somebody writes. For the caller alone. */
  saveThreadSettings: {
    kind: 'write',
    access: readers,
    input: z.extend(one, { muted: z.optional(z.boolean()), archived: z.optional(z.boolean()) }),
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found'],
    touches: ['message'],
  },
  /** Draws the team in, with a reason that the other side does not see. */
  requestStaffHelp: {
    kind: 'write',
    creates: true,
    access: { influencer: 'own', brandMember: 'own' },
    input: z.extend(one, { reason: text(500) }),
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found'],
    touches: ['message'],
  },
  /** The team has helped. */
  resolveStaffHelp: {
    kind: 'write',
    access: staff,
    input: one,
    output: z.object({ done: z.boolean() }),
    refusals,
    touches: ['message'],
  },
})
