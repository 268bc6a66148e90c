/**
 * `node tools/run.mjs e2e/film.ts [FOLDER [ADDRESS]]`: films how a creator gets from the feed to submitted content on a phone, as
 * `phone.webm` with a picture of each step, and counts the taps. Of the demo at ADDRESS (with the demo password of `start.ts`), or of
 * one that it starts. The browser itself makes the video: no other program is needed.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as Mediabunny from 'mediabunny'
import { chromium, type Page } from 'playwright-core'
import { drawnPhoto } from '../src/domains/media/server/build.ts'
import { must } from '../src/kit/contract/must.ts'
import { ensureBuilt } from '../tools/launch/build.mjs'
import { countTaps, openPhone, openToRequest } from './phone.ts'
import { letIn, phone } from './product.ts'
import { type Product, startIn } from './start.ts'

const video = join(import.meta.dirname, '../src/world/pictures/assets/demo-vertical.mp4')
const encoder = join(import.meta.dirname, '../node_modules/mediabunny/dist/bundles/mediabunny.min.cjs')
/** How long each step stays to be read (ms), and the last picture of the film (s). */
const stillMs = 1_200
const lastSeconds = 2

type Frame = { at: number; jpeg: string }
type Filmed = { frames: Frame[]; end: () => Promise<void> }

/** Every picture that the page draws, as it is drawn. */
async function film(page: Page): Promise<Filmed> {
  const devTools = await page.context().newCDPSession(page)
  const frames: Frame[] = []
  devTools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: must(metadata.timestamp, 'time of a picture'), jpeg: data })
    devTools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  const size = { maxWidth: phone.width * 2, maxHeight: phone.height * 2 }
  await devTools.send('Page.startScreencast', { format: 'jpeg', quality: 82, ...size })
  return { frames, end: () => devTools.send('Page.stopScreencast').then(() => undefined) }
}

/** The pictures as a video, made by the browser. */
async function encode(page: Page, frames: readonly Frame[]): Promise<Buffer> {
  await page.addScriptTag({ path: encoder })
  const video = await page.evaluate(
    async ({ given, last }) => {
      const { Output, WebMOutputFormat, BufferTarget, CanvasSource } = (globalThis as unknown as { Mediabunny: Kit })
        .Mediabunny
      const pictureOf = async (jpeg: string) =>
        createImageBitmap(await (await fetch(`data:image/jpeg;base64,${jpeg}`)).blob())
      const [first] = given
      if (!first) throw new Error('nothing was filmed')
      const { width, height } = await pictureOf(first.jpeg)
      const canvas = new OffscreenCanvas(width - (width % 2), height - (height % 2))
      const context = canvas.getContext('2d')
      const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() })
      const source = new CanvasSource(canvas, { codec: 'vp8', bitrate: 3_000_000 })
      output.addVideoTrack(source)
      await output.start()
      for (const [place, { at, jpeg }] of given.entries()) {
        const picture = await pictureOf(jpeg)
        context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
        const until = given[place + 1]?.at ?? at + last
        await source.add(at - first.at, Math.max(until - at, 0.001))
      }
      await output.finalize()
      const bytes = new Uint8Array(output.target.buffer ?? new ArrayBuffer())
      let text = ''
      for (let from = 0; from < bytes.length; from += 32_768)
        text += String.fromCharCode(...bytes.subarray(from, from + 32_768))
      return btoa(text)
    },
    { given: frames, last: lastSeconds },
  )
  return Buffer.from(video, 'base64')
}

/** What the page uses of the encoder, which it gets as a script. */
type Kit = Pick<typeof Mediabunny, 'Output' | 'WebMOutputFormat' | 'BufferTarget' | 'CanvasSource'>

/** One step after the other, each with a picture; answers how many taps each took. */
async function story(page: Page, folder: string): Promise<Map<string, number>> {
  const taps = new Map<string, number>()
  const step = async (name: string, act: () => Promise<void>) => {
    const counted = await countTaps(page)
    await act()
    taps.set(name, await counted().catch(() => 0))
    await page.waitForTimeout(stillMs)
    await page.screenshot({ path: join(folder, `${String(taps.size).padStart(2, '0')}-${name}.png`) })
  }
  const dialog = page.getByRole('dialog')
  await page.goto('/app/influencer/browse?mine=yes')
  await step('feed', () => page.locator('[data-part="feed"] > article img').first().waitFor())
  await step('brief', async () => {
    await openToRequest(page)
    await page.getByRole('group', { name: 'Next free times' }).getByRole('button').nth(1).waitFor()
  })
  await step('request with two times', async () => {
    const times = page.getByRole('group', { name: 'Next free times' }).getByRole('button')
    await times.nth(0).tap()
    await times.nth(1).tap()
    await page.getByRole('button', { name: 'Request collab' }).tap()
    await page.getByText(/^Request sent/).waitFor()
  })
  await page.goto('/app/influencer/dashboard')
  await step('dashboard', () => page.getByRole('button', { name: 'Show ticket' }).waitFor())
  await step('ticket', async () => {
    await page.getByRole('button', { name: 'Show ticket' }).tap()
    await dialog.getByRole('img', { name: /ticket for/ }).waitFor()
  })
  await page.goto('/app/influencer/dashboard')
  await page
    .getByRole('link', { name: /Chef’s counter for two/ })
    .first()
    .tap()
  await page.getByRole('button', { name: 'Choose files' }).waitFor()
  await step('files chosen', async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose files' }).tap()
    await (
      await chooser
    ).setFiles([
      { name: 'reel.mp4', mimeType: 'video/mp4', buffer: readFileSync(video) },
      { name: 'plate.jpg', mimeType: 'image/jpeg', buffer: await drawnPhoto(31) },
    ])
  })
  await step('uploaded', () =>
    page
      .getByRole('button', { name: /^Remove the file/ })
      .nth(1)
      .waitFor(),
  )
  await step('submitted', async () => {
    await page.getByRole('button', { name: 'Confirm all four' }).tap()
    await page.getByRole('button', { name: 'Send all 2 for review' }).tap()
    await page.getByText('In review').nth(1).waitFor()
  })
  return taps
}

async function startOwn(): Promise<Product> {
  await ensureBuilt()
  const data = mkdtempSync(join(tmpdir(), 'plusone-film-'))
  const product = await startIn(data)
  const stop = async () => {
    await product.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return { url: product.url, stop }
}

const [folder = mkdtempSync(join(tmpdir(), 'phone-film-')), address] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const product: Product = address ? { url: address, stop: async () => undefined } : await startOwn()
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
})
try {
  const { page } = await openPhone({ url: product.url, browser })
  await page.goto('/robots.txt')
  await letIn(page, 'creator@demo.plusone.test')
  const { frames, end } = await film(page)
  const taps = await story(page, folder)
  await end()
  const studio = await browser.newPage({ bypassCSP: true })
  // Encoders are for pages of a secure address alone.
  await studio.goto(`${product.url}/robots.txt`)
  writeFileSync(join(folder, 'phone.webm'), await encode(studio, frames))
  for (const [name, count] of taps) console.log(`${name}: ${count} taps`)
  console.log(`${frames.length} pictures, ${folder}/phone.webm`)
} finally {
  await browser.close()
  await product.stop()
}
