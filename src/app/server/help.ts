import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Article, openArticleSearch, readArticles, renderArticle } from '../../kit/server/articles.ts'
import { projectRoot } from '../../kit/server/root.ts'
import type { ArticleLink, HelpAudience } from '../open-pages.ts'
import type { SendGone, SendOpen } from './influencer-pages.ts'

/** Where the articles are: a folder for each audience, a Markdown file for each article. */
export const helpFolder = join(projectRoot, 'help')
/** Whose articles everybody may read. What is for our own people is in Training (`getTraining`). */
export const helpAudiences = ['owners', 'managers', 'creators'] as const satisfies readonly HelpAudience[]

const readNext = 4
const longestQuery = 80

export type Help = { articles: Article[]; search: (query: string) => Promise<Article[]> }

/** The articles that everybody may read, by who they are for. Read once: they change with a version. */
export function readHelp(product: string, folder = helpFolder): Help {
  const all = readArticles(folder, product)
  const articles = helpAudiences.flatMap((audience) => all.filter((article) => article.folder === audience))
  return { articles, search: openArticleSearch(articles) }
}

/** What lists show of an article. */
export const linkOf = ({ slug, title, about, folder }: Article): ArticleLink => ({
  slug,
  title,
  about,
  audience: folder as HelpAudience,
})

/** `/help`, with a search, and a page for each article. */
export function helpRoutes(app: FastifyInstance, { articles, search }: Help, send: SendOpen, gone: SendGone): void {
  app.get('/help', async (request: FastifyRequest<{ Querystring: { q?: unknown } }>, reply) => {
    const { q } = request.query
    const query = typeof q === 'string' ? q.trim().slice(0, longestQuery) : ''
    const found = query ? await search(query) : articles
    const head = {
      title: query ? 'Search help' : 'Help',
      description: 'Short articles for venues and creators: briefs, requests, visits, content and billing.',
      // What a search finds is no page of its own.
      hidden: query !== '',
    }
    return send(reply, '/help', { kind: 'help', query, articles: found.map(linkOf) }, head)
  })
  app.get('/help/:slug', async (request: FastifyRequest<{ Params: { slug: string } }>, reply) => {
    const at = articles.findIndex(({ slug }) => slug === request.params.slug)
    const article = articles[at]
    if (!article) return gone(request, reply)
    const alike = articles.filter(({ folder }) => folder === article.folder)
    const here = alike.indexOf(article)
    const others = Array.from(
      { length: Math.min(readNext, alike.length - 1) },
      (_, nth) => alike[(here + 1 + nth) % alike.length],
    )
    return send(
      reply,
      `/help/${article.slug}`,
      {
        kind: 'article',
        article: {
          ...linkOf(article),
          html: await renderArticle(article),
          others: others.filter((one) => one !== undefined).map(linkOf),
        },
      },
      { title: article.title, description: article.about },
    )
  })
}
