import type { Customer, EventDefinition, EventKind } from '../events.ts'
import type { EventTopic } from '../topics.ts'

let catalogue: ReadonlyMap<string, EventDefinition> = new Map()

/** Makes every kind of event known, where the product is put together. Until then no customer sees any event. */
export function useCatalogue(all: Readonly<Record<EventKind, EventDefinition>>): void {
  catalogue = new Map(Object.entries(all))
}

/** What is declared of a kind; null for one that was recorded by an earlier release and is gone. */
export function findDefinition(kind: string): EventDefinition | null {
  return catalogue.get(kind) ?? null
}

/** Whether a kind names a customer as one who sees that it happened. */
export function isSeenBy(kind: EventKind, customer: Customer): boolean {
  return findDefinition(kind)?.seenBy?.[customer] !== undefined
}

/** What the actor of an event did, as a sentence goes on after their name; `{it}` stands for the record. */
export function eventSentence(kind: string): string {
  return findDefinition(kind)?.does ?? `recorded “${eventWords(kind)}” for {it}`
}

/** What a kind of event says; the kind itself where it is not known any more. */
export function eventWords(kind: string): string {
  return findDefinition(kind)?.words ?? kind
}

/** The kinds whose words contain a search. */
export function kindsMatching(search: string): string[] {
  const wanted = search.toLowerCase()
  return [...catalogue].flatMap(([kind, { words, does }]) =>
    `${words} ${does.replace(' {it}', '')}`.toLowerCase().includes(wanted) ? [kind] : [],
  )
}

/** The kinds that are about none of these topics: what a list of some topics leaves out, so that kinds of earlier releases stay in. */
export function kindsOutside(topics: readonly EventTopic[]): string[] {
  return [...catalogue].flatMap(([kind, { topic }]) => (topics.includes(topic) ? [] : [kind]))
}

/** The kinds of which a customer sees that they happened. */
export function kindsSeenBy(customer: Customer): string[] {
  return [...catalogue].flatMap(([kind, { seenBy }]) => (seenBy?.[customer] === undefined ? [] : [kind]))
}

/**
 * The kinds of which a venue that is deleted takes nothing along: what a creator sees happened to them as well, and what is
 * billed is kept as tax law requires. Whatever else it wrote is its own, as are kinds of earlier releases.
 */
export function kindsNotVenuesOwn(): string[] {
  return [...catalogue].flatMap(([kind, { seenBy, topic }]) =>
    seenBy?.influencer || topic === 'billing' ? [kind] : [],
  )
}
