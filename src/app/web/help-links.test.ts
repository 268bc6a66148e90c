import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readArticles } from '../../kit/server/articles.ts'
import { projectRoot } from '../../kit/server/root.ts'
import { groupPages } from '../../domains/groups/web/links.ts'
import { isAppPage } from './app-pages.ts'
import { articleTitles, helpOf, hrefOfArticle } from './help-links.ts'
import shots from './open/shots.json' with { type: 'json' }

const all = readArticles(join(projectRoot, 'help'), 'Plusone')
const slugs = all.map(({ slug }) => slug).toSorted()

it('links every article from a screen that it explains, by the title of its file', () => {
  expect(Object.fromEntries(all.map(({ slug, title }) => [slug, title]))).toEqual(articleTitles)
  const pages = Object.values(helpOf).flatMap((ofSide) => Object.entries(ofSide))
  expect([...new Set(pages.flatMap(([, articles]) => articles))].toSorted()).toEqual(slugs)
  expect(pages.filter(([path]) => !isAppPage(path))).toEqual([])
})

it('explains every page of a group of venues', () => {
  expect(Object.keys(groupPages).filter((path) => !helpOf.brand[path])).toEqual([])
})

it('leads to a public page, and for our own people to Training', () => {
  for (const { slug, folder } of all)
    expect(hrefOfArticle(slug as keyof typeof articleTitles)).toBe(
      folder === 'account-managers' ? `/app/admin/training#${slug}` : `/help/${slug}`,
    )
})

it('shows only pictures that are there, and leads only to articles that are', () => {
  for (const { slug, text } of all) {
    for (const [, name = ''] of text.matchAll(/!\[[^\]]+\]\((.*?)\)/g))
      expect([slug, Object.keys(shots)]).toEqual([
        slug,
        expect.arrayContaining([/^\/shots\/(.*)\.webp$/.exec(name)?.[1]]),
      ])
    for (const [, to = ''] of text.matchAll(/\]\(\/help\/([\w-]+)\)/g)) expect(slugs).toContain(to)
  }
})
