import { join } from 'node:path'
import { readArticles, renderArticle } from '../../../../kit/server/articles.ts'
import { projectRoot } from '../../../../kit/server/root.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { staffCalls } from '../../contract.ts'

/** Where the articles for our own people lie, among those for everybody. */
const folder = 'account-managers'

export const getTraining: Handler<typeof staffCalls.getTraining> = async (_input, { config }) => {
  const articles = readArticles(join(projectRoot, 'help'), config.PRODUCT_NAME)
  const ours = articles.filter((article) => article.folder === folder)
  return {
    articles: await Promise.all(
      ours.map(async (article) => {
        const { slug, title, about } = article
        return { slug, title, about, html: await renderArticle(article) }
      }),
    ),
  }
}
