import { expect, it } from 'vitest'
import { columnWords } from './column-words.ts'

it.each([
  ['uid', 'ID'],
  ['openRequests', 'Open requests'],
  ['manager.name', 'Manager name'],
  ['createdAt', 'Created'],
  ['nextStep.isLate', 'Next step is late'],
  ['ragFellAt', 'RAG dropped'],
  ['ragReason', 'Reason for RAG set by hand'],
  ['influencerUid', 'Creator ID'],
  ['place.latitude', 'Latitude'],
  ['valueMinor', 'Value'],
])('writes %s as %s', (field, head) => {
  expect(columnWords([field])).toEqual([head])
})

it('keeps columns apart that would be called the same', () => {
  expect(columnWords(['createdAt', 'created', 'name'])).toEqual(['Created (createdAt)', 'Created (created)', 'Name'])
})
