import { type CorrectedField, correctedFields, venueFields } from '../../fields.ts'
import type { Corrected, Correction, Details } from './details.ts'

/** A detail as people read it; empty where there is none. */
function detailWords(field: CorrectedField, details: Partial<Details>): string {
  if (field === 'kind') return details.category ?? ''
  if (field !== 'position') return details[field] ?? ''
  const { latitude, longitude } = details
  return latitude == null || longitude == null ? '' : `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`
}

/** A change with its values before and after. */
export const wordsOf = ({ field, before, after }: Correction) => ({
  field,
  before: detailWords(field, before),
  after: detailWords(field, after),
})

/** `Phone: +44 20 7946 0018 → +44 20 7946 0019`. */
export function changeLine({ field, before, after }: ReturnType<typeof wordsOf>): string {
  return `${venueFields[field]}: ${before || 'nothing'} → ${after}`
}

const columnOf = (field: CorrectedField) => (field === 'kind' ? 'category' : field === 'position' ? 'latitude' : field)

/** What a row corrected, as one sentence. */
export function correctedWords({ before, after }: Corrected): string {
  const fields = correctedFields.filter((field) => columnOf(field) in after)
  return `Changed ${fields.map((field) => changeLine(wordsOf({ field, before, after }))).join('; ')}.`
}
