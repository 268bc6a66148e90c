import { dateOf, ordinalDate } from '../../../kit/web/format.ts'
import { productName } from '../../../kit/web/page-facts.ts'
import { onboardingStages, platformNames, salesStages } from '../../profiles/vocabulary.ts'
import { lostReasons } from '../../profiles/lost.ts'
import type { Side } from '../../audit/sides.ts'
import { stages } from '../../collabs/stages.ts'
import { insightKindWords } from '../../content/insights.ts'
import type { EventView } from '../entry.ts'
import { allRagCauses } from '../health.ts'

/** Who acted, where no account stands for them; what a job does the product does. */
const actors: Readonly<Record<Exclude<Side, 'clock'>, string>> = {
  brand: 'The venue',
  influencer: 'The creator',
  staff: 'Our team',
  venue: 'Door staff',
  reviewer: 'A reviewer',
}

/** Who did it: their name, or the side where it was nobody who signs in. */
export const actorOf = ({ by, side }: EventView): string =>
  by?.name ?? (side === 'clock' ? productName() : actors[side])

/** The sentence of an event without its actor, cut where the record's name stands; without `after` it names nobody. */
export function sentenceOf(event: EventView): { before: string; after?: string } {
  const [before = '', after] = doesOf(event).split('{it}')
  const isOwn = event.by !== null && event.by.name === event.names[event.subjectUid]
  if (!isOwn || after === undefined) return { before, ...(after !== undefined && { after }) }
  // “Maya sent their ID”, “Maya disconnected an account of theirs”, “Maya accepted the terms”.
  const own = before
    .replace(/\bthe ((?:(?!the ).)+) of $/, 'their $1')
    .replace(/ of $/, ' of theirs')
    .replace(/ for $/, '')
  return own === before ? { before, after } : { before: own + after }
}

/** The whole sentence as text, for a file. */
export function sentenceText(event: EventView): string {
  const { before, after } = sentenceOf(event)
  const name = after === undefined ? '' : (event.names[event.subjectUid] ?? kindOfRecord(event.subjectUid))
  return `${actorOf(event)} ${before}${name}${after ?? ''}`
}

/** Names the stage a brand was moved to, where its event says. */
function doesOf({ kind, does, before, after }: EventView): string {
  if (kind !== 'brand.stage-changed') return does
  const moved = ['onboardingStage', 'salesStage', 'customerStatus'].find((field) => after?.[field] !== before?.[field])
  const stage = moved && (valueNames[moved]?.[String(after?.[moved])] ?? String(after?.[moved]).replace('-', ' '))
  return stage ? `moved {it} to ${stage}` : does
}

/** Fields that the names of our code do not tell. */
const fieldNames: Readonly<Record<string, string>> = {
  rag: 'RAG',
  influencer: 'Creator',
  influencerUid: 'Creator',
  ragCauses: 'Because of',
  lostReason: 'Lost because',
  lostNote: 'Note',
  as: 'Signed in as',
  mayBeNamed: 'May be named on public pages',
  dueAt: 'Due',
  dueOn: 'Due',
  startsAt: 'Starts',
  hostPhone: 'Host’s phone',
  staffNotes: 'Notes',
  hero: 'Main picture',
  avatar: 'Picture',
  keepResults: 'Results kept as self-reported',
  keepFollowers: 'Followers kept as self-reported',
  vat_number: 'VAT number',
  zip_code: 'Postcode',
}

/** A field of a record as people call it: `salesStage` is “Sales stage”. */
function fieldName(field: string): string {
  const words = field
    .replace(/Uids?$|At$|Minor$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
  return fieldNames[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** Values that stand for something, by their field. */
const valueNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  salesStage: salesStages,
  onboardingStage: onboardingStages,
  lostReason: lostReasons,
  stage: stages,
  platform: platformNames,
  kind: insightKindWords,
  ragCauses: Object.fromEntries(Object.entries(allRagCauses).map(([kind, { words }]) => [kind, words.toLowerCase()])),
}

/** An id, which says what kind of record it is of. */
const ids = /\b[a-z_]+_[0-7][0-9a-z]{25}\b/g
const longest = 160

/** `a tracked link` for the id of one that has no name. */
export function kindOfRecord(uid: string): string {
  if (!uid.includes('_')) return uid
  const kind = uid
    .slice(0, uid.lastIndexOf('_'))
    .replace(/^meeting/, 'call')
    .replaceAll('_', ' ')
  return `${/^[aeio]/.test(kind) ? 'an' : 'a'} ${kind === 'org' ? 'organisation' : kind}`
}

type Names = EventView['names']

/** A value as people read it: `yes`, `2 March 2026`, `Mayfair, Soho`. Nothing is “nothing”. */
function valueWords(field: string, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value))
    return value.length === 0 ? 'nothing' : value.map((one) => valueWords(field, one, names)).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => `${fieldName(name).toLowerCase()} ${valueWords(name, one, names)}`)
      .join(', ')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const known = valueNames[field]?.[text]
  if (known) return known
  if (typeof value === 'number') return value.toLocaleString('en-GB')
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return dateOf(text, 'Europe/London')
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return ordinalDate(text)
  return text.replace(ids, (uid) => names[uid] ?? kindOfRecord(uid))
}

/** Fields that are recorded with many kinds to tell where a record stood, and ids that say nothing to a reader. */
const context = new Set(['stage', 'outcome', 'note', 'deliverableUid', 'part'])
/** What goes with every change, and tells nobody anything. */
const bookkeeping = new Set(['version', 'updatedAt'])

export type FieldChange = { field: string; before: string | null; after: string }

/**
 * What an event changed, field by field, in words. Of lists, what came and what went; where nothing is known of before, what
 * was written. What stayed as it was is context, and left out.
 */
export function changesOf({ before, after, names }: EventView): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.flatMap((field) => {
    const [was, is] = [before?.[field], after?.[field]]
    const isContext = was === undefined && (is === null || is === false || isEmpty(is) || context.has(field))
    if (isContext || bookkeeping.has(field) || JSON.stringify(was) === JSON.stringify(is)) return []
    const change = listChange(field, was, is, names)
    if (change) return [{ field: fieldName(field), before: null, after: change }]
    const words = (value: unknown) => shortened(valueWords(field, value, names))
    return [{ field: fieldName(field), before: was === undefined ? null : words(was), after: words(is) }]
  })
}

function listChange(field: string, was: unknown, is: unknown, names: Names): string | null {
  if (!isPlainList(was) || !isPlainList(is)) return null
  const words = (verb: string, values: readonly unknown[]) =>
    values.length > 0 ? `${verb} ${valueWords(field, values, names)}` : null
  const came = words(
    'added',
    is.filter((one) => !was.includes(one)),
  )
  const went = words(
    'removed',
    was.filter((one) => !is.includes(one)),
  )
  return shortened([came, went].filter(Boolean).join('; ') || 'in another order')
}

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)
const isPlainList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((one) => typeof one !== 'object')

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text)
