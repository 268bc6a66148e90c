import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { desk, phone, signIn, useProduct } from './product.ts'

const product = useProduct()

it('sends a box to a creator, from the first press to its arrival', async () => {
  const creator = await product.open(phone)
  await signIn(creator.page, 'creator@demo.plusone.test', '/app/influencer/dashboard')
  // The demo brand has asked for an address already: its collab is the one to send another box for.
  await creator.page
    .getByRole('link', { name: /Give your address for “Tasting box for your Reel”/ })
    .first()
    .click()
  await creator.page.getByRole('heading', { name: 'Logistics' }).waitFor()
  const collab = must(new URL(creator.page.url()).searchParams.get('collab'), 'collab')

  const venue = await product.open(desk)
  await signIn(venue.page, 'brand@demo.plusone.test', `/app/collab?collab=${collab}`)
  await venue.page.getByRole('button', { name: 'Add shipment' }).click()
  const added = venue.page.getByRole('dialog')
  await added.getByLabel('What you’re sending').fill('Oyster knife')
  await added.getByRole('button', { name: 'Add shipment' }).click()
  const sent = venue.page
    .getByRole('region', { name: 'Shipments' })
    .getByRole('listitem')
    .filter({ hasText: 'Oyster knife' })
  await sent.getByText('Needs an address').waitFor()

  const given = creator.page
    .getByRole('region', { name: 'Shipments' })
    .getByRole('listitem')
    .filter({ hasText: 'Oyster knife' })
  await given.getByRole('button', { name: 'Give your address' }).click()
  const address = creator.page.getByRole('dialog')
  await address.getByLabel('Name').fill('Maya Okafor')
  await address.getByLabel('Street address').fill('7 Juniper Row')
  await address.getByLabel('Postcode').fill('E8 1AA')
  await address.getByLabel('City').fill('London')
  await address.getByLabel('Country').fill('United Kingdom')
  await address.getByRole('button', { name: 'Save address' }).click()

  await sent.getByText('Ready to send').waitFor()
  expect(await venue.page.getByText('7 Juniper Row').count()).toBe(0)
  await sent.getByRole('button', { name: 'Show address' }).click()
  await sent.getByText('7 Juniper Row').waitFor()
  await sent.getByRole('button', { name: 'Mark as sent' }).click()
  const form = venue.page.getByRole('dialog')
  await form.getByLabel('Carrier').fill('Royal Mail')
  await form.getByLabel('Tracking link (optional)').fill('https://www.royalmail.com/track/AB12')
  await form.getByRole('button', { name: 'Save' }).click()
  await sent.getByText('On its way').waitFor()

  expect(await given.getByRole('link', { name: 'Track shipment' }).getAttribute('href')).toBe(
    'https://www.royalmail.com/track/AB12',
  )
  await given.getByRole('button', { name: 'It’s arrived' }).click()
  await given.getByText('Arrived', { exact: true }).waitFor()
  await sent.getByText('Arrived', { exact: true }).waitFor()
  expect([...creator.errors, ...venue.errors]).toEqual([])
})

it('brings a ticket to the creator, who alone opens it, until the venue takes it back', async () => {
  const creator = await product.open(phone)
  await signIn(creator.page, 'creator@demo.plusone.test', '/app/influencer/dashboard')
  await creator.page
    .getByRole('link', { name: /Give your address for/ })
    .first()
    .click()
  await creator.page.getByRole('heading', { name: 'Logistics' }).waitFor()
  const collab = must(new URL(creator.page.url()).searchParams.get('collab'), 'collab')
  const ride = (page: Page) =>
    page.getByRole('region', { name: 'Transport' }).getByRole('listitem').filter({ hasText: 'Paddington, platform 4' })

  const venue = await product.open(desk)
  await signIn(venue.page, 'brand@demo.plusone.test', `/app/collab?collab=${collab}`)
  await venue.page.getByRole('button', { name: 'Add transport' }).click()
  const form = venue.page.getByRole('dialog', { name: 'Add transport' })
  await form.getByLabel('Pick-up or departure').fill('Paddington, platform 4')
  await form.getByLabel('Reference (optional)').fill('Seat 14A')
  await form.getByRole('button', { name: 'Save transport' }).click()
  const planned = ride(venue.page)
  await planned.getByText('Seat 14A').waitFor()
  const given = ride(creator.page)
  await given.getByText('Seat 14A').waitFor()
  expect(await given.getByRole('button', { name: 'Download ticket' }).count()).toBe(0)

  // What is no ticket says so, and a whole one takes its place.
  const file = planned.locator('input[type="file"]')
  await file.setInputFiles({ name: 'ticket.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 cut of') })
  await planned.getByText('We can’t read this file. Choose a PDF, or a JPEG, PNG or WebP picture.').waitFor()
  const buffer = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n')
  await file.setInputFiles({ name: 'ticket.pdf', mimeType: 'application/pdf', buffer })
  await planned.getByText(/^Ticket added \(PDF\)\. Only .* can open it\.$/).waitFor()
  expect(await planned.getByRole('button', { name: 'Download ticket' }).count()).toBe(0)

  const [download] = await Promise.all([
    creator.page.waitForEvent('download'),
    given.getByRole('button', { name: 'Download ticket' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('ticket.pdf')
  const parts = await (await download.createReadStream()).toArray()
  expect(Buffer.concat(parts).equals(buffer)).toBe(true)

  await planned.getByRole('button', { name: 'Remove ticket' }).click()
  await venue.page.getByRole('dialog').getByRole('button', { name: 'Remove ticket' }).click()
  await planned.getByRole('button', { name: 'Add ticket' }).waitFor()
  await given.getByRole('button', { name: 'Download ticket' }).waitFor({ state: 'detached' })
  // The file that was refused.
  const met = [...creator.errors, ...venue.errors].filter((text) => !text.includes('status of 400'))
  expect(met).toEqual([])
})

it('shows what is late on a checklist in Today, until it is done', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'brand@demo.plusone.test', '/app/today?kind=checklist')
  const item = page
    .getByRole('list', { name: 'Due' })
    .getByRole('button')
    .filter({ hasText: 'Tell the kitchen about the filming' })
  await item.click()
  await page.getByRole('link', { name: 'Open checklist' }).click()
  await page.getByRole('checkbox', { name: /Tell the kitchen about the filming/ }).check()
  await page.getByRole('region', { name: 'Checklist' }).getByText('Late').first().waitFor()
  await page.goto(new URL('/app/today?kind=checklist', page.url()).href)
  await page.getByRole('list', { name: 'Due' }).getByText('Send your shot list').waitFor()
  expect(await item.count()).toBe(0)
  expect(errors).toEqual([])
})
