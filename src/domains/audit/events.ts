import type * as z from 'zod/mini'
import type { Detail } from './timeline.ts'
import type { EventTopic } from './topics.ts'

/** Who sees events in a timeline. Staff read all of them; a customer those that name it. */
export type Customer = 'brand' | 'influencer'
export type Viewer = Customer | 'staff'

/** One kind of event. */
export type EventDefinition = {
  /** What it says in a timeline, and where a list or filter names the kind. */
  words: string
  /** The sentence that our team reads, without the actor at its beginning; `{it}` stands for the record: `approved the brief {it}`. */
  does: string
  topic: EventTopic
  /** The shape of `after`, where one is promised. Only what is declared here can be shown to a customer. */
  after?: z.ZodMiniObject
  /** The customers who see that it happened, each with the details shown to them. Whoever is not named sees nothing. */
  seenBy?: { readonly [C in Customer]?: readonly Detail[] }
}

/** The details a kind can show: the reason, the type of the deliverable it is about, and what its `after` declares. */
type DetailOf<E> =
  | 'why'
  | (E extends { topic: 'content' } ? 'type' : never)
  | (E extends { after: infer After extends z.ZodMiniType } ? keyof z.output<After> : never)
type Checked<E> = { [Kind in keyof E]: { seenBy?: { readonly [C in Customer]?: readonly DetailOf<E[Kind]>[] } } }

/**
 * The kinds of events of one domain, in its `events.ts`, which also adds them to `EventKinds`:
 *
 *     declare module './events.ts' {
 *       interface EventKinds extends Kinds<typeof briefEvents> {}
 *     }
 */
export function defineEvents<const E extends Record<string, EventDefinition>>(events: E & Checked<E>): E {
  return events
}

/** Turns the type of a constant into one that an interface can extend. */
export type Kinds<E> = { [Kind in keyof E]: E[Kind] }

/** Every kind of event of the product, added to by each domain's `events.ts`. */
export interface EventKinds {}
export type EventKind = keyof EventKinds

/** What follows a prefix in the names of kinds: `disabled` of `account.disabled`. */
export type Suffix<Prefix extends string, Kind extends string = EventKind> = Kind extends `${Prefix}.${infer Rest}`
  ? Rest
  : never

/** The kinds about some topics. */
export type KindAbout<Topic extends EventTopic> = {
  [Kind in EventKind]: EventKinds[Kind] extends { topic: Topic } ? Kind : never
}[EventKind]

export type Fields = Record<string, unknown>
type Afters = {
  [Kind in EventKind]: EventKinds[Kind] extends { after: infer After extends z.ZodMiniType } ? z.output<After> : Fields
}
/** What is recorded as `after` of a kind: what it declares, or any fields where it declares nothing. */
export type AfterOf<Kind extends EventKind> = Afters[Kind]
