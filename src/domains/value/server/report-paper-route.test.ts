import Fastify from 'fastify'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { openStorage } from '../../../adapters/storage/open-storage.ts'
import { must } from '../../../kit/contract/must.ts'
import { hourMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { bringPhoto } from '../../../world/content-stories.ts'
import { marchReport, ownWords, secondVenue, tokenIn } from '../../../world/value-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { reportPaperRoute } from './report-paper-route.ts'

/** What a PDF says, without spaces, and how many pictures it draws. */
async function read(file: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  return { text: text.replace(/\s/g, ''), pages: totalPages, hasPicture: file.includes('/Subtype /Image') }
}
const plain = (text: string) => text.replace(/\s/g, '')

async function opened(w: World) {
  const report = { brandUid: w.luna, month: await marchReport(w) }
  await w.bella.call('saveReportWords', { ...report, version: 0, fields: ownWords })
  const app = Fastify()
  reportPaperRoute(app, { database: w.database, config: w.config, storage: openStorage(w.config) })
  return { report, open: (url: string) => app.inject({ method: 'GET', url }) }
}

it('has logo, words and every number for the brand, on one page', async () => {
  const w = await world()
  const { report, open } = await opened(w)
  await w.bella.call('saveReportLogo', { brandUid: w.luna, fileUid: await bringPhoto(w, w.bella) })
  const { pdfUrl } = await w.bella.call('getMonthlyReport', report)
  const answer = await open(pdfUrl)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="report-2026-03.pdf"',
    'cache-control': 'private, no-store',
  })
  const { text, pages, hasPicture } = await read(answer.rawPayload)
  expect(pages).toBe(1)
  expect(hasPicture).toBe(true)
  for (const words of [
    'Luna: March 2026',
    ownWords.intro,
    'Cost',
    '12,000 (1 of 2 deliverables has insights)',
    'Alice Moreau’s Reel on Instagram: 12,000 views (@alice.eats at Luna)',
    'What we’d do next',
    ownWords.plans,
  ])
    expect(text).toContain(plain(words))
})

it('leaves costs out of the PDF of a link, and takes no change of its address', async () => {
  const w = await world()
  const { report, open } = await opened(w)
  const linked = async (withCosts: boolean) => {
    const { url } = await w.bella.call('shareReport', { ...report, days: 30, withCosts })
    return (await w.anonymous.call('getSharedReport', { token: tokenIn(url) })).pdfUrl
  }
  const plainUrl = await linked(false)
  const without = await read((await open(plainUrl)).rawPayload)
  expect(without.text).toContain(plain(ownWords.intro))
  expect(without.text).not.toMatch(/Cost|Return|Contentvalue/)
  expect((await read((await open(await linked(true))).rawPayload)).text).toContain('Costper1,000views')
  for (const changed of [plainUrl.replace('scope=plain', 'scope=all'), plainUrl.replace('2026-03', '2026-02')])
    expect((await open(changed)).statusCode).not.toBe(200)
  setClock(plus(now(), 3 * hourMs))
  expect((await open(plainUrl)).statusCode).not.toBe(200)
})

it('ends with the link that showed it', async () => {
  const w = await world()
  const { report, open } = await opened(w)
  const { url } = await w.bella.call('shareReport', { ...report, days: 30 })
  const { pdfUrl } = await w.anonymous.call('getSharedReport', { token: tokenIn(url) })
  expect((await open(pdfUrl)).statusCode).toBe(200)
  const { links } = await w.bella.call('getMonthlyReport', report)
  await w.bella.call('revokeReportLink', { brandUid: w.luna, uid: must(links[0]).uid })
  expect((await open(pdfUrl)).statusCode).not.toBe(200)
  expect((await open(pdfUrl.replace(/link=[^&]*/, 'link='))).statusCode).not.toBe(200)
})

it('has only the venues that its reader belongs to, and then no words about all of them', async () => {
  const w = await world()
  const { report, open } = await opened(w)
  await secondVenue(w)
  const { pdfUrl } = await w.ben.call('getMonthlyReport', report)
  const { text } = await read((await open(pdfUrl)).rawPayload)
  expect(text).toContain('Luna:March2026')
  expect(text).not.toContain(plain(ownWords.intro))
})
