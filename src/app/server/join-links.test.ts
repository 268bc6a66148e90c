import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStorage } from '../../adapters/storage/open-storage.ts'
import { setInfluencer } from '../../domains/profiles/server/build.ts'
import { codeOf } from '../../world/referral-stories.ts'
import { type World, world } from '../../world/world.ts'
import type { OpenRenderer } from '../open-pages.ts'
import { openPageRoutes } from './open-pages.ts'

const source = pathToFileURL(join(import.meta.dirname, '../web/open/render.tsx')).href
let w: World
let app: FastifyInstance

beforeEach(async () => {
  w = await world()
  app = Fastify()
  const renderer = (await import(source)) as OpenRenderer
  const parts = { database: w.database, config: w.config, product: w.runner, storage: openStorage(w.config), built: '' }
  await openPageRoutes(app, parts, { ...renderer, template: readFileSync('open.html', 'utf8') })
})
afterEach(() => app.close())

/** Opens an address as a browser that keeps its cookies. */
async function open(url: string, cookie = '') {
  const { statusCode, headers, payload } = await app.inject({ url, headers: { cookie } })
  const set = String(headers['set-cookie'] ?? '')
  return { statusCode, to: headers.location, set, cookie: set.split(';')[0] || cookie, payload }
}

it('leads to where one joins, and says there who invited them, for 30 days and to no script', async () => {
  const code = await codeOf(w.alice, w.aliceInfluencer)
  const opened = await open(`/join/${code.toLowerCase()}`)
  expect([opened.statusCode, opened.to]).toEqual([302, '/join'])
  expect(opened.set).toBe(`plusone_invite=${code}; Path=/join; HttpOnly; SameSite=Lax; Max-Age=2592000`)
  expect((await open(`/join/${code}?as=brand`)).to).toBe('/join?as=brand')
  expect((await open('/join', opened.cookie)).payload).toContain('Alice invited you.')
  const form = (await open('/join?as=influencer', opened.cookie)).payload
  expect(form).toMatch(/Alice(<!-- -->)? invited you\./)
  expect(form).toContain(code)
  expect((await open('/join')).payload).not.toContain('invited you')
})

it('keeps the first link while it counts', async () => {
  const first = await open(`/join/${await codeOf(w.alice, w.aliceInfluencer)}`)
  const lunas = `/join/${await codeOf(w.bella, w.luna)}`
  expect((await open(lunas, first.cookie)).set).toBe('')
  await setInfluencer(w.database.db, w.aliceInfluencer, { approval: 'suspended' })
  expect((await open('/join', first.cookie)).payload).not.toContain('invited you')
  const second = await open(lunas, first.cookie)
  expect((await open('/join', second.cookie)).payload).toContain('Luna invited you.')
})

it.each(['2222222', 'none', '%00', "'", 'x'.repeat(90)])(
  'leads to where one joins from %s, which is no link',
  async (code) => {
    const opened = await open(`/join/${code}`)
    expect([opened.to, opened.set]).toEqual(['/join', ''])
  },
)
