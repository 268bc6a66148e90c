import { expect, it } from 'vitest'
import { defineTable, namedChoices } from '../../contract/table.ts'
import { localRows } from './local-rows.ts'

const fields = defineTable({
  name: { title: 'Name', sort: true },
  city: { title: 'City', kind: 'choice', choices: namedChoices({ london: 'London', paris: 'Paris' }) },
  due: { title: 'Due', kind: 'day', optional: true, sort: true },
  views: { title: 'Views', kind: 'number', sort: true },
})
const rows = [
  { name: 'Luna', city: 'london', due: '2026-03-03T09:00:00.000Z', views: 20 },
  { name: 'orso', city: 'paris', due: null, views: 9 },
  { name: 'Nido', city: 'london', due: '2026-03-01T09:00:00.000Z', views: 100 },
]
type Row = (typeof rows)[number]
const table = {
  fields,
  values: {
    name: ({ name }: Row) => name,
    city: ({ city }: Row) => city,
    due: ({ due }: Row) => due,
    views: ({ views }: Row) => views,
  },
  searched: ({ name, city }: Row) => `${name} ${city}`,
  byDefault: 'name',
}
const names = (state: { search?: string; where?: string; sort?: string }) =>
  localRows(rows, table, state).map(({ name }) => name)

it('puts rows in order by words, numbers and moments, with nothing last', () => {
  expect(names({})).toEqual(['Luna', 'Nido', 'orso'])
  expect(names({ sort: 'city' })).toEqual(['Luna', 'Nido', 'orso'])
  expect(names({ sort: '-views' })).toEqual(['Nido', 'Luna', 'orso'])
  expect(names({ sort: 'due' })).toEqual(['Nido', 'Luna', 'orso'])
  expect(names({ sort: '-due' })).toEqual(['Luna', 'Nido', 'orso'])
})

it('searches, and filters as the server does', () => {
  expect(names({ search: ' LUN ' })).toEqual(['Luna'])
  expect(names({ where: 'city.is.london' })).toEqual(['Luna', 'Nido'])
  expect(names({ where: 'city.not.london' })).toEqual(['orso'])
  expect(names({ where: 'views.between.30,9' })).toEqual(['Luna', 'orso'])
  expect(names({ where: 'views.min.20;city.is.london' })).toEqual(['Luna', 'Nido'])
  expect(names({ where: 'views.max.9' })).toEqual(['orso'])
  expect(names({ where: 'due.empty' })).toEqual(['orso'])
  expect(names({ where: 'due.filled' })).toEqual(['Luna', 'Nido'])
  expect(names({ where: 'due.before.2026-03-03' })).toEqual(['Nido'])
  expect(names({ where: 'due.after.2026-03-01' })).toEqual(['Luna'])
  expect(names({ where: 'due.between.2026-03-03,2026-03-01' })).toEqual(['Luna', 'Nido'])
  expect(names({ where: 'due.within.1' })).toEqual([])
})
