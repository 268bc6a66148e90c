import { type ChangedField, changedFields, changedName, venueFields } from '../../fields.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import type { Corrected, Correction, Values } from './details.ts'

/** A value as people read it; empty where there is none. */
function valueWords(field: ChangedField, values: Values): string {
  if (field === 'kind') return values.category ?? ''
  if (field === 'city') return values.city ? cityFacts[values.city].name : ''
  if (field === 'spend') return values.spendMinor == null ? '' : (values.spendMinor / 100).toFixed(2)
  if (field !== 'position') return values[field]?.toLocaleString('en-GB') ?? ''
  const { latitude, longitude } = values
  return latitude == null || longitude == null ? '' : `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`
}

/** A change with its values before and after. */
export const wordsOf = ({ field, before, after }: Correction) => ({
  field,
  before: valueWords(field, before),
  after: valueWords(field, after),
})

/** `Phone: +44 20 7946 0018 → +44 20 7946 0019`. */
export function changeLine({ field, before, after }: ReturnType<typeof wordsOf>): string {
  return `${changedName(field)}: ${before || 'nothing'} → ${after}`
}

/** The same as something that a row has otherwise. */
export const differenceOf = (change: Correction) => ({ ...wordsOf(change), name: changedName(change.field) })

const keyOf = (field: ChangedField) =>
  field === 'kind' ? 'category' : field === 'position' ? 'latitude' : field === 'spend' ? 'spendMinor' : field

/** What a row corrected, as one sentence. */
export function correctedWords({ before, after }: Corrected): string {
  const fields = changedFields.filter((field) => keyOf(field) in after)
  return `Changed ${fields.map((field) => changeLine(wordsOf({ field, before, after }))).join('; ')}.`
}

/** What people call a value that is stored: `phone`. */
function valueName(key: keyof Values): string {
  const field = changedFields.find((one) => keyOf(one) === key)
  return (field ? changedName(field) : venueFields[key === 'longitude' ? key : 'position']).toLowerCase()
}

/** Why corrections aren’t put back. */
export function stayedBecause(changed: readonly (keyof Values)[]): string {
  const names = changed.map(valueName).join(', ')
  return `These details have changed since, so we kept them: ${names}.`
}
