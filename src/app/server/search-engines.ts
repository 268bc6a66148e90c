import type { FastifyInstance } from 'fastify'
import { listSearchablePages } from '../../domains/profiles/server/public-page.ts'
import { listStaffCards } from '../../domains/meetings/server/staff-cards.ts'
import { escapeHtml } from '../../kit/server/html.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Database } from '../../kit/server/database.ts'
import type { Help } from './help.ts'

/** The pages that anybody may find, besides those of people and articles. */
const pages = ['/', '/creators', '/pricing', '/join', '/schedule-call', '/help', '/support', '/privacy', '/terms']
/** What a search engine has no use for; pages behind the sign-in say so themselves as well. */
const closed = [
  '/app/',
  '/auth/',
  '/call/',
  '/door',
  '/events',
  '/ingest',
  '/log',
  '/onboarding',
  '/outbox',
  '/review',
  '/shortlist',
]
const open = ['/app/account-manager/', '/app/influencer/profile']

/** What search engines ask for: which pages there are, and which are not theirs. */
export function searchEngineRoutes(
  app: FastifyInstance,
  { database, config, help }: { database: Database; config: Config; help: Help },
): void {
  app.get('/robots.txt', async (_request, reply) => {
    const rules = [...open.map((path) => `Allow: ${path}`), ...closed.map((path) => `Disallow: ${path}`)]
    return reply
      .type('text/plain; charset=utf-8')
      .send(['User-agent: *', ...rules, `Sitemap: ${config.publicUrl}/sitemap.xml`, ''].join('\n'))
  })
  app.get('/sitemap.xml', async (_request, reply) => {
    const [managers, creators] = await Promise.all([listStaffCards(database.db), listSearchablePages(database.db)])
    const paths = [
      ...pages,
      ...help.articles.map(({ slug }) => `/help/${slug}`),
      ...managers.map(({ slug }) => `/app/account-manager/${slug}`),
      ...creators.map((slug) => `/i/${slug}`),
    ]
    const urls = paths.map((path) => `<url><loc>${escapeHtml(config.publicUrl + path)}</loc></url>`)
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      )
  })
}
