import { expect, it } from 'vitest'
import { askedOf, readViewQuery, shownColumns, unknownWords, viewQuery } from './table-state.ts'

const fields = {
  name: { title: 'Name', sort: true },
  city: { title: 'City', kind: 'choice', choices: [{ value: 'paris', label: 'Paris' }] },
} as const

it('writes a view and reads it again', () => {
  const state = { search: 'a & b', where: 'city.is.paris', sort: '-name', density: 'compact' } as const
  expect(readViewQuery(viewQuery(state))).toEqual(state)
  expect(readViewQuery('density=huge')).toEqual({})
})

it('asks for nothing that the table does not know', () => {
  expect(askedOf(fields, { search: ' x ', where: 'city.is.paris;city.is.atlantis;rank.min.2', sort: 'rank' })).toEqual({
    search: 'x',
    where: [{ field: 'city', is: 'is', values: ['paris'] }],
  })
})

it('shows the chosen columns in their order, and the first always', () => {
  const all = [{ key: 'name' }, { key: 'city' }, { key: 'since', isHidden: true }]
  expect(shownColumns(all, undefined)).toEqual(['name', 'city'])
  expect(shownColumns(all, 'since,unknown,city')).toEqual(['name', 'since', 'city'])
})

it('shows a column that the list is filtered by, unless the columns were chosen', () => {
  const all = [{ key: 'name' }, { key: 'since', isHidden: true }, { key: 'city' }]
  expect(shownColumns(all, undefined, ['since'])).toEqual(['name', 'since', 'city'])
  expect(shownColumns(all, 'name,city', ['since'])).toEqual(['name', 'city'])
})

it('says what a link asks for that the list does not have', () => {
  expect(unknownWords(fields, { where: 'city.is.paris', sort: '-name' })).toBeNull()
  expect(unknownWords(fields, { where: 'city.is.paris;city.is.atlantis' })).toBe(
    'We don’t recognise one filter in this link, so we left it out.',
  )
  expect(unknownWords(fields, { where: 'rank.min.2;fell', sort: 'rank' })).toBe(
    'We don’t recognise 2 filters in this link, so we left them out. We don’t recognise the sort order in this link, so we left it out.',
  )
})

it('leaves out what nobody asked for, until somebody does', () => {
  const condition = { field: 'city', is: 'not' as const, values: ['paris'] }
  const asked = (state: Parameters<typeof askedOf>[1]) =>
    askedOf(fields, state, { condition, words: 'Without Paris', show: 'Show Paris' }).where
  expect(asked({})).toEqual([condition])
  expect(asked({ where: 'city.not.paris' })).toEqual([condition, condition])
  expect(asked({ where: 'city.is.paris' })).toEqual([{ field: 'city', is: 'is', values: ['paris'] }])
  expect(asked({ with: 'left-out' })).toBeUndefined()
})
