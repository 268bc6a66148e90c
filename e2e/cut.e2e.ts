import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { onServer } from '../src/kit/testing/postgres.ts'
import { type Cut, cutIn } from './cut.ts'
import { openPhone, openToRequest } from './phone.ts'
import { desk, signIn, useProduct } from './product.ts'
import { call } from './story.ts'

const product = useProduct()

const creator = 'creator@demo.plusone.test'
const video = join(import.meta.dirname, '../src/world/pictures/assets/demo-vertical.mp4')
const cards = (page: Page) => page.locator('[data-part="feed"] > article')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function openCreator(path: string) {
  const phone = await openPhone(product, { worker: false })
  await signIn(phone.page, creator, path)
  const { linked_profiles_found: profiles } = await call(phone.page, 'getSessionAndUserProfile', {})
  const cut = (name: string, where: Cut, act: () => Promise<unknown>) => cutIn(phone, `**/call/${name}`, where, act)
  return { ...phone, cut, influencerUid: must(profiles[0]).uid }
}

/** How often something was recorded of a collab. */
const timesOf = async (page: Page, uid: string, kind: string) =>
  (await call(page, 'getCollabTimeline', { uid })).events.filter((event) => event.kind === kind).length

it('saves, hides and requests once though the network goes in the middle, and keeps what was written', async () => {
  const { page, context, cut, influencerUid } = await openCreator('/app/influencer/browse')
  const first = cards(page).first()
  await first.waitFor()
  const title = must(await first.locator('h3').textContent())
  await cut('markBrief', 'on the way back', () => button(page, `Save ${title} for later`).first().tap())
  await button(page, `Remove ${title} from saved`).first().waitFor()
  const second = cards(page).nth(1)
  const other = must(await second.locator('h3').textContent())
  await second.getByRole('button', { name: /not for me$/ }).tap()
  await cut('markBrief', 'on the way there', () => page.getByRole('menuitem', { name: 'Not this venue' }).tap())
  await cards(page).filter({ hasText: other }).waitFor({ state: 'detached' })
  await page.reload()
  await button(page, `Remove ${title} from saved`).first().waitFor()
  expect(await cards(page).filter({ hasText: other }).count()).toBe(0)

  await page.goto('/app/influencer/browse?mine=yes')
  await openToRequest(page)
  const times = page.getByRole('group', { name: 'Next free times' }).getByRole('button')
  await times.first().waitFor()
  const message = page.getByLabel('Message to the venue (optional)')
  await message.fill('May I come with my sister?')
  // Without a network it says so at once; the words are there again even after the page was closed.
  await context.setOffline(true)
  await button(page, 'Request collab').tap()
  await page.getByText('No connection. What you typed is still here. Please try again.').waitFor()
  await context.setOffline(false)
  await page.reload()
  await times.first().tap()
  expect(await message.inputValue()).toBe('May I come with my sister?')
  await cut('applyToBrief', 'on the way back', () => button(page, 'Request collab').tap())
  await page.getByText(/^Request sent for /).waitFor()
  const { rows } = await call(page, 'listInfluencerCollabs', { influencerUid, show: 'applied' })
  expect(rows.filter((one) => one.message === 'May I come with my sister?')).toHaveLength(1)
})

it('books, moves, confirms, is late, checks in and cancels once though the network goes in the middle', async () => {
  const { page, cut, influencerUid } = await openCreator('/app/influencer/dashboard')
  const { rows } = await call(page, 'listInfluencerCollabs', { influencerUid, show: 'active' })
  const unbooked = must(rows.find((one) => one.can.schedule && !one.brief.stay))
  const open = (uid: string) => page.goto(`/app/collab?collab=${uid}`)
  const time = page
    .getByRole('group', { name: 'Time' })
    .locator('label')
    .filter({ hasNotText: /clashes|full/ })
  await open(unbooked.uid)
  await time.first().tap()
  await cut('scheduleVisit', 'on the way back', () => button(page, /^Book /).tap())
  await page.getByRole('heading', { name: 'The visit', exact: true }).waitFor()
  await button(page, 'I can’t make it').tap()
  await button(page, 'Choose another time').tap()
  await time.last().tap()
  await cut('rescheduleVisit', 'on the way back', () => button(page, /^Book /).tap())
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await button(page, 'I can’t make it').tap()
  await button(page, 'Cancel collab').tap()
  await page.getByLabel('Reason').fill('I moved to another city.')
  await cut('cancelCollab', 'on the way back', () => button(page, 'Cancel collab').last().tap())
  await page.getByText('Cancelled').first().waitFor()
  for (const kind of ['collab.scheduled', 'collab.rescheduled', 'collab.cancelled'])
    expect([kind, await timesOf(page, unbooked.uid, kind)]).toEqual([kind, 1])

  const coming = must(rows.find((one) => one.visit && !one.visit.stay && !one.visit.checkedInAt))
  const soon = `starts_at = now() + interval '40 minutes', ends_at = now() + interval '130 minutes', confirmed_at = null`
  await onServer(product.database, `update visits set ${soon} where collab_uid = '${coming.uid}'`)
  const team = await product.open(desk)
  await signIn(team.page, 'admin@demo.plusone.test')
  const { url } = await call(team.page, 'createDoorLink', { brandUid: coming.brand.uid })
  const { code } = await call(team.page, 'getDoorPage', { token: must(new URL(url).searchParams.get('token')) })
  await open(coming.uid)
  await cut('confirmVisit', 'on the way back', () => button(page, /^Confirm my visit/).tap())
  await page.getByText('Confirmed', { exact: true }).waitFor()
  await button(page, 'Running late').tap()
  await cut('reportRunningLate', 'on the way back', () => page.getByRole('menuitem', { name: '10 minutes' }).tap())
  await page.getByText('We’ve let the venue know.').waitFor()
  await page.getByLabel('Door code').fill(code)
  await cut('checkInVisit', 'on the way back', () => button(page, 'Check in').tap())
  await page.getByText('Visited', { exact: true }).waitFor()
  for (const kind of ['collab.confirmed', 'collab.running-late-reported', 'collab.checked-in'])
    expect([kind, await timesOf(page, coming.uid, kind)]).toEqual([kind, 1])
})

it('uploads, sends, publishes, reviews and writes once though the network goes in the middle', async () => {
  const { page, context, cut } = await openCreator('/app/influencer/dashboard')
  await page
    .getByRole('link', { name: /Chef’s counter for two/ })
    .first()
    .tap()
  const reel = page.getByRole('region', { name: 'Instagram Reel' })
  await cutIn({ page, context }, '**/uploads/**', 'on the way back', () =>
    reel.locator('input[type=file]').setInputFiles(video),
  )
  await reel.getByRole('button', { name: /^Remove/ }).waitFor({ timeout: 60_000 })
  const collabUid = must(new URL(page.url()).searchParams.get('collab'))
  const caption = reel.getByLabel('Caption')
  await caption.fill('#ad Fish over embers at @harbourandhearth #counterseats')
  await cut('saveDeliverable', 'on the way back', () => caption.blur())
  await reel.getByText('Saved as a draft until you send it.').waitFor()
  await button(page, 'Confirm all four').tap()
  await cut('submitContent', 'on the way back', () => button(page, 'Send for review').tap())
  await reel.getByText('In review').waitFor()

  const brand = await product.open(desk)
  await signIn(brand.page, 'brand@demo.plusone.test')
  const deliverables = async () => (await call(page, 'getDeliverables', { collabUid })).deliverables
  const [sent] = (await deliverables()).filter(({ status }) => status === 'pending')
  expect(must(sent).versions).toHaveLength(1)
  await call(brand.page, 'approveContent', {
    collabUid,
    deliverables: [must(sent)].map(({ uid, version }) => ({ uid, version })),
  })
  await page.reload()
  await reel.getByLabel(/^Link to/).fill('https://www.instagram.com/reel/C1a2b3c4d5e/')
  await cut('markPublished', 'on the way back', () => reel.getByRole('button', { name: 'Mark as published' }).tap())
  await reel.getByRole('link', { name: 'View post' }).waitFor()
  for (const kind of ['deliverable.submitted', 'deliverable.published'])
    expect([kind, await timesOf(page, collabUid, kind)]).toEqual([kind, 1])

  await page.goto(`/app/dms?collab=${collabUid}`)
  const field = page.getByLabel('Message', { exact: true })
  await field.fill('Did you see the Reel?')
  await cut('sendMessage', 'on the way back', () => button(page, 'Send').tap())
  await page.getByText('· sent').waitFor()
  await field.fill('I am writing an')
  await page.reload()
  await expect.poll(() => field.inputValue()).toBe('I am writing an')
  const { rows } = await call(page, 'listMessages', { collabUid })
  expect(rows.filter(({ text }) => text === 'Did you see the Reel?')).toHaveLength(1)
})
