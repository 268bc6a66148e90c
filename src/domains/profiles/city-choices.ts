import type { TableChoice } from '../../kit/contract/table.ts'
import { cityFacts, plusoneCities } from './vocabulary.ts'

/** Every city by name, to filter a list by. */
export const cityChoices: readonly TableChoice[] = plusoneCities
  .map((value) => ({ value, label: cityFacts[value].name }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
