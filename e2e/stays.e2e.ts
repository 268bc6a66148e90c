import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { exampleContent } from '../src/domains/briefs/server/build.ts'
import { must } from '../src/kit/contract/must.ts'
import { stayAvailability } from '../src/world/stories.ts'
import { desk, phone, signIn, useProduct } from './product.ts'
import { call, dayAfter, ownProfile } from './story.ts'

const product = useProduct()

/** A hotel's live brief with one room a night, and both creators approved for it. Answers the address of each one's collab. */
async function oneRoomForTwo(pages: { brand: Page; team: Page; creators: readonly Page[] }): Promise<string[]> {
  const brandUid = await ownProfile(pages.brand, 'brand')
  const eligibility = { ...exampleContent().eligibility, cities: [], platforms: [], followersFrom: null }
  const content = exampleContent({
    title: 'Two nights above the river',
    eligibility,
    availability: stayAvailability,
    liveFrom: dayAfter(0),
    liveUntil: dayAfter(60),
    maxCollabs: 5,
  })
  const draft = await call(pages.brand, 'createBrief', { brandUid, content })
  const sent = await call(pages.brand, 'submitBrief', { uid: draft.uid, version: draft.version })
  await call(pages.team, 'approveBrief', { uid: sent.uid, version: sent.version })
  return Promise.all(
    pages.creators.map(async (page) => {
      const influencerUid = await ownProfile(page, 'influencer')
      const asked = await call(page, 'applyToBrief', { briefUid: draft.uid, influencerUid })
      await call(pages.brand, 'approveCollab', { uid: asked.uid, version: asked.version })
      return `/app/collab?collab=${asked.uid}&uid=${influencerUid}`
    }),
  )
}

/** The first night that can be booked, and the first day to leave. */
async function chooseDates(page: Page): Promise<void> {
  const first = (state: string) => page.locator(`[data-day][data-state="${state}"]:not([aria-disabled="true"])`).first()
  await first('check-in').click()
  await first('check-out').click()
}

it('gives the last room to one of two creators who book at once, and tells the other to choose other dates', async () => {
  const [brand, team] = [await product.open(desk), await product.open(desk)]
  const creators = [await product.open(phone), await product.open(phone)]
  await signIn(brand.page, 'newbrand@demo.plusone.test')
  await signIn(team.page, 'admin@demo.plusone.test')
  const emails = ['creator@demo.plusone.test', 'both@demo.plusone.test']
  for (const [at, email] of emails.entries()) await signIn(must(creators[at]).page, email)
  const pages = creators.map(({ page }) => page)
  const paths = await oneRoomForTwo({ brand: brand.page, team: team.page, creators: pages })
  for (const [at, page] of pages.entries()) {
    await page.goto(must(paths[at]))
    await chooseDates(page)
  }
  const book = (page: Page) => page.getByRole('button', { name: /^Book / })
  for (const page of pages) await book(page).waitFor()

  await Promise.all(pages.map((page) => book(page).click()))
  const refused = (page: Page) => page.getByText(/One of those nights was just taken\. Choose other dates/).first()
  const booked = (page: Page) => page.getByRole('heading', { name: 'The stay' })
  const outcome = async (page: Page) => {
    await refused(page).or(booked(page)).first().waitFor()
    return (await booked(page).count()) > 0 ? 'booked' : 'refused'
  }
  const outcomes = await Promise.all(pages.map(outcome))
  expect(outcomes.toSorted()).toEqual(['booked', 'refused'])

  // The one who was late sees those nights full, and books others.
  const late = must(pages[outcomes.indexOf('refused')])
  await late.reload()
  await chooseDates(late)
  await book(late).click()
  await booked(late).waitFor()

  // The hotel sees two stays, none of them on the same night.
  await brand.page.goto(`/app/brand/dashboard?uid=${await ownProfile(brand.page, 'brand')}`)
  const coming = brand.page.getByRole('region', { name: 'Upcoming visits' })
  for (const name of ['Maya Okafor', 'Sam Rivera']) await coming.getByText(name).first().waitFor()
  const checkIns = await Promise.all(
    pages.map(async (page) => {
      const uid = must(new URL(page.url()).searchParams.get('collab'), 'collab')
      return (await call(page, 'getCollab', { uid })).visit?.startsAt
    }),
  )
  expect(new Set(checkIns).size).toBe(2)
})
