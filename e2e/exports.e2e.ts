import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { expect, it, onTestFinished } from 'vitest'
import { first, must } from '../src/kit/contract/must.ts'
import { openSheet } from '../src/kit/server/sheets/open-sheet.ts'
import { WebhookPayload } from '../src/domains/webhooks/payload.ts'
import { faultsAsItStands } from './look-through.ts'
import { desk, phone, signIn, useProduct } from './product.ts'
import { call } from './story.ts'

const product = useProduct()

it('has a table made into an Excel file by a job, which our own reader opens', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'admin@demo.plusone.test', '/app/admin/downloads')
  const asked = { sort: 'name' }
  // What the page does by itself for a list that’s longer than the demo’s.
  await call(page, 'requestListDownload', { call: 'browseBrands', name: 'Brands', asked, format: 'xlsx' })
  await page.reload()
  const download = page.getByRole('button', { name: /^Download Brands/ })
  await download.waitFor()
  expect(await faultsAsItStands(page)).toEqual([])
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
  const path = join(await mkdtemp(join(tmpdir(), 'exports-')), 'brands.xlsx')
  await file.saveAs(path)

  const sheet = await openSheet(path, {}, (name) => name === 'Name')
  expect(sheet.columns.slice(0, 2)).toEqual(['ID', 'Name'])
  const rows: string[][] = []
  for await (const { cells } of sheet.rows()) rows.push(cells.slice(0, 2))
  const { rows: shown } = await call(page, 'browseBrands', { ...asked, limit: 50 })
  expect(rows.slice(0, shown.length)).toEqual(shown.map(({ uid, name }) => [uid, name]))
  expect(errors).toEqual([])
})

it('sends a test to a webhook, whose receiver checks its signature, and deletes the webhook', async () => {
  const received: { body: string; headers: Record<string, string> }[] = []
  const receiver = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ body, headers: request.headers as Record<string, string> })
      response.writeHead(202).end('Thank you')
    })
  })
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void receiver.close())
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/in`

  const { page, errors } = await product.open(phone)
  await signIn(page, 'brand@demo.plusone.test', '/app/brand/webhooks')
  await page.getByRole('button', { name: 'Create webhook' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Name/).fill('Spreadsheet')
  await dialog.getByLabel(/^Address/).fill(address)
  await dialog.getByLabel('Content is published').check()
  await dialog.getByRole('button', { name: 'Create webhook' }).click()
  const secret = must(/whsec_[\w+/]+=*/.exec(await page.getByText(/whsec_/).innerText())?.[0])
  await page.getByRole('button', { name: 'I’ve saved it' }).click()

  await page.getByRole('button', { name: 'Deliveries to Spreadsheet' }).click()
  await dialog.getByRole('button', { name: 'Send test' }).click()
  await dialog.getByText('Arrived').waitFor()
  await dialog.getByText('"test": true').waitFor()
  await dialog.getByText('Thank you').waitFor()
  expect(await faultsAsItStands(page)).toEqual([])
  const { body, headers } = first(received)
  expect(WebhookPayload.parse(new Webhook(secret).verify(body, headers))).toMatchObject({
    type: 'content.published',
    test: true,
  })
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('No matching signature found')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Delete Spreadsheet' }).click()
  await page.getByRole('button', { name: 'Delete webhook' }).click()
  await page.getByText('Spreadsheet deleted.').waitFor()
  await page.getByText('No webhooks yet').waitFor()
  expect(errors).toEqual([])
})
