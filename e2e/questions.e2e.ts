import { expect, it } from 'vitest'
import { exampleContent } from '../src/domains/briefs/server/build.ts'
import { must } from '../src/kit/contract/must.ts'
import { faultsAsItStands } from './look-through.ts'
import { openPhone } from './phone.ts'
import { desk, signIn, useProduct } from './product.ts'
import { call, dayAfter, ownProfile } from './story.ts'

const product = useProduct()

const title = 'Supper by the pass'

it('asks a venue before a request on a phone, is answered from Today with a template, and requests', async () => {
  const [brand, team] = [await product.open(desk), await product.open(desk)]
  const creator = await openPhone(product)
  await signIn(brand.page, 'newbrand@demo.plusone.test')
  await signIn(team.page, 'admin@demo.plusone.test')
  const brandUid = await ownProfile(brand.page, 'brand')
  const content = exampleContent({ title, liveFrom: dayAfter(0), liveUntil: dayAfter(60) })
  const { uid, version } = await call(brand.page, 'createBrief', { brandUid, content })
  const sent = await call(brand.page, 'submitBrief', { uid, version })
  await call(team.page, 'approveBrief', { uid, version: sent.version })
  const fields = { name: 'Filming', text: 'Hi {first name}, yes, you can film at {venue}. {my name}' }
  await call(brand.page, 'addMessageTemplate', { brandUid, fields })

  // The way to ask is within reach of a thumb, beside the request.
  const { page } = creator
  await signIn(page, 'creator@demo.plusone.test', `/app/influencer/browse?brief=${uid}`)
  const ask = page.getByRole('button', { name: 'Ask a question' })
  await ask.waitFor()
  const [asking, requesting] = [
    must(await ask.boundingBox()),
    must(await page.getByRole('button', { name: 'Request collab' }).boundingBox()),
  ]
  expect(Math.min(asking.width, asking.height)).toBeGreaterThanOrEqual(44)
  expect(asking.width).toBeLessThan(requesting.width / 2)
  expect(asking.y).toBeGreaterThan(600)
  await ask.tap()
  const dialog = page.getByRole('dialog', { name: /^Ask / })
  await dialog.getByLabel(/^Your question to /).fill('Can I film in the kitchen? Call +44 20 7946 0958.')
  await dialog.getByRole('button', { name: 'Send question' }).tap()
  const asked = page.getByRole('region', { name: 'Your question' })
  await asked.getByText(/^We’ll let you know when .+ answers\.$/).waitFor()
  expect(await ask.count()).toBe(0)
  expect(await faultsAsItStands(page)).toEqual([])

  // The venue finds it in its notifications, and answers it in Today with a template.
  await brand.page.getByRole('button', { name: /^Notifications, / }).click()
  await brand.page.getByText(`Maya Okafor has a question about “${title}”`).click()
  await brand.page.waitForURL(/\/app\/today\?.*brief-question/)
  await brand.page.getByText('Can I film in the kitchen? Call [phone number].').waitFor()
  await brand.page.getByRole('region', { name: 'Brief' }).getByText('Tasting menu for two').waitFor()
  expect(await faultsAsItStands(brand.page)).toEqual([])
  await brand.page.setViewportSize(desk)
  await brand.page.getByRole('button', { name: 'Templates' }).click()
  await brand.page.getByRole('button', { name: /^Filming Hi Maya, yes/ }).click()
  await brand.page.getByRole('button', { name: 'Send answer' }).click()
  await brand.page.getByText('You’re all caught up').waitFor()

  // The creator’s page follows by itself, and the request is beside the answer.
  await asked.getByText(/^Hi Maya, yes, you can film at /).waitFor()
  await page.getByRole('button', { name: 'Request collab' }).tap()
  await page.getByText(/^Request sent/).waitFor()

  // Whoever decides reads both with the request, and so do both sides in its conversation.
  await brand.page.getByRole('link', { name: 'Dashboard' }).click()
  const card = brand.page.getByRole('article', { name: 'Request by Maya Okafor' })
  await card.getByText('Can I film in the kitchen? Call [phone number].').waitFor()
  await card.getByText(/^Hi Maya, yes, you can film at /).waitFor()
  const influencerUid = await ownProfile(page, 'influencer')
  const { rows } = await call(page, 'listInfluencerCollabs', { influencerUid, show: 'applied' })
  const collab = must(
    rows.find(({ brief }) => brief.uid === uid),
    'the request',
  )
  await page.goto(`/app/dms?uid=${influencerUid}&collab=${collab.uid}`)
  const conversation = page.getByRole('log', { name: 'Messages' })
  await conversation.getByText('Can I film in the kitchen? Call [phone number].').waitFor()
  await conversation.getByText(/^Hi Maya, yes, you can film at /).waitFor()
  expect([brand.errors, creator.errors]).toEqual([[], []])
})
