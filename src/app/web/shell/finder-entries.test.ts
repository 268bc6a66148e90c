import { expect, it } from 'vitest'
import { matching } from './finder-entries.ts'

const entries = ['Find creators', 'Café visits', 'Your account and security'].map((title) => ({
  group: 'Pages',
  title,
  href: `/${title}`,
}))
const titles = (typed: string) => matching(entries, typed).map(({ title }) => title)

it.each([
  ['cr', ['Find creators']],
  ['creators find', ['Find creators']],
  ['cafe', ['Café visits']],
  ['SEC', ['Your account and security']],
  ['reators', []],
])('finds pages by the beginnings of words: %s', (typed, expected) => {
  expect(titles(typed)).toEqual(expected)
})

it('shows a page once, however many lists have it', () => {
  expect(matching([...entries, ...entries], 'cafe')).toHaveLength(1)
})
