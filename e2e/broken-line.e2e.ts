import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { drawnPhoto } from '../src/domains/media/server/build.ts'
import { openPhone, openToRequest } from './phone.ts'
import { signIn, useProduct } from './product.ts'
import { call } from './story.ts'

const product = useProduct()
const creator = 'creator@demo.plusone.test'

/**
 * The connection breaks twice in the middle of the next request to this address while something is done: before it arrives, and
 * after the server has done what it asks, so that the answer is lost.
 */
async function withBrokenLine(page: Page, address: string | RegExp, act: () => Promise<unknown>): Promise<void> {
  const broken: string[] = []
  await page.route(address, async (route) => {
    if (!['POST', 'PATCH'].includes(route.request().method()) || broken.length === 2) return route.fallback()
    broken.push(route.request().url())
    if (broken.length === 2) await route.fetch()
    return route.abort('connectionreset')
  })
  await act()
  expect(broken).toHaveLength(2)
  await page.unroute(address)
}

const ownUid = async (page: Page) => {
  const { linked_profiles_found: profiles } = await call(page, 'getSessionAndUserProfile', {})
  return must(profiles.find(({ uid }) => uid.startsWith('influencer_'))).uid
}
const ofBrief = async (page: Page, influencerUid: string, briefUid: string) => {
  const { rows } = await call(page, 'listInfluencerCollabs', { influencerUid, show: 'applied' })
  return rows.filter(({ brief }) => brief.uid === briefUid)
}

it('requests, books and writes once each while the line breaks twice in the middle', async () => {
  const { page, errors } = await openPhone(product, { worker: false })
  await signIn(page, creator, '/app/influencer/browse?mine=yes')
  const influencerUid = await ownUid(page)
  await openToRequest(page)
  const briefUid = must(new URL(page.url()).searchParams.get('brief'))
  await withBrokenLine(page, '**/call/applyToBrief', async () => {
    await page.getByRole('button', { name: 'Request collab' }).tap()
    await page.getByText(/^Request sent/).waitFor()
  })
  const [asked, ...others] = await ofBrief(page, influencerUid, briefUid)
  expect(others).toEqual([])
  const { uid, version } = must(asked, 'the request')

  const staff = await product.open({ width: 1440, height: 900 })
  await signIn(staff.page, 'admin@demo.plusone.test')
  await call(staff.page, 'approveCollab', { uid, version })
  await page.goto(`/app/collab?collab=${uid}`)
  await page.getByRole('heading', { name: 'Book your visit' }).waitFor()
  await page.getByRole('group', { name: 'Times' }).getByRole('button').first().tap()
  await withBrokenLine(page, '**/call/scheduleVisit', async () => {
    // It takes no key: whoever reads that the line broke taps again.
    const book = page.getByRole('button', { name: /^Book / })
    await book.tap()
    await page.getByText(/^No connection/).waitFor()
    await book.tap()
    await page.getByRole('heading', { name: 'Book your visit' }).waitFor({ state: 'hidden' })
  })
  const booked = await call(page, 'getCollabTimeline', { uid })
  expect(booked.events.filter(({ kind }) => kind === 'collab.scheduled')).toHaveLength(1)

  await page.getByRole('main').getByRole('link', { name: 'DMs' }).tap()
  await page.getByLabel('Message', { exact: true }).fill('See you at the counter.')
  await withBrokenLine(page, '**/call/sendMessage', async () => {
    await page.getByRole('button', { name: 'Send' }).tap()
    await page.getByText('· sent').waitFor()
  })
  const { rows } = await call(page, 'listMessages', { collabUid: uid })
  expect(rows.filter(({ text }) => text === 'See you at the counter.')).toHaveLength(1)
  expect(errors).toEqual([])
})

it('uploads and sends content once while the line breaks twice in the middle', async () => {
  const { page, errors } = await openPhone(product, { worker: false })
  await signIn(page, creator, '/app/influencer/dashboard')
  await page
    .getByRole('link', { name: /Chef’s counter for two/ })
    .first()
    .tap()
  const post = page.getByRole('region', { name: 'Instagram post' })
  await withBrokenLine(page, /\/uploads/, async () => {
    const buffer = await drawnPhoto(7)
    await post.locator('input[type=file]').setInputFiles({ name: 'plate.jpg', mimeType: 'image/jpeg', buffer })
    await post.getByRole('button', { name: /^Remove/ }).waitFor()
  })
  expect(await post.getByRole('button', { name: /^Remove/ }).count()).toBe(1)
  await post.getByLabel('Caption').fill('#ad Fish over embers at @harbourandhearth #counterseats')
  await page.getByRole('button', { name: 'Confirm all four' }).tap()
  const collabUid = must(new URL(page.url()).searchParams.get('collab'))
  await withBrokenLine(page, '**/call/submitContent', async () => {
    await page.getByRole('button', { name: 'Send for review' }).tap()
    await post.getByText('In review').waitFor()
  })
  const { events } = await call(page, 'getCollabTimeline', { uid: collabUid })
  expect(events.filter(({ kind }) => kind === 'deliverable.submitted')).toHaveLength(1)
  expect(errors).toEqual([])
})
