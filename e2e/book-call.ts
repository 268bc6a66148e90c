import { phone, type Used } from './product.ts'

/** Books the first free call with Anna as a venue that has no account, in a window of its own. */
export async function bookCall(product: Used, name: string): Promise<void> {
  const { page, context } = await product.open(phone)
  await page.goto(`${product.url}/schedule-call?with=anna-lindqvist`)
  const times = page.getByRole('list', { name: /^Available times on/ }).getByRole('button')
  await times.first().click()
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Venue', { exact: true }).fill(`The place of ${name}`)
  await page.getByLabel('City').selectOption('Dublin')
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@guest.example`)
  await page.getByRole('button', { name: 'Book call' }).click()
  await page.getByRole('heading', { name: 'You’re booked' }).waitFor()
  await context.close()
}
