import { expect, it } from 'vitest'
import { desk, phone, signIn, useProduct } from './product.ts'

const product = useProduct()
const editor = '/app/influencer/profile-editor'

it('connects each platform, shows brands what it says, and forgets it when it is disconnected', async () => {
  const creator = await product.open(phone)
  const { page } = creator
  await signIn(page, 'creator@demo.plusone.test', editor)
  const disconnect = async (name: string) => {
    await page.getByRole('button', { name: `Disconnect ${name}` }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Disconnect ${name}` })
      .click()
    await page.getByRole('button', { name: `Connect ${name}`, exact: true }).waitFor()
  }
  for (const name of ['Instagram', 'TikTok', 'YouTube']) {
    // The demo has two of them connected already.
    if (name !== 'YouTube') await disconnect(name)
    await page.getByRole('button', { name: `Connect ${name}`, exact: true }).click()
    await page.getByText('Sandbox: a stand-in for the platform').waitFor()
    expect(new URL(page.url()).pathname).toBe(`/sandbox/platform/${name.toLowerCase()}`)
    await page.getByLabel('Handle').fill(`maya.${name.toLowerCase()}`)
    await page.getByLabel('Followers today').fill('45600')
    await page.getByRole('button', { name: 'Allow and go back' }).click()
    await page.getByText(`${name} @maya.${name.toLowerCase()} is connected`).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe(editor)
  }

  const brand = await product.open(desk)
  await signIn(brand.page, 'brand@demo.plusone.test', '/app/creator?handle=maya.eats.london')
  await brand.page.getByRole('checkbox', { name: /^Recent posts / }).waitFor({ state: 'attached' })
  await brand.page
    .getByRole('link', { name: /TikTok, / })
    .first()
    .waitFor()
  await brand.page.getByText('Verified by Instagram').first().waitFor()

  await disconnect('YouTube')
  expect([...creator.errors, ...brand.errors]).toEqual([])
})

it('connects nothing when the creator cancels, and explains a personal account', async () => {
  const { page } = await product.open(phone)
  await signIn(page, 'both@demo.plusone.test')
  const uid = await page.evaluate(async () => {
    const { token } = (await (await fetch('/auth/token')).json()) as { token: string }
    const answer = await fetch('/call/getUser', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ data: {} }),
    })
    return ((await answer.json()) as { data: { linked_influencer_uid: string } }).data.linked_influencer_uid
  })
  await page.goto(`${product.url}${editor}?uid=${uid}`)
  await page.getByRole('button', { name: 'Connect TikTok', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Nothing was connected').waitFor()
  await page.goto(`${product.url}${editor}?uid=${uid}`)
  await page.getByRole('button', { name: 'Connect Instagram', exact: true }).click()
  await page.getByLabel('This account').selectOption({ label: 'Is a personal account, without insights' })
  await page.getByRole('button', { name: 'Allow and go back' }).click()
  await page.getByText('Switch to a creator or business account').waitFor()
})
