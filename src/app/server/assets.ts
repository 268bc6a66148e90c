import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { chosenWay, type Way } from '../../kit/server/compress.ts'

const types: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}
const endings: Record<Way, string> = { br: '.br', gzip: '.gz' }

/** What a page is drawn and run with is named by what is in it: it never changes under its name. */
export const forAYear = 'public, max-age=31536000, immutable'

/**
 * The scripts and styles of the pages, as they were compressed when they were built, kept in memory (about a megabyte) from
 * the first time they are asked for: a page has a hundred of them, and to read one takes five times as long as to send it.
 * What is no such file, and who reads no compressed one, is left to `sendFile`.
 */
export function assetRoutes(app: FastifyInstance, folder: string): void {
  const built = new Set(existsSync(folder) ? readdirSync(folder) : [])
  const kept = new Map<string, Buffer>()
  const read = async (name: string) => {
    const content = kept.get(name) ?? (await readFile(join(folder, name)))
    kept.set(name, content)
    return content
  }
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params
    const type = types[extname(name)]
    const way = chosenWay(request.headers['accept-encoding'])
    const compressed = way && name + endings[way]
    if (!type || !compressed || !built.has(compressed) || request.headers.range) return reply.sendFile(name)
    return reply
      .header('cache-control', forAYear)
      .header('content-encoding', way)
      .header('vary', 'accept-encoding')
      .type(type)
      .send(await read(compressed))
  })
}
