import * as z from 'zod/mini'
import { keysOf } from '../../../kit/contract/keys.ts'
import { email, instant, optionalText, page, pageInput, text } from '../../../kit/contract/fields.ts'
import { BrandUid, InfluencerUid, SupportUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { supportTextAtMost, supportTopics } from '../support.ts'

const readers = { account: 'own', accountManager: 'any', admin: 'any' } as const
const staff = { accountManager: 'any', admin: 'any' } as const
const topic = z.enum(keysOf(supportTopics))
const one = z.object({ uid: SupportUid })

const SupportRow = z.object({
  uid: z.string(),
  /** Who asked; the address is for our own people alone. */
  name: z.string(),
  email: z.nullable(z.string()),
  topic,
  /** Of our people, who wrote first, as the reader sees them: "Anna, your account manager"; null where somebody asked us. */
  from: z.nullable(z.string()),
  lastAt: instant,
  lastText: z.string(),
  /** Whether our people wrote last. */
  answered: z.boolean(),
  settled: z.boolean(),
})
export type SupportRow = z.output<typeof SupportRow>

const SupportMessage = z.object({
  uid: z.string(),
  at: instant,
  author: z.string(),
  mine: z.boolean(),
  text: z.string(),
})

/** Support: threads with our own people that belong to no collab. */
export const supportEntries = defineCalls({
  /**
   * Writes to our own people. Signed in it is a thread in DMs; otherwise it needs an address, to which the reply is mailed, and
   * at most a few wait for each address.
   */
  requestSupport: {
    kind: 'write',
    creates: true,
    access: { anonymous: 'any' },
    input: z.object({
      topic,
      text: text(supportTextAtMost),
      name: optionalText(80),
      email: z.optional(email),
      profileUid: z.optional(z.union([BrandUid, InfluencerUid])),
    }),
    /** The thread of who is signed in. */
    output: z.object({ uid: z.nullable(z.string()), answeredWithin: z.string() }),
    refusals: ['failed-precondition'],
    touches: ['support'],
    perMinute: 5,
    perDay: 30,
  },
  /**
   * One's own threads with support, or for our people everybody's, latest first; `fromTeam` those that our people began. With
   * `search` (names and what was written) or `profileUid` (for our people: what was said with a profile), settled ones too.
   */
  listSupportThreads: {
    kind: 'read',
    access: readers,
    input: z.object({
      settled: z._default(z.boolean(), false),
      fromTeam: z._default(z.boolean(), false),
      search: z.optional(text(80)),
      profileUid: z.optional(z.union([BrandUid, InfluencerUid])),
      ...pageInput,
    }),
    output: page(SupportRow),
    shows: ['support'],
  },
  getSupportThread: {
    kind: 'read',
    access: readers,
    input: one,
    output: z.extend(SupportRow, {
      messages: z.array(SupportMessage),
      can: z.object({ settle: z.boolean() }),
    }),
    refusals: ['not-found'],
    shows: ['support'],
  },
  /** Writes on. `key` is the sender's own: sent again after a lost connection it is the same message. */
  replyToSupportThread: {
    kind: 'write',
    access: readers,
    input: z.extend(one, { key: text(40), text: text(supportTextAtMost) }),
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found'],
    touches: ['support'],
    perMinute: 20,
  },
  /**
   * Our people write first: to whoever runs a brand or is a creator, each in a thread of their own to which they can reply. The
   * fields of the text (`messageFields`) are filled in for each.
   */
  messageProfile: {
    kind: 'write',
    many: true,
    creates: true,
    access: { accountManager: 'assigned', admin: 'any' },
    input: z.object({ profileUid: z.union([BrandUid, InfluencerUid]), text: text(supportTextAtMost) }),
    output: z.object({ people: z.number() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['support'],
  },
  /** Our people have helped; a further message opens it again. */
  settleSupportThread: {
    kind: 'write',
    access: staff,
    input: one,
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found'],
    touches: ['support'],
  },
  /** What the fields of a message to a profile stand for, for the first of those it reaches. */
  getMessageFields: {
    kind: 'read',
    access: { accountManager: 'assigned', admin: 'any' },
    input: z.object({ profileUid: z.union([BrandUid, InfluencerUid]) }),
    output: z.object({
      values: z.object({ 'first name': z.string(), profile: z.string(), 'my name': z.string() }),
    }),
    refusals: ['not-found', 'failed-precondition'],
    shows: ['profile'],
  },
})
