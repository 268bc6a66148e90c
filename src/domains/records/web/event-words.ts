import { capitalised } from '../../../kit/web/format.ts'
import { productName } from '../../../kit/web/page-facts.ts'
import type { Side } from '../../audit/sides.ts'
import type { EventView } from '../entry.ts'
import { codeWords } from './event-names.ts'
import { isId, kindNoun, kindOfRecord, nameOfWord, withArticle } from './record-kind.ts'

/** Who acted, where no account stands for them; what a job does the product does. */
const actors: Readonly<Record<Exclude<Side, 'clock'>, string>> = {
  brand: 'The venue',
  influencer: 'The creator',
  staff: 'Our team',
  venue: 'Door staff',
  reviewer: 'A reviewer',
}

/** Who did it: their name, or the side where it was nobody who signs in. A reviewer typed theirs. */
export function actorOf({ by, side, after }: EventView): string {
  if (by) return by.name
  if (side === 'clock') return productName()
  const typed = side === 'reviewer' && after?.name
  return typeof typed === 'string' && typed ? typed : actors[side]
}

/** A sentence without its actor, cut where the record’s name stands; without `after` it names nobody. */
type Sentence = { before: string; after?: string }

export function sentenceOf(event: EventView): Sentence {
  const [before = '', after] = doesOf(event).split('{it}')
  if (after === undefined) return { before }
  const name = nameOf(event)
  if (name === undefined) return unnamed(before, after, event.subjectUid)
  if (event.by === null) return { before, after }
  if (event.by.name !== name) return { before: isOwnCollab(event) ? ownCollab(before) : before, after }
  // “Maya sent their ID”, “Maya disconnected an account of theirs”, “Maya accepted the terms”.
  const own = before
    .replace(/\bthe ((?:(?!the ).)+) of $/, 'their $1')
    .replace(/ of $/, ' of theirs')
    .replace(/ for $/, '')
  return own === before ? { before, after } : { before: own + after }
}

/** What a sentence calls its record: `Maya at Luna`, of Maya herself `at Luna`, of one without a name `a tracked link`. */
export function recordLabel(event: EventView): string {
  const name = nameOf(event)
  if (name === undefined) return kindOfRecord(event.subjectUid)
  return event.by && isOwnCollab(event) ? name.slice(event.by.name.length + 1) : name
}

/** The whole sentence as text, for a file. */
export function sentenceText(event: EventView): string {
  const { before, after } = sentenceOf(event)
  return `${actorOf(event)} ${before}${after === undefined ? '' : `${recordLabel(event)}${after}`}`
}

/**
 * Whose record it is: its name, what kind it is, and the id whose page it has. One without a name of its own goes by whose it
 * is: a door link of Luna’s by `Luna`.
 */
export function recordOf(event: EventView): { name: string; kind: string; uid: string | null } {
  const { subjectUid, owner } = event
  const topic = (event.kind.split('.')[0] ?? '').replaceAll('-', ' ')
  const noun = kindNoun(subjectUid) ?? topic
  const kind = capitalised(topic.endsWith(noun) ? topic : noun)
  const name = nameOf(event)
  if (name !== undefined) return { name, kind, uid: event.names[subjectUid] === undefined ? null : subjectUid }
  return owner ? { name: owner.name, kind, uid: owner.uid } : { name: kind, kind: '', uid: null }
}

const nameOf = (event: EventView) => event.names[event.subjectUid] ?? nameOfWord(event.subjectUid) ?? loggedName(event)

/** Of what is gone, or belongs to a later part of the product: the name that was logged with what happened. */
function loggedName({ subjectUid, before, after }: EventView): string | undefined {
  const name = /^(?:shortlist|collection|campaign|ad|webhook)_/.test(subjectUid)
    ? (after?.['name'] ?? before?.['name'])
    : null
  return typeof name === 'string' && name ? `“${name}”` : undefined
}

/** Whether it is a collab of who acted, which is named after them. */
const isOwnCollab = (event: EventView) =>
  event.by !== null &&
  event.subjectUid.startsWith('collab_') &&
  nameOf(event)?.startsWith(`${event.by.name} at `) === true

/** “requested the collab at Luna”, “checked in at Luna”, “published content for their collab at Luna”. */
const ownCollab = (before: string) =>
  lastNoun(before) !== null || before.endsWith('checked in ') ? before : `${before}their collab `

/** “approved a brief” in place of “approved the brief a brief”. */
function unnamed(before: string, after: string, uid: string): Sentence {
  const noun = lastNoun(before)
  if (noun === null) return { before, after }
  const kind = kindNoun(uid)
  const phrase = withArticle(kind?.endsWith(noun) ? kind : noun)
  return { before: `${before.slice(0, -`the ${noun} `.length)}${phrase}${after}` }
}

const prepositions = /\b(?:of|for|to|from|on|with|about|at|by|in|over)$/

/** `brief` of “approved the brief ”: what the sentence itself calls the record that it names next. */
function lastNoun(before: string): string | null {
  const noun = /\bthe ((?:(?!the )[A-Za-z]+ ?)+) $/.exec(before)?.[1] ?? null
  return noun === null || prepositions.test(noun) ? null : noun
}

/** What a kind alone does not tell: the stage a brand was moved to, that a plan was only renewed. */
function doesOf({ kind, does, subjectUid, before, after }: EventView): string {
  const isChanged = (field: string) => JSON.stringify(after?.[field]) !== JSON.stringify(before?.[field])
  if (kind === 'usage.session-read' && !isId(subjectUid))
    return 'viewed a usage session of someone who wasn’t signed in'
  if (kind === 'subscription.changed' && before && after) {
    const changed = Object.keys(after).filter(isChanged)
    return changed.length === 1 && changed[0] === 'periodEnd' ? 'renewed the plan for {it}' : does
  }
  if (kind !== 'brand.stage-changed') return does
  const moved = ['onboardingStage', 'salesStage', 'customerStatus'].find(isChanged)
  const stage = moved && codeWords('brand', moved, String(after?.[moved]))
  return stage ? `moved {it} to ${stage}` : does
}
