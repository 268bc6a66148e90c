import Fastify from 'fastify'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { openStorage } from '../../../adapters/storage/open-storage.ts'
import { must } from '../../../kit/contract/must.ts'
import { dayMs, hourMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { lunaCosts, tokenIn, trackedCollab } from '../../../world/value-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { storyPaperRoute } from './story-paper-route.ts'

/** What a PDF says, without spaces, and whether it draws a picture. */
async function read(file: Buffer) {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })
  return { text: text.replace(/\s/g, ''), pages: totalPages, hasPicture: file.includes('/Subtype /Image') }
}
const plain = (text: string) => text.replace(/\s/g, '')

async function opened(w: World) {
  const { collabUid } = await trackedCollab(w)
  await w.bella.call('saveCostSettings', { brandUid: w.luna, ...lunaCosts })
  const app = Fastify()
  storyPaperRoute(app, { database: w.database, config: w.config, storage: openStorage(w.config) })
  return { collabUid, open: (url: string) => app.inject({ method: 'GET', url }) }
}

it('tells the story on one page with pictures, and its costs only where they were asked for', async () => {
  const w = await world()
  const { collabUid, open } = await opened(w)
  const { pdfUrls, summary } = await w.bella.call('getCollabStory', { collabUid })
  const answer = await open(pdfUrls.plain)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="alice.eats-2026-03-10.pdf"',
    'cache-control': 'private, no-store',
  })
  const { text, pages, hasPicture } = await read(answer.rawPayload)
  expect([pages, hasPicture]).toEqual([1, true])
  for (const words of [
    'Alice Moreau at Luna',
    '@alice.eats',
    '12,000 (1 of 2 deliverables has insights)',
    'How it compares',
    'Reel on Instagram',
    '12,000 views, seen 11 Mar 2026',
  ])
    expect(text).toContain(plain(words))
  expect(text).not.toMatch(/Cost|Return|Contentvalue|Listprice/)
  const withCosts = await read((await open(pdfUrls.costs)).rawPayload)
  expect(withCosts.text).toContain(`Cost£${(must(summary.costMinor) / 100).toFixed(2).replace('.00', '')}`)
  // How a cost comes about, and what bookings left, never leaves the house.
  expect(withCosts.text).not.toMatch(/Return|Contentvalue|Listprice|minutes/)
})

it('ends with the link that showed it, and takes no change of its address', async () => {
  const w = await world()
  const { collabUid, open } = await opened(w)
  const { url } = await w.bella.call('shareStory', { collabUid, days: 30 })
  const { pdfUrl } = await w.anonymous.call('getSharedStory', { token: tokenIn(url) })
  expect((await open(pdfUrl)).statusCode).toBe(200)
  for (const changed of [
    pdfUrl.replace('costs=without', 'costs=with'),
    pdfUrl.replace(/link=[^&]*/, 'link='),
    pdfUrl.replace(/collab=[^&]+/, 'collab=collab_other'),
  ])
    expect((await open(changed)).statusCode).not.toBe(200)
  const { links } = await w.bella.call('getCollabStory', { collabUid })
  await w.bella.call('revokeStoryLink', { uid: must(links[0]).uid })
  expect((await open(pdfUrl)).statusCode).not.toBe(200)
})

it('works for an hour or two, and shows no picture once the rights have ended', async () => {
  const w = await world()
  const { collabUid, open } = await opened(w)
  const { pdfUrls } = await w.bella.call('getCollabStory', { collabUid })
  setClock(plus(now(), 3 * hourMs))
  expect((await open(pdfUrls.plain)).statusCode).not.toBe(200)
  setClock(plus(now(), 5 * 366 * dayMs))
  const later = await w.bella.call('getCollabStory', { collabUid })
  expect((await read((await open(later.pdfUrls.plain)).rawPayload)).hasPicture).toBe(false)
})
