import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { type Browser, chromium } from 'playwright-core'
import { must } from '../src/kit/contract/must.ts'
import { freePort } from '../src/kit/testing/postgres.ts'
import { startProduct } from './processes.ts'

const password = 'a table for two'
const asked = 95
/** Each page is looked at so often; the median counts, since a busy machine makes single looks worse. */
const looks = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const paths = [
  '/',
  '/creators',
  '/support',
  '/help',
  '/help/writing-a-brief',
  '/join',
  '/join?as=brand',
  '/join?as=influencer',
  '/join?tier=starter',
  '/schedule-call',
  '/pricing',
  '/app/account-manager/anna-lindqvist',
  '/privacy',
  '/terms',
]

/** Lighthouse's four categories of the pages that everyone may read, as a phone on a slow line sees them, as a table. */
export async function lookAtOpenPages(folder: string, closing: AsyncDisposableStack): Promise<string> {
  console.error('A demo …')
  const product = await startProduct({ DATA_DIR: join(folder, 'demo'), DEMO_DATA: 'on', DEMO_PASSWORD: password })
  closing.defer(product.stop)
  const url = `http://127.0.0.1:${product.port}`
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${port}`],
  })
  closing.defer(() => browser.close())
  const rows: string[][] = []
  for (const path of [...paths, await publicPageOf(browser, url)]) {
    console.error(`${path} …`)
    rows.push([`\`${path}\``, ...(await scoresOf(url + path, port))])
  }
  const all = [['page', ...categories, `each at least ${asked}`], Array(6).fill('---') as string[], ...rows]
  return all.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

async function scoresOf(url: string, port: number): Promise<string[]> {
  const seen: number[][] = []
  for (let look = 0; look < looks; look += 1) {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
    if (!result) throw new Error(`Lighthouse says nothing of ${url}`)
    seen.push(categories.map((category) => Math.round((result.lhr.categories[category]?.score ?? 0) * 100)))
  }
  const medians = categories.map((_, at) =>
    must(seen.map((scores) => must(scores[at])).toSorted((a, b) => a - b)[looks >> 1]),
  )
  return [...medians.map(String), medians.every((score) => score >= asked) ? 'yes' : 'no']
}

/** Switches on the page of a creator of the demo. */
async function publicPageOf(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage()
  await page.goto(`${url}/login`)
  await page.getByRole('button', { name: 'Sign in with a password instead' }).click()
  await page.getByLabel('Email').fill('creator@demo.plusone.test')
  await page.getByLabel('Password').first().fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((address) => address.pathname.startsWith('/app/'))
  await page.goto(`${url}/app/influencer/profile-editor`)
  await page.getByLabel('Show my public page').click()
  const address = await page.getByRole('link', { name: 'View page' }).getAttribute('href')
  await page.close()
  return must(address, 'address')
}
