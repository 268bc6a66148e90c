import { join } from 'node:path'
import { openArticleSearch, readArticles } from '../../../../kit/server/articles.ts'
import { projectRoot } from '../../../../kit/server/root.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { discoveryCalls } from '../../contract.ts'

const most = 5
const audiences = {
  brand: ['owners', 'managers'],
  influencer: ['creators'],
  admin: ['owners', 'managers', 'creators'],
} as const
type Side = keyof typeof audiences

/** The articles change with a version: each side's are read and indexed once. */
const searches = new Map<string, ReturnType<typeof openArticleSearch>>()

function searchFor(side: Side, product: string): ReturnType<typeof openArticleSearch> {
  const known = searches.get(`${side} ${product}`)
  if (known) return known
  const folders: readonly string[] = audiences[side]
  const articles = readArticles(join(projectRoot, 'help'), product).filter(({ folder }) => folders.includes(folder))
  const search = openArticleSearch(articles)
  searches.set(`${side} ${product}`, search)
  return search
}

export const findHelp: Handler<typeof discoveryCalls.findHelp> = async ({ side, query }, { config }) => {
  const found = await searchFor(side, config.PRODUCT_NAME)(query)
  return { rows: found.slice(0, most).map(({ slug, title, about }) => ({ slug, title, about })) }
}
