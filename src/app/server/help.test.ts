import { expect, it } from 'vitest'
import { readHelp } from './help.ts'

const help = readHelp('Plusone')

it('has articles for owners, teams and creators; those for our own people are elsewhere', () => {
  expect(help.articles.length).toBeGreaterThanOrEqual(25)
  expect([...new Set(help.articles.map(({ folder }) => folder))]).toEqual(['owners', 'managers', 'creators'])
})

it.each([
  ['no-show', 'no-shows'],
  ['cancel plan', 'changing-your-plan'],
  ['hashtag ad', 'ad-label'],
  ['allergis', 'todays-visits'],
])('finds by %s the article %s among the first', async (query, slug) => {
  const found = (await help.search(query)).slice(0, 3)
  expect(found.map((article) => article.slug)).toContain(slug)
})
