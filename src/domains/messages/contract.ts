import { boxes } from './box-names.ts'
import * as z from 'zod/mini'
import { instant, optionalText, page, pageInput, text } from '../../kit/contract/fields.ts'
import { BrandUid, CollabUid, FileUid, InfluencerUid, MessageUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { Colleague, deskEntries } from './contract/desk.ts'
import { FileView, NamedFile } from '../media/contract.ts'
import { emailRepliesEntries } from './contract/email-replies.ts'
import { noteEntries } from './contract/notes.ts'
import { BriefQuestionView, questionEntries } from './contract/questions.ts'
import { supportEntries } from './contract/support.ts'
import { templateEntries } from './contract/templates.ts'
import { filesAtMost, maxLength, reactions } from './rules.ts'

const readers = { influencer: 'own', brandMember: 'own', accountManager: 'any', admin: 'any' } as const
const writers = { influencer: 'own', brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const staff = { accountManager: 'assigned', admin: 'any' } as const

const Side = z.enum(['influencer', 'brand', 'staff'])
const Participant = z.object({ uid: z.string(), name: z.string(), picture: z.nullable(z.string()) })
/** A creator, with the handle that they are known by. */
const Creator = z.extend(Participant, { handle: z.string() })

/** What a message replies to, in short. */
const Quote = z.object({ uid: z.string(), author: z.string(), byMe: z.boolean(), text: z.string() })

export const MessageView = z.object({
  uid: z.string(),
  /** The sender's own, for the sender alone: what waits to be sent is known by it. */
  key: z.nullable(z.string()),
  at: instant,
  side: Side,
  author: z.string(),
  /** Whether the viewer's own side wrote it. */
  mine: z.boolean(),
  /** Whether the viewer wrote it, not a colleague. */
  byMe: z.boolean(),
  text: z.string(),
  pictures: z.array(FileView),
  /** PDFs. */
  documents: z.array(NamedFile),
  /** A voice note. */
  voice: z.nullable(FileView),
  /** Whether a phone number or an address was taken out because no visit is confirmed yet. */
  masked: z.boolean(),
  /** Whether somebody of the other side has read it; null for those of the other side. */
  read: z.nullable(z.boolean()),
  replyTo: z.nullable(Quote),
  /** Who reacted how, the reaction that most have first. */
  reactions: z.array(z.object({ reaction: z.enum(reactions), by: z.array(z.string()), mine: z.boolean() })),
})
export type MessageView = z.output<typeof MessageView>

export const ThreadRow = z.object({
  collabUid: z.string(),
  briefTitle: z.string(),
  brand: Participant,
  influencer: Creator,
  /** When the last message was written; before the first one, when the collab began. */
  lastAt: instant,
  /** Before the first message, what came with the request or the invitation; empty without words. */
  lastText: z.string(),
  lastMine: z.boolean(),
  /** Of a search by three letters or more: the newest line that has them, cut to what is around them; null where only a name does. */
  match: z.nullable(z.object({ text: z.string(), mine: z.boolean(), isNote: z.boolean() })),
  /** How many the viewer has not read; counted to 99. */
  unread: z.number(),
  muted: z.boolean(),
  /** Whether the viewer’s side needs no more of it until somebody writes. */
  done: z.boolean(),
  /** Until when the viewer has put it off, also once that time has come; null as soon as somebody writes. */
  snoozedUntil: z.nullable(instant),
  /** Who of the viewer’s side takes it. */
  assignedTo: z.nullable(Colleague),
  can: z.object({ settleForSide: z.boolean() }),
  /** Since when somebody else has waited for an answer of the viewer’s side; for staff, of anybody. */
  waitingSince: z.nullable(instant),
  /** When the team was asked to help and has not settled it yet. */
  helpRequestedAt: z.nullable(instant),
})
export type ThreadRow = z.output<typeof ThreadRow>

export const ThreadView = z.object({
  collabUid: z.string(),
  side: Side,
  brand: Participant,
  influencer: Creator,
  /** When the last message was written; before the first one, when the collab began. */
  lastAt: instant,
  muted: z.boolean(),
  /** Who of the viewer’s side needed no more of it, and when; null once somebody wrote. */
  done: z.nullable(z.object({ by: z.nullable(z.string()), at: instant })),
  snoozedUntil: z.nullable(instant),
  assignedTo: z.nullable(Colleague),
  helpRequestedAt: z.nullable(instant),
  /** What the creator asked about the brief before the collab began; null where they asked nothing. */
  question: z.nullable(BriefQuestionView),
  /** Why nothing can be written now, in a sentence; null when it can. */
  closedFor: z.nullable(z.string()),
  can: z.object({
    send: z.boolean(),
    settleForSide: z.boolean(),
    assign: z.boolean(),
    snooze: z.boolean(),
    addNote: z.boolean(),
    requestStaffHelp: z.boolean(),
    settle: z.boolean(),
  }),
})

/** So many brands’ threads may be read together. */
export const brandsAtMost = 200

const one = z.object({ collabUid: CollabUid })
const refusals = ['not-found', 'failed-precondition'] as const

/** Messages: one thread for each collab, known by the collab's uid. */
export const messageCalls = defineCalls({
  ...supportEntries,
  ...deskEntries,
  ...noteEntries,
  ...templateEntries,
  ...questionEntries,
  /** The threads of a profile or, together, of several brands, or for staff of everyone, latest first, those of open collabs before their first message too; `help-requested`: where the team was asked to help; `unanswered`: of open collabs where somebody waits for an answer, the longest first; `mine` and `unassigned`: by who of the caller’s side takes them; `snoozed`: put off by the caller, `returned`: put off until a time that has come; `all`: done and put off too. `search` looks at names, and from three letters on at what was written, the words of the request or invitation too; staff find threads by the newest 2,000 messages that match. */
  listThreads: {
    kind: 'read',
    offline: true,
    access: readers,
    input: z.object({
      profileUid: z.optional(z.union([BrandUid, InfluencerUid])),
      brandUids: z.optional(z.array(BrandUid).check(z.minLength(1), z.maxLength(brandsAtMost))),
      /** Only of the brands that somebody of our team looks after; without a profile. */
      ofManaged: z._default(z.boolean(), false),
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
  /** A collab's thread. */
  getThread: {
    kind: 'read',
    offline: true,
    access: readers,
    input: one,
    output: ThreadView,
    refusals: ['not-found'],
    shows: ['message', 'collab'],
  },
  /** What was written, newest first. */
  listMessages: {
    kind: 'read',
    offline: true,
    access: readers,
    input: z.extend(one, pageInput),
    output: page(MessageView),
    refusals: ['not-found'],
    shows: ['message'],
  },
  /** Writes to the other side. `key` is the sender's own: sent again after a lost connection it is the same message. */
  sendMessage: {
    kind: 'write',
    many: true,
    access: writers,
    input: z.extend(one, {
      key: text(40),
      text: optionalText(maxLength),
      pictures: z._default(z.array(FileUid).check(z.maxLength(filesAtMost)), []),
      /** PDFs that the caller brought, with the names they were brought with. */
      documents: z._default(z.array(z.object({ uid: FileUid, name: text(200) })).check(z.maxLength(filesAtMost)), []),
      /** A recording of at most three minutes. */
      voice: z.optional(FileUid),
      /** A message of the same conversation. */
      replyTo: z.optional(MessageUid),
    }),
    output: MessageView,
    refusals,
    touches: ['message'],
    perMinute: 30,
  },
  /** Shows the other side that the caller is typing, for a few seconds. Nothing is kept of it. Says nothing where nothing can be written. */
  signalTyping: {
    kind: 'write',
    access: writers,
    input: one,
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found'],
    perMinute: 20,
  },
  /** Reacts to a message; another reaction takes the place of the first, null takes it back. */
  reactToMessage: {
    kind: 'write',
    access: writers,
    input: z.extend(one, { messageUid: MessageUid, reaction: z.nullable(z.enum(reactions)) }),
    output: MessageView,
    refusals,
    touches: ['message'],
    perMinute: 60,
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
  /** Muted: no mail and no notification, for the caller alone. */
  saveThreadSettings: {
    kind: 'write',
    access: readers,
    input: z.extend(one, { muted: z.boolean() }),
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
  ...emailRepliesEntries,
})
