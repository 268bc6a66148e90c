import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type MiniSearch from 'minisearch'
import { must } from '../contract/must.ts'

/** An article as its file has it: Markdown below a head of `name: value` lines. `folder` is the folder it lies in. */
export type Article = { slug: string; folder: string; title: string; about: string; text: string }

/** The articles of a folder's folders, in the order of their file names; `{product}` in them is the product's name. */
export function readArticles(root: string, product: string): Article[] {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders.flatMap(({ name: folder }) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.md'))
      .toSorted()
      .map((file) => parseArticle(join(root, folder, file), folder, product)),
  )
}

/** A number before a name only orders files: `03-second-step.md` is the article `second-step`. */
function parseArticle(file: string, folder: string, product: string): Article {
  const source = readFileSync(file, 'utf8').replaceAll('{product}', product)
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  const facts = Object.fromEntries(head.split('\n').map((line) => line.split(/:\s+(.*)/s, 2)))
  const slug = basename(file, '.md').replace(/^\d+-/, '')
  return {
    slug,
    folder,
    title: must(facts.title, `title of ${file}`),
    about: must(facts.about, `about of ${file}`),
    text: text.trim(),
  }
}

/** The text of an article as HTML. It is Markdown of our own: nothing that somebody typed is ever rendered here. */
export async function renderArticle({ text }: Article): Promise<string> {
  const { marked } = await import('marked')
  return marked.parse(text, { async: false, gfm: true })
}

/** A search over articles that forgives a slip and a missing ending; what matches best comes first. */
export function openArticleSearch(articles: readonly Article[]): (query: string) => Promise<Article[]> {
  const bySlug = new Map(articles.map((article) => [article.slug, article]))
  let opened: Promise<MiniSearch> | null = null
  return async (query) => {
    const index = await (opened ??= indexOf(articles))
    const all = index.search(query)
    const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR' })
    return found.map(({ id }) => must(bySlug.get(String(id)), 'article'))
  }
}

/** Made for the first search: it takes a while. */
async function indexOf(articles: readonly Article[]): Promise<MiniSearch> {
  const { default: MiniSearch } = await import('minisearch')
  const index = new MiniSearch<Article & { id: string }>({
    fields: ['title', 'about', 'text'],
    searchOptions: { boost: { title: 4, about: 2 }, fuzzy: 0.2, prefix: true, combineWith: 'AND' },
  })
  index.addAll(articles.map((article) => ({ ...article, id: article.slug })))
  return index
}
