import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { wixDouble } from '../src/adapters/bookings/wix-double.ts'
import { exampleContent } from '../src/domains/briefs/server/build.ts'
import { must } from '../src/kit/contract/must.ts'
import { faultsAsItStands } from './look-through.ts'
import { desk, phone, signIn, useProduct } from './product.ts'
import { call, dayAfter, ownProfile } from './story.ts'

const wix = await wixDouble()
afterAll(() => wix.close())
const product = useProduct(() => ({ WIX_API_BASE: wix.url }))

/** A live brief of the venue by the hour, open to anybody. */
async function makeBrief(brand: Page, team: Page, title: string): Promise<string> {
  const { eligibility } = exampleContent()
  const content = exampleContent({
    title,
    eligibility: { ...eligibility, cities: [], platforms: [], followersFrom: null },
    liveFrom: dayAfter(0),
    liveUntil: dayAfter(60),
  })
  const draft = await call(brand, 'createBrief', { brandUid: await ownProfile(brand, 'brand'), content })
  const sent = await call(brand, 'submitBrief', { uid: draft.uid, version: draft.version })
  await call(team, 'approveBrief', { uid: sent.uid, version: sent.version })
  return draft.uid
}

it('connects a booking system for one brief, reserves a table with a visit, and gives it back with it', async () => {
  const [brand, team, creator] = [await product.open(desk), await product.open(desk), await product.open(phone)]
  await signIn(brand.page, 'newbrand@demo.plusone.test')
  await signIn(team.page, 'admin@demo.plusone.test')
  await signIn(creator.page, 'creator@demo.plusone.test')
  const briefUid = await makeBrief(brand.page, team.page, 'A table by the oven')
  await makeBrief(brand.page, team.page, 'Coffee at the counter')

  await brand.page.goto('/app/brand/preferences?section=programs')
  const card = brand.page.locator('section', { has: brand.page.getByRole('heading', { name: 'Booking system' }) })
  await card.getByRole('button', { name: 'Set up' }).click()
  await card.getByLabel('Site ID').fill(wix.siteId)
  await card.getByLabel('API key').fill(wix.key)
  await card.getByLabel('Phone number for reservations').fill('+44 20 7946 0000')
  await card.getByRole('switch', { name: 'Reserve tables for all briefs, new ones too' }).uncheck()
  for (const box of await card.getByRole('checkbox').all()) await box.uncheck()
  await card.getByRole('checkbox', { name: 'A table by the oven' }).check()
  await card.getByRole('button', { name: 'Connect booking system' }).click()
  await card.getByText(/^0 tables reserved/).waitFor()
  await card.getByText('For “A table by the oven”').waitFor()
  expect(await faultsAsItStands(brand.page)).toEqual([])

  const influencerUid = await ownProfile(creator.page, 'influencer')
  const asked = await call(creator.page, 'applyToBrief', { briefUid, influencerUid })
  await call(brand.page, 'approveCollab', { uid: asked.uid, version: asked.version })
  await creator.page.goto(`/app/collab?collab=${asked.uid}&uid=${influencerUid}`)
  await creator.page.getByRole('group', { name: 'Times' }).getByRole('button').first().click()
  await creator.page.getByRole('button', { name: /^Book / }).click()
  await creator.page.getByText(/^Reserved for \d, ref\. /).waitFor()
  await expect.poll(() => wix.reservations.map(({ status }) => status)).toEqual(['RESERVED'])

  const brandUid = await ownProfile(brand.page, 'brand')
  await brand.page.goto(`/app/collab?collab=${asked.uid}&uid=${brandUid}`)
  await brand.page.getByText(`, ref. ${must(wix.reservations[0]).id.slice(0, 8)}`).waitFor()
  await brand.page.getByText('Table reserved').first().waitFor()
  expect(await faultsAsItStands(brand.page)).toEqual([])

  await creator.page.getByRole('button', { name: 'I can’t make it' }).click()
  await creator.page.getByRole('button', { name: 'Cancel collab' }).first().click()
  const dialog = creator.page.getByRole('dialog')
  await dialog.getByRole('textbox').last().fill('I’m ill that week.')
  await dialog.getByRole('button', { name: 'Cancel collab' }).last().click()
  await expect.poll(() => wix.reservations.map(({ status }) => status)).toEqual(['CANCELED'])
  expect([...brand.errors, ...team.errors, ...creator.errors]).toEqual([])
})
