import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { must } from '../../kit/contract/must.ts'
import { openStorage } from '../../adapters/storage/open-storage.ts'
import { disableAccount } from '../../domains/accounts/server/accounts.ts'
import { sendError } from '../../kit/server/http.ts'
import { openHours } from '../../world/meeting-stories.ts'
import { countedCollab, lunaCosts, trackedCollab } from '../../world/value-stories.ts'
import { type World, world } from '../../world/world.ts'
import type { OpenRenderer } from '../open-pages.ts'
import { openPageRoutes } from './open-pages.ts'
import { setInfluencer } from '../../domains/profiles/server/build.ts'

// Found by its path, as the server finds what was built of it.
const source = pathToFileURL(join(import.meta.dirname, '../web/open/render.tsx')).href
let w: World
let app: FastifyInstance

beforeEach(async () => {
  w = await world()
  app = Fastify()
  app.setErrorHandler(sendError)
  const renderer = (await import(source)) as OpenRenderer
  const parts = { database: w.database, config: w.config, product: w.runner, storage: openStorage(w.config), built: '' }
  await openPageRoutes(app, parts, { ...renderer, template: readFileSync('open.html', 'utf8') })
})
afterEach(() => app.close())

const switched = (on: boolean, version = 1) => {
  const publicPage = { on, inSearch: false, showAudience: false, showReliability: true }
  return w.alice.call('savePublicPage', { uid: w.aliceInfluencer, version, publicPage })
}
const everything = ['', '/kit.pdf', '/qr.svg', '/share.jpg']
async function asked() {
  const answers = await Promise.all(everything.map((end) => app.inject(`/i/aliceeats${end}`)))
  return answers.map(({ statusCode, headers }) => [statusCode, headers['cache-control'] ?? null])
}
const shown = everything.map((end) => [200, end === '/share.jpg' ? 'public, no-cache' : 'no-cache'])
const gone = [
  [404, 'no-cache'],
  [404, 'no-store'],
  [404, 'no-store'],
  [404, 'no-store'],
]

it('shows a page, its paper, its code and its picture while it is on; all are gone at once, kept by nobody', async () => {
  expect(await asked()).toEqual(gone)
  const { version } = await switched(true)
  expect(await asked()).toEqual(shown)
  const [, pdf, code] = await Promise.all(everything.map((end) => app.inject(`/i/aliceeats${end}`)))
  expect([must(pdf, 'pdf').headers['content-type'], must(pdf, 'pdf').payload.slice(0, 5)]).toEqual([
    'application/pdf',
    '%PDF-',
  ])
  expect([must(code, 'code').headers['content-type'], must(code, 'code').payload.slice(0, 4)]).toEqual([
    'image/svg+xml',
    '<svg',
  ])
  await switched(false, version)
  expect(await asked()).toEqual(gone)
})

it('outlives no account', async () => {
  await switched(true)
  expect(await asked()).toEqual(shown)
  await w.tx((tx) => disableAccount(tx, w.alice.accountUid, 'for the test'))
  expect(await asked()).toEqual(gone)
  expect((await app.inject('/app/influencer/profile?handle=alice.eats')).statusCode).toBe(404)
})

it('writes what an influencer says of themselves as text, in the page and in its head', async () => {
  await switched(true)
  const hostile = `"'><script>alert(1)</script><img src=x onerror=alert(2)>`
  await setInfluencer(w.database.db, w.aliceInfluencer, { name: hostile, bio: `</title>${hostile}` })
  const { payload, headers } = await app.inject('/i/aliceeats')
  expect(payload).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(payload).not.toMatch(/<script>|<img src=x|<\/title>"/)
  expect(headers['content-security-policy']).toContain("script-src 'self';")
})

it('draws papers and codes for one network so often only', async () => {
  await switched(true)
  const answers = await Promise.all(Array.from({ length: 61 }, () => app.inject('/i/aliceeats/qr.svg')))
  const codes = answers.map(({ statusCode }) => statusCode)
  expect(codes.filter((code) => code !== 200)).toEqual([429])
  expect((await app.inject('/i/aliceeats/kit.pdf')).statusCode).toBe(429)
  expect((await app.inject({ url: '/i/aliceeats/kit.pdf', remoteAddress: '192.0.2.1' })).statusCode).toBe(200)
})

it('offers a call on the card of somebody who takes calls, at their own times', async () => {
  const card = async () => (await app.inject('/app/account-manager/anna')).payload
  expect(await card()).not.toContain('Book a call')
  await openHours(w.anna)
  expect(await card()).toContain('/schedule-call?with=anna&amp;source=account-manager')
})

it('shows a collab on the front page while both sides agree, and its own example otherwise', async () => {
  const collabUid = await countedCollab(w)
  const home = async () => (await app.inject('/')).payload
  expect(await home()).toContain('An example, from our demo')
  await w.anna.call('askForFrontPage', { collabUid })
  await w.bella.call('answerFrontPage', { collabUid, agrees: true })
  await w.alice.call('answerFrontPage', { collabUid, agrees: true })
  await w.anna.call('showOnFrontPage', { collabUid, isShown: true })
  const shownThere = await home()
  expect(shownThere).toContain('Alice Moreau')
  expect(shownThere).toContain('shown with the consent of both sides')
  expect(shownThere).not.toContain('An example, from our demo')
  await w.bella.call('answerFrontPage', { collabUid, agrees: false })
  expect(await home()).toContain('An example, from our demo')
})

it('shows a collab on its creator’s page with the brand’s consent, never what is the brand’s alone', async () => {
  const { collabUid, token } = await trackedCollab(w)
  await w.bella.call('saveCostSettings', { brandUid: w.luna, ...lunaCosts })
  await w.anonymous.call('redeemAtDoor', { token, code: 'ALICE', key: 'tap-00001' })
  await w.alice.call('createStoryPage', { collabUid })
  const { url } = await w.bella.call('answerStoryPage', { collabUid, agrees: true })
  const path = new URL(must(url, 'url')).pathname
  const answers = async () =>
    Promise.all([path, `${path}/share.jpg`].map(async (one) => (await app.inject(one)).statusCode))
  const { payload } = await app.inject(path)
  expect(payload).toContain('Alice Moreau at Luna')
  expect(payload).toContain('Seen 12,000 times so far.')
  expect(payload).toContain(`property="og:image" content="${w.config.publicUrl}${path}/share.jpg`)
  expect(payload).toContain('name="robots" content="noindex"')
  expect(payload).not.toMatch(/£|Bookings?:|Cost/)
  const drawn = await app.inject(`${path}/share.jpg`)
  expect(drawn.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, no-cache' })
  const again = { headers: { 'if-none-match': drawn.headers.etag } }
  expect((await app.inject({ url: `${path}/share.jpg`, ...again })).statusCode).toBe(304)

  await w.bella.call('answerStoryPage', { collabUid, agrees: false })
  expect(await answers()).toEqual([404, 404])
  await w.bella.call('answerStoryPage', { collabUid, agrees: true })
  expect(await answers()).toEqual([200, 200])
  await setInfluencer(w.database.db, w.aliceInfluencer, { approval: 'suspended' })
  expect(await answers()).toEqual([404, 404])
  await setInfluencer(w.database.db, w.aliceInfluencer, { approval: 'approved' })
  await w.alice.call('removeStoryPage', { collabUid })
  expect(await answers()).toEqual([404, 404])
})

it.each([
  ['a good review', 5, true],
  ['no review of the lower half', 3, false],
] as const)('shows %s on a creator’s page, once both sides may read it', async (_what, value, isShown) => {
  const collabUid = await countedCollab(w)
  await w.alice.call('createStoryPage', { collabUid })
  const { url } = await w.bella.call('answerStoryPage', { collabUid, agrees: true })
  const says = async () =>
    (await app.inject(new URL(must(url, 'url')).pathname)).payload.includes('A visit to remember.')
  await w.bella.call('submitReview', { collabUid, value, text: 'A visit to remember.', isShared: false })
  expect(await says()).toBe(false)
  await w.alice.call('submitReview', { collabUid, value: 5, text: 'Lovely.', isShared: false })
  expect(await says()).toBe(isShown)
})
