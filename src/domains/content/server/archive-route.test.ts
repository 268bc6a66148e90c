import Fastify from 'fastify'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it, vi } from 'vitest'
import { openStorage } from '../../../adapters/storage/open-storage.ts'
import { minuteMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { sendError } from '../../../kit/server/http.ts'
import { finishedContent } from '../../../world/content-stories.ts'
import { tokenIn } from '../../../world/value-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { archiveUrl as archiveUrlOf } from './archive-link.ts'
import { contentRoutes } from './archive-route.ts'

async function opened(w: World, change: { usageMonths?: number } = {}, storage = openStorage(w.config)) {
  const chosen = { brandUid: w.luna, deliverableUids: await finishedContent(w, change) }
  const app = Fastify()
  app.setErrorHandler(sendError)
  contentRoutes(app, { database: w.database, config: w.config, storage })
  const open = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: url.slice(w.config.publicUrl.length) })
  return { chosen, open }
}

it('streams the originals under names that people can read, with their rights', async () => {
  const w = await world()
  const { chosen, open } = await opened(w)
  const { url, bytes } = await w.bella.call('makeArchive', chosen)
  const answer = await open(url)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="content.zip"; filename*=UTF-8''Luna%20content.zip`,
    'content-length': String(answer.rawPayload.length),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  const { 'Usage rights.txt': rights, ...files } = unzipSync(new Uint8Array(answer.rawPayload))
  expect(Object.keys(files)).toEqual([
    'Alice Moreau, Luna, 2026-03-11, Instagram Reel.mp4',
    'Alice Moreau, Luna, 2026-03-11, Instagram post.jpg',
  ])
  expect(Object.values(files).reduce((sum, file) => sum + file.length, 0)).toBe(bytes)
  expect(strFromU8(rights ?? new Uint8Array())).toContain('Credit: Alice Moreau, @alice.eats')
})

it('reads nothing for whoever only asks for its head', async () => {
  const w = await world()
  const { chosen, open } = await opened(w)
  const { url } = await w.bella.call('makeArchive', chosen)
  expect((await open(url, 'HEAD')).statusCode).toBe(404)
})

it('takes no change of its address, and ends after a quarter of an hour', async () => {
  const w = await world()
  const { chosen, open } = await opened(w)
  const [reel = '', post = ''] = chosen.deliverableUids
  const { url } = await w.bella.call('makeArchive', { ...chosen, deliverableUids: [reel] })
  expect((await open(url.replace(reel.slice(12), post.slice(12)))).statusCode).toBe(404)
  expect((await open(url)).statusCode).toBe(200)
  setClock(plus(now(), 15 * minuteMs))
  expect((await open(url)).statusCode).toBe(404)
})

it('opens only while its person belongs to the brand, and for files whose rights have not ended', async () => {
  const w = await world()
  const { chosen, open } = await opened(w, { usageMonths: 1 })
  const { url } = await w.ben.call('makeArchive', chosen)
  expect((await open(url)).statusCode).toBe(200)
  await w.bella.call('removeMember', { brandUid: w.luna, accountUid: w.ben.accountUid })
  expect((await open(url)).statusCode).toBe(404)
  setClock(new Date('2026-04-11T14:50:00Z'))
  const late = await w.bella.call('makeArchive', chosen)
  expect((await open(late.url)).statusCode).toBe(200)
  setClock(new Date('2026-04-11T15:01:00Z'))
  expect((await open(late.url)).statusCode).toBe(404)
})

it('opens by a link that allows originals, until it is turned off', async () => {
  const w = await world()
  const { chosen, open } = await opened(w)
  const { brandUid, deliverableUids } = chosen
  const of = { name: 'For the agency', deliverableUids }
  const shared = await w.bella.call('shareContent', { brandUid, of, days: 7, withOriginals: true })
  const { archiveUrl } = await w.anonymous.call('downloadShared', { token: tokenIn(shared.url) })
  const answer = await open(archiveUrl ?? '')
  expect(Object.keys(unzipSync(new Uint8Array(answer.rawPayload)))).toHaveLength(3)
  const [{ uid } = { uid: '' }] = (await w.bella.call('listContentLinks', { brandUid })).links
  await w.bella.call('revokeContentLink', { brandUid, uid })
  expect((await open(archiveUrl ?? '')).statusCode).toBe(404)
  await w.bella.call('shareContent', { brandUid, of, days: 7 })
  const [{ uid: toLook } = { uid: '' }] = (await w.bella.call('listContentLinks', { brandUid })).links
  expect((await open(archiveUrlOf(w.config, { by: 'link', linkUid: toLook }))).statusCode).toBe(404)
})

it('refuses a fourth download at once, and says when to try again', async () => {
  const w = await world()
  const stored = openStorage(w.config)
  const started = vi.fn()
  const never = new Promise<null>(() => {})
  const { chosen, open } = await opened(w, {}, { ...stored, open: () => (started(), never) })
  const { url } = await w.bella.call('makeArchive', chosen)
  for (const _ of [1, 2, 3]) void open(url)
  await expect.poll(() => started).toHaveBeenCalledTimes(3)
  const refused = await open(url)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  const ben = await w.ben.call('makeArchive', chosen)
  void open(ben.url)
  await expect.poll(() => started).toHaveBeenCalledTimes(4)
})

it('frees its place when it can’t begin', async () => {
  const w = await world()
  const { chosen, open } = await opened(w)
  const { url } = await w.bella.call('makeArchive', chosen)
  // Nothing has a name for it.
  await w.database.pool.query(`update deliverables set type = 'unknown'`)
  const answers = [await open(url), await open(url), await open(url), await open(url)]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500, 500])
})
