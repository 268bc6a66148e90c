import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { must } from '../../kit/contract/must.ts'
import type { Storage } from '../../adapters/storage/storage.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Database } from '../../kit/server/database.ts'
import type { Runner } from '../../kit/server/runner.ts'
import type { OpenRenderer, OpenWords } from '../open-pages.ts'
import { frontRoutes, joinRoutes, managerRoutes } from './front-pages.ts'
import { helpRoutes, readHelp } from './help.ts'
import { influencerPageRoutes, type SendGone, type SendOpen } from './influencer-pages.ts'
import { createPage } from './page.ts'
import { searchEngineRoutes } from './search-engines.ts'
import { storyPageRoutes } from './story-pages.ts'
import { supportRoutes } from './support.ts'

/** `built` is the folder of what was built for browsers. */
export type OpenBuild = OpenRenderer & { template: string }
export type OpenParts = { database: Database; config: Config; product: Runner; storage: Storage; built: string }

function wordsOf(config: Config): Omit<OpenWords, 'path'> {
  const { ANALYTICS_URL, GOOGLE_TAG_ID, META_PIXEL_ID, RECORDING_SCRIPT_URL, ONBOARDING_SCRIPT_URL } = config
  const tools = [ANALYTICS_URL, GOOGLE_TAG_ID, META_PIXEL_ID, RECORDING_SCRIPT_URL, ONBOARDING_SCRIPT_URL]
  return {
    product: config.PRODUCT_NAME,
    origin: config.publicUrl,
    media: config.MEDIA_BASE_URL?.replace(/\/$/, '') ?? '/media',
    mail: /<(.+)>/.exec(config.MAIL_FROM)?.[1] ?? config.MAIL_FROM,
    usageDays: config.USAGE_RETENTION_DAYS,
    hasTools: tools.some((tool) => tool !== undefined),
    hasRecorder: RECORDING_SCRIPT_URL !== undefined,
    hasStreets: config.MAP_STYLE_URL !== undefined,
  }
}

/** What the application's own handler needs of the public pages: which paths are its own, and what is shown for any other. */
export type OpenAnswers = { isAppPage: (path: string) => Promise<boolean>; gone: SendGone }

/**
 * The pages that everyone may read and that need no script: written here for each request, so that what is switched off is
 * gone at once. Without a build of the pages there are none.
 */
export async function openPageRoutes(
  app: FastifyInstance,
  { database, config, product, storage, built }: OpenParts,
  build?: OpenBuild,
): Promise<OpenAnswers | null> {
  const load = build ? async () => build : findBuild(built)
  if (!load) return null
  const words = wordsOf(config)
  const send: SendOpen = async (reply, path, open, head) => {
    const { renderOpenPage, openStyles, template } = await load()
    const page = createPage(template, config)
    const body = renderOpenPage(open, { ...words, path })
    const { html, policy } = page(path, { head, body, styles: openStyles })
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .code(open.kind === 'gone' ? 404 : 200)
      .type('text/html; charset=utf-8')
      .send(html)
  }
  const gone: SendGone = (request, reply) =>
    send(reply, must(request.url.split('?')[0], 'path'), { kind: 'gone' }, { title: 'Page not found', hidden: true })
  const help = readHelp(config.PRODUCT_NAME)
  frontRoutes(app, { database, config, product, send })
  joinRoutes(app, { database, config, product, send })
  managerRoutes(app, { config, product, send, gone })
  helpRoutes(app, help, send, gone)
  supportRoutes(app, { config, database, help, send })
  searchEngineRoutes(app, { database, config, help })
  influencerPageRoutes(app, { database, config, storage, send, gone })
  storyPageRoutes(app, { database, config, storage, send, gone })
  return { isAppPage: async (path) => (await load()).isAppPage(path), gone }
}

/** The build, loaded when the first page is asked for: what writes pages is a tenth of all that a process holds. */
function findBuild(built: string): (() => Promise<OpenBuild>) | null {
  const [template, renderer] = [join(built, 'web/open.html'), join(built, 'server/open.js')]
  if (!existsSync(template) || !existsSync(renderer)) return null
  let loaded: Promise<OpenBuild> | null = null
  const load = async () => {
    const build = (await import(pathToFileURL(renderer).href)) as OpenRenderer
    return { ...build, template: readFileSync(template, 'utf8') }
  }
  return () => (loaded ??= load())
}
