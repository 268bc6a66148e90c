import { expect, it } from 'vitest'
import { addressInWords } from './capitals.ts'
import { categoryOfKind } from './kinds.ts'

it.each([
  ['Club', 'Nightlife'],
  ['Members club', 'Nightlife'],
  ['Private members’ club', 'Nightlife'],
  ['Wine bar', 'Nightlife'],
  ['Weinbar', 'Nightlife'],
  ['Deli', 'Cafe'],
])('knows what a list calls “%s”', (kind, category) => expect(categoryOfKind(kind)).toBe(category))

it.each(['Bridge club', 'Working men’s club', 'Golf club', 'Fitness centre', 'Sports venue'])(
  'leaves “%s” to people, because it may be no hospitality',
  (kind) => expect(categoryOfKind(kind)).toBe(null),
)

it.each([
  ['124 KENTISH TOWN ROAD', '124 Kentish Town Road'],
  ['UNIT 3B, 1ST FLOOR, ST JOHN’S LANE, LONDON NW1 9QB', 'Unit 3B, 1st Floor, St John’s Lane, London NW1 9QB'],
  ['5 Rue de la Ré', '5 Rue de la Ré'],
  ['NW1 9QB', 'NW1 9QB'],
])('writes the address “%s” as “%s”', (given, written) => expect(addressInWords(given)).toBe(written))
