import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../kit/server/config.ts'

/** What describes the application to a phone that installs it. */
export const manifestFile = 'site.webmanifest'

/** `GET /site.webmanifest`: the built one (W3C Web Application Manifest), under the name that the product has here. */
export function manifestRoute(app: FastifyInstance, root: string, { PRODUCT_NAME: name }: Config): void {
  const file = join(root, manifestFile)
  if (!existsSync(file)) return
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  const text = JSON.stringify({ ...manifest, name, short_name: name })
  app.get(`/${manifestFile}`, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8').send(text),
  )
}
