import { expect, it } from 'vitest'
import type { Session } from '../../../domains/profiles/web/session.tsx'
import { entriesFor, matching } from './finder-entries.ts'

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

it.each([
  ['holidays', 'closed-days'],
  ['map pin', 'place'],
  ['opening', 'hours'],
  ['api keys', 'programs'],
])('leads a brand to the section of its preferences: %s', (typed, section) => {
  const brand = { side: 'brand', current: { uid: 'brand_1' } } as Session
  const hrefs = matching(entriesFor(brand, []), typed).map(({ href }) => href)
  expect(hrefs).toContain(`/app/brand/preferences?uid=brand_1&section=${section}`)
})

it('keeps the capitals of acronyms in the sections of preferences', () => {
  const brand = { side: 'brand', current: { uid: 'brand_1' } } as Session
  const named = entriesFor(brand, []).map(({ title, detail }) => [title, detail].filter(Boolean).join(': '))
  expect(named.filter((name) => /api/i.test(name)).join()).toContain('API keys')
})
