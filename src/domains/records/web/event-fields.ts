import { counted, dateOf, clockOf, money, ordinalDate, percentOfBp } from '../../../kit/web/format.ts'
import type { EventView } from '../entry.ts'
import { codeWords, fieldName, verbatim } from './event-names.ts'
import { countedKinds, isId, kindOfRecord } from './record-kind.ts'
import { isTimes, weekChanges, weekWords } from './week-words.ts'

/** Our ids in the midst of a text. */
const idsWithin = /\b[a-z_]+_[0-7][0-9a-z]{25}\b/g
const longest = 160

type Names = EventView['names']
/** `topic`: the first word of the kind of event. */
type Reading = { names: Names; currency: string | undefined; topic: string }

/** Where a file of ours is stored. */
const storedFile = /^[0-9a-f]{2}\/[0-9a-f]{40,}\.(\w+)$/
const pictures = new Set(['webp', 'jpg', 'jpeg', 'png', 'avif'])
const isStored = (value: unknown): value is string => typeof value === 'string' && storedFile.test(value)

/** Stored files by how many there are: `2 pictures`. */
function filesWords(paths: readonly string[]): string {
  const isPicture = paths.every((path) => pictures.has(storedFile.exec(path)?.[1] ?? ''))
  return counted(paths.length, isPicture ? 'picture' : 'file')
}

const isUnnamed = (value: unknown, names: Names): value is string => isId(value) && names[value] === undefined

const nothing = 'nothing'

/** A value as people read it: `yes`, `2 March 2026`, `£75`, `Mayfair, Soho`, `6 deliverables`. Nothing is “nothing”. */
function valueWords(field: string, value: unknown, reading: Reading): string {
  const { names } = reading
  if (value === null || value === undefined || value === '') return nothing
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (isTimes(value)) return weekWords(value) || nothing
  if (Array.isArray(value)) {
    const unnamed = value.filter((one): one is string => isUnnamed(one, names))
    const stored = value.filter(isStored)
    const readable = value
      .filter((one) => !isUnnamed(one, names) && !isStored(one))
      .map((one) => valueWords(field, one, reading))
    const others = [
      ...(stored.length > 0 ? [filesWords(stored)] : []),
      ...(unnamed.length > 0 ? [countedKinds(unnamed)] : []),
    ]
    return [...readable, ...others].join(', ') || nothing
  }
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([, one]) => !isUnnamed(one, names) && !isNothing(one))
      .map(([name, one]) => `${fieldName(name).toLowerCase()} ${valueWords(name, one, reading)}`)
      .join(', ')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (isId(text)) return names[text] ?? kindOfRecord(text)
  const known = codeWords(reading.topic, field, text)
  if (known) return known
  if (typeof value === 'number') return numberWords(field, value, reading)
  if (isStored(text)) return filesWords([text])
  return verbatim.test(field) ? text : textWords(field, text, names)
}

/** In the smallest unit of a currency. */
const isAmount = /^amount$|^monthly$|Minor$/

function numberWords(field: string, value: number, { currency }: Reading): string {
  if (isAmount.test(field)) return currency ? money(value, currency) : (value / 100).toLocaleString('en-GB')
  if (field.endsWith('Bp')) return percentOfBp(value)
  if (/percent$/i.test(field)) return `${value}%`
  if (field.endsWith('Hours')) return `${value} h`
  if (field.endsWith('Minutes')) return `${value} min`
  return value.toLocaleString('en-GB')
}

/** Moments of which the time of day counts. */
const timed = new Set(['startsAt', 'endsAt', 'checkedInAt', 'at'])

function textWords(field: string, text: string, names: Names): string {
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) {
    const day = dateOf(text, 'Europe/London')
    return timed.has(field) ? `${day}, ${clockOf(text, 'Europe/London')} (UK time)` : day
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return ordinalDate(text)
  if (/^\d{4}-\d{2}$/.test(text)) return ordinalDate(`${text}-01`).replace(/^\S+ /, '')
  return text.replace(idsWithin, (uid) => names[uid] ?? kindOfRecord(uid))
}

/** Fields that are recorded with many kinds to tell where a record stood. */
const context = new Set(['stage', 'outcome', 'note', 'part'])
/** What goes with every change, and tells nobody anything. */
const bookkeeping = new Set(['version', 'approvedVersion', 'updatedAt', 'uid', 'brandName'])
/** Counts that only say something above 0. */
const counts = new Set(['taken', 'left'])

/** `before` is null where there was nothing, or nothing is known of it. */
export type FieldChange = { field: string; before: string | null; after: string }

/**
 * What an event changed, field by field, in words. Of lists, what came and what went; where nothing is known of before, what
 * was written. What stayed as it was is context, and left out, as is a record that nobody can name.
 */
export function changesOf({ at, kind, side, before, after, names }: EventView): FieldChange[] {
  const currency = [after?.currency, before?.currency].find((one) => typeof one === 'string')
  const reading = { names, currency, topic: kind.split('.')[0] ?? '' }
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const hasAmount = fields.some((field) => isAmount.test(field))
  return fields.flatMap((field) => {
    const [was, is] = [before?.[field], after?.[field]]
    if (bookkeeping.has(field) || JSON.stringify(was) === JSON.stringify(is)) return []
    if (was === undefined && (is === null || is === false || isEmpty(is) || context.has(field))) return []
    if (was === undefined && is === 0 && counts.has(field)) return []
    // When it happened stands beside it.
    if (field === 'at' && String(is).slice(0, 16) === at.slice(0, 16)) return []
    // An amount says its currency, and a reviewer’s name stands in the sentence.
    if ((field === 'currency' && hasAmount) || (field === 'name' && side === 'reviewer')) return []
    const isReadable = (value: unknown) => value !== undefined && value !== null && !isUnnamed(value, names)
    if (![was, is].some(isReadable)) return []
    const week = weekChanges(was, is)
    if (week) return week
    const change = listChange(field, was, is, reading)
    if (change) return [{ field: fieldName(field), before: null, after: change }]
    const words = (value: unknown) => shortened(valueWords(field, value, reading))
    const [from, to] = [words(was), words(is)]
    return [{ field: fieldName(field), before: from === nothing ? null : from, after: to === nothing ? 'removed' : to }]
  })
}

function listChange(field: string, was: unknown, is: unknown, reading: Reading): string | null {
  if (!isPlainList(was) || !isPlainList(is)) return null
  const words = (verb: string, values: readonly unknown[]) =>
    values.length > 0 ? `${verb} ${valueWords(field, values, reading)}` : null
  const came = words(
    'added',
    is.filter((one) => !was.includes(one)),
  )
  const went = words(
    'removed',
    was.filter((one) => !is.includes(one)),
  )
  return shortened([came, went].filter(Boolean).join('; ') || 'in a different order')
}

/** What says nothing of its own within a larger value. */
const isNothing = (value: unknown) => value === null || value === undefined || value === false || isEmpty(value)
const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)
const isPlainList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((one) => typeof one !== 'object')

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text)
