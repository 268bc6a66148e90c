import { expect, it } from 'vitest'
import { summarise } from '../../../worth.ts'
import { fileOf } from './value-file.ts'

const none = summarise([], { currency: 'GBP', rates: () => null, cpms: [] })
const row = { key: 'a', name: 'Alice', collabUid: null, origin: null, summary: { ...none, collabs: 1, views: 80 } }
const heads = (before: typeof none | null) =>
  fileOf([{ ...row, before }], 'Creator', 'GBP', false)[0]?.map(String) ?? []

it('writes the period before where rows have one, and no empty columns where they have none', () => {
  expect(heads({ ...none, views: 100 })).toContain('Views, previous period')
  const alone = heads(null)
  expect(alone).toContain('Views')
  expect(alone.filter((head) => head.endsWith('previous period'))).toEqual([])
})

it('leaves out of deliverables what only visits have', () => {
  const [head = []] = fileOf([{ ...row, before: null }], 'Deliverable', 'GBP', true)
  expect(head).toEqual(expect.arrayContaining(['Views', 'Clicks']))
  expect(head.filter((title) => /Bookings|link|code|Visits/.test(String(title)))).toEqual([])
})
