import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startFlow } from 'lighthouse'
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import { consentTextVersion } from '../src/domains/accounts/consent-text.ts'
import { must } from '../src/kit/contract/must.ts'
import { comeToRest, startProduct } from './processes.ts'

const password = 'a table for two'
/** The whole way is gone so often; of every figure the median counts. */
const runs = 5
const video = join(import.meta.dirname, '../src/world/pictures/assets/demo-vertical.mp4')
const feed = '/app/influencer/browse'
const card = '[data-part="feed"] > article'
/** Its name among the page's timings. */
const mark = 'first card'
const times = '[role=dialog] [aria-label="Next free times"] button'
const named = (name: string, role: string) => `::-p-aria([name="${name}"][role="${role}"])`

/** What is looked at, with what is asked for (ms). */
const asked = {
  'first card, cold': 2_500,
  'first card, warm': 1_000,
  'INP on the feed': 200,
  'INP on a request': 200,
  'INP on an upload': 200,
  'INP in a thread': 200,
} as const
type Figure = keyof typeof asked
type Figures = Record<Figure, number>
type Audit = { numericValue?: number | undefined; details?: unknown }

/**
 * A creator's way through the product in Lighthouse's user flow, as a phone four times slower than this machine on slow 4G
 * (its `devtools` throttling: 562.5 ms to each answer, 1.4 Mbit/s), as a table of medians.
 */
export async function walkAsPhone(folder: string): Promise<string> {
  console.error('A demo …')
  const demo = join(folder, 'demo')
  const settings = { DEMO_DATA: 'on', DEMO_PASSWORD: password }
  await (await startProduct({ ...settings, DATA_DIR: demo })).stop()
  const all: Figures[] = []
  for (let run = 1; run <= runs; run += 1) {
    console.error(`Run ${run} …`)
    // Everybody is where they were before the last run.
    const data = join(folder, `run-${run}`)
    cpSync(demo, data, { recursive: true })
    const product = await startProduct({ ...settings, DATA_DIR: data })
    await comeToRest(product)
    try {
      all.push(await walk(`http://127.0.0.1:${product.port}`))
    } finally {
      await product.stop()
    }
    rmSync(data, { recursive: true })
  }
  const rows = (Object.keys(asked) as Figure[]).map((figure) => {
    const sorted = all.map((one) => one[figure]).toSorted((a, b) => a - b)
    const shown = [must(sorted[runs >> 1]), must(sorted[0]), must(sorted.at(-1)), asked[figure]]
    return [figure, ...shown.map((ms) => `${Math.round(ms)} ms`)]
  })
  const table = [['', 'median', 'least', 'most', 'asked'], Array(5).fill('---') as string[], ...rows]
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

async function walk(url: string): Promise<Figures> {
  await using closing = new AsyncDisposableStack()
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  })
  closing.defer(() => browser.close())
  const page = await browser.newPage()
  page.setDefaultTimeout(40_000)
  await signIn(page, url)
  await page.evaluateOnNewDocument(markFirst, card, mark)
  const flow = await startFlow(page, {
    flags: { throttlingMethod: 'devtools', logLevel: 'error' },
    config: { extends: 'lighthouse:default', settings: { onlyAudits: ['user-timings', 'interaction-to-next-paint'] } },
  })
  await flow.navigate(url + feed)
  // From now on its files are on the device.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await flow.navigate(url + feed, { disableStorageReset: true })

  const looked: Figure[] = ['first card, cold', 'first card, warm']
  const act = async (figure: Figure, acts: () => Promise<unknown>) => {
    await flow.startTimespan()
    await acts()
    await flow.endTimespan()
    looked.push(figure)
  }
  await act('INP on the feed', async () => {
    await press(page, `${card} button[aria-label^="Save "]`)
    await press(page, `${card} button[aria-label$=" from saved"]`)
    await press(page, `${card} h3`)
    await page.waitForSelector(times)
  })
  await act('INP on a request', async () => {
    await press(page, times)
    await press(page, named('Request collab', 'button'))
    await page.waitForSelector('::-p-text(Request sent)')
  })
  await page.goto(`${url}/app/influencer/dashboard`)
  await press(page, 'main a::-p-text(Chef’s counter for two)')
  await page.waitForSelector('input[type=file]')
  await act('INP on an upload', async () => {
    const chooser = must(await page.$('input[type=file]')) as ElementHandle<HTMLInputElement>
    await chooser.uploadFile(video)
    await page.waitForSelector('button::-p-text(Remove the file)')
    await page.type('textarea', '#ad Fish over embers')
    await press(page, named('Confirm all four', 'button'))
  })
  await press(page, 'main a[href*="/dms"]')
  await page.waitForSelector(named('Message', 'textbox'))
  await act('INP in a thread', async () => {
    await page.type(named('Message', 'textbox'), 'May I film the kitchen?')
    await press(page, named('Send', 'button'))
    await page.waitForSelector('::-p-text(· sent)')
  })
  const { steps } = await flow.createFlowResult()
  return Object.fromEntries(
    looked.map((figure, at) => [figure, must(msOf(must(steps[at]).lhr.audits), figure)]),
  ) as Figures
}

/** What one step of the way took: until the first card where a page was opened, until the screen answered where somebody acted. */
function msOf(audits: Record<string, Audit>): number | undefined {
  const { details } = must(audits['user-timings'])
  const marks = (details as { items?: { name: string; startTime: number }[] } | undefined)?.items
  return audits['interaction-to-next-paint']?.numericValue ?? marks?.find(({ name }) => name === mark)?.startTime
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/privacy`)
  const status = await page.evaluate(
    async (body, consent) => {
      localStorage.setItem('consent', consent)
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/auth/sign-in/email', { method: 'POST', headers, body })).status
    },
    JSON.stringify({ email: 'creator@demo.plusone.test', password }),
    JSON.stringify({ analytics: false, at: '2026-01-01T00:00:00.000Z', textVersion: consentTextVersion }),
  )
  if (status !== 200) throw new Error(`the creator could not sign in: ${status}`)
}

const press = (page: Page, selector: string) => page.locator(selector).click()

/** Runs in the page: marks when what is waited for is there and drawn. */
function markFirst(wanted: string, name: string): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(wanted)) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => performance.mark(name)))
  })
  watch.observe(document, { childList: true, subtree: true })
}
