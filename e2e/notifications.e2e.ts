import { expect, it } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { faultsOf } from './axe.ts'
import { bookCall } from './book-call.ts'
import { desk, phone, signIn, useProduct } from './product.ts'

const product = useProduct()

it('switches mail about calls off, is told of one in the product, and gets no mail; the link of an earlier mail ends calls too', async () => {
  const anna = await product.open(desk)
  await signIn(anna.page, 'manager@demo.plusone.test')
  const mailsOf = async () => {
    const text = await (await anna.page.request.get(`${product.url}/outbox`)).text()
    return text.split('<li>').filter((mail) => mail.includes('New call') && mail.includes('manager@')).length
  }
  // Who reads along is mailed each at once.
  await anna.page.getByRole('button', { name: /^Notifications, / }).click()
  await anna.page.getByRole('button', { name: 'Mark all as read' }).click()
  await anna.page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  await anna.page.keyboard.press('Escape')
  const before = await mailsOf()
  await bookCall(product, 'Gina')
  await expect.poll(mailsOf).toBe(before + 1)

  await anna.page.goto(`${product.url}/app/admin/preferences`)
  const mail = anna.page.getByRole('checkbox', { name: 'Calls: email', exact: true })
  await mail.uncheck()
  await anna.page.getByRole('button', { name: 'Save settings' }).click()
  await anna.page.getByText('Saved.').waitFor()
  expect(await faultsOf(anna.page)).toEqual([])
  await bookCall(product, 'Hugo')
  await anna.page.reload()
  await anna.page.getByRole('button', { name: /^Notifications, / }).click()
  await anna.page.getByText('Hugo, The place of Hugo').waitFor()
  expect(await mailsOf()).toBe(before + 1)

  // Somebody else ends it by the link in a mail, without signing in.
  await mail.check()
  await anna.page.getByRole('button', { name: 'Save settings' }).click()
  await anna.page.getByText('Saved.').waitFor()
  await anna.page.goto(`${product.url}/outbox`)
  await anna.page
    .getByRole('listitem')
    .filter({ hasText: 'manager@' })
    .getByRole('link', { name: 'New call' })
    .first()
    .click()
  const link = must(await anna.page.getByRole('link', { name: 'Unsubscribe' }).getAttribute('href'))
  const guest = await product.open(phone)
  await guest.page.goto(link)
  await guest.page.getByRole('button', { name: 'Unsubscribe' }).click()
  await guest.page.getByRole('heading', { name: 'You’ve unsubscribed' }).waitFor()
  await anna.page.goto(`${product.url}/app/admin/preferences`)
  await expect.poll(() => mail.isChecked()).toBe(false)
  expect([...anna.errors, ...guest.errors]).toEqual([])
})
