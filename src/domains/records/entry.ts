import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'
import { NamedFile } from '../media/contract.ts'
import { sides } from '../audit/sides.ts'

/** How many files a note holds. */
export const filesAtMost = 6

const Person = z.object({ uid: z.string(), name: z.string() })

/** What happened to a record, as our team reads it: a sentence with what it changed. */
export const EventView = z.object({
  uid: z.string(),
  at: instant,
  kind: z.string(),
  /** The sentence without its actor, `{it}` standing for the record. */
  does: z.string(),
  /** What the kind is called in filters and in what nobody did. */
  words: z.string(),
  side: z.enum(sides),
  subjectUid: z.string(),
  /** Whose it is, where the record itself is one of somebody’s: the brand or creator that it belongs to. */
  owner: z.nullable(Person),
  /** What the records are called whose ids stand in the event, by id; of those that have a name. */
  names: z.record(z.string(), z.string()),
  by: z.nullable(Person),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  why: z.nullable(z.string()),
})
export type EventView = z.output<typeof EventView>

const common = { uid: z.string(), at: instant }

/** One line of the timeline of a brand or creator. */
export const RecordEntry = z.discriminatedUnion('source', [
  z.object({
    source: z.literal('event'),
    ...common,
    event: EventView,
    /** The note that was added to another record than the timeline’s own; null once it’s deleted, and of all other events. */
    note: z.nullable(z.object({ text: z.string(), files: z.array(NamedFile) })),
  }),
  z.object({
    source: z.literal('message'),
    ...common,
    collabUid: z.string(),
    /** The collab as it is called: `Maya Chen at The Larder`. */
    about: z.string(),
    by: z.nullable(Person),
    text: z.string(),
    pictures: z.number(),
    documents: z.number(),
    /** It holds a voice note. */
    voice: z.boolean(),
    /** A note that only our team sees. */
    internal: z.boolean(),
  }),
  z.object({
    source: z.literal('email'),
    ...common,
    to: Person,
    subject: z.string(),
    state: z.enum(['sent', 'waiting', 'failed']),
  }),
  z.object({
    source: z.literal('invoice'),
    ...common,
    number: z.nullable(z.string()),
    status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
    currency: z.string(),
    total: z.number(),
  }),
  z.object({
    source: z.literal('note'),
    ...common,
    by: Person,
    text: z.string(),
    pinned: z.boolean(),
    files: z.array(NamedFile),
  }),
])
export type RecordEntry = z.output<typeof RecordEntry>

/** What a timeline can be narrowed to, each with its name. */
export const timelineShows = {
  all: 'Everything',
  collabs: 'Briefs and collabs',
  messages: 'Messages',
  emails: 'Emails',
  calls: 'Calls',
  billing: 'Billing',
  notes: 'Notes and tasks',
  changes: 'Changes to the record',
} as const
export type TimelineShow = keyof typeof timelineShows
