import { expect, it } from 'vitest'
import { openPlatforms } from '../../../../adapters/platforms/open-platforms.ts'
import { noCounts, type Platform, PlatformProblem, type Reader } from '../../../../adapters/platforms/platforms.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { recordReading } from '../../../content/server/readings.ts'
import { completedCollab, deliverablesOf } from '../../../../world/content-stories.ts'
import { connectedAccount } from '../../../../world/platform-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { type World, world } from '../../../../world/world.ts'
import { measurePosts } from './measure-posts.ts'

const job = measurePosts(openPlatforms)
/** The sandbox, whose reader does something else. */
const otherwise = (change: Partial<Reader>, terms?: Platform['terms']) =>
  measurePosts((config) => {
    const all = openPlatforms(config)
    const changed = (platform: Platform | null): Platform | null =>
      platform && {
        ...platform,
        ...(terms && { terms }),
        open: (access, spend) => ({ ...platform.open(access, spend), ...change }),
      }
    return { instagram: changed(all.instagram), tiktok: changed(all.tiktok), youtube: changed(all.youtube) }
  })

async function published(w: World) {
  for (const platform of ['instagram', 'tiktok', 'youtube'] as const)
    await connectedAccount(w, platform, { handle: `alice.${platform}` })
  const collabUid = await completedCollab(w)
  const made = await deliverablesOf(w.alice, collabUid)
  const live = made.filter(({ liveUrl }) => liveUrl)
  return { collabUid, live }
}
const rowsOf = async (w: World, collabUid: string) => (await w.bella.call('listMeasuredPosts', { collabUid })).rows
const readingsOf = async (w: World, deliverableUid: string) =>
  (await w.bella.call('listReadings', { deliverableUid })).readings

it('finds what was published, reads it daily, and says that the numbers are the platform’s', async () => {
  const w = await world()
  const { collabUid, live } = await published(w)
  await runJob(w, job)
  await runJob(w, job)
  const rows = await rowsOf(w, collabUid)
  expect(rows.map(({ deliverableUid }) => deliverableUid).toSorted()).toEqual(live.map(({ uid }) => uid).toSorted())
  const [row] = rows
  expect(row).toMatchObject({ isFound: true, goneAt: null, isSandbox: true })
  expect(row?.counts.views).toBeGreaterThan(0)
  const uid = row?.deliverableUid ?? ''
  expect(await readingsOf(w, uid)).toMatchObject([{ source: 'platform', views: row?.counts.views }])
  setClock(plus(now(), dayMs))
  await runJob(w, job)
  expect((await readingsOf(w, uid)).length).toBe(2)
})

it('keeps what may not be added up out of the ledger, and shows it by itself', async () => {
  const w = await world()
  const { collabUid } = await published(w)
  await runJob(w, otherwise({}, { mayDerive: false, maySum: false }))
  const [row] = await rowsOf(w, collabUid)
  expect(row?.counts.views).toBeGreaterThan(0)
  expect(await readingsOf(w, row?.deliverableUid ?? '')).toEqual([])
})

it('says that a link leads to no post of theirs, and leaves its numbers unknown', async () => {
  const w = await world()
  const { collabUid } = await published(w)
  await runJob(w, otherwise({ findPost: async () => null }))
  expect((await rowsOf(w, collabUid))[0]).toMatchObject({ isFound: false, counts: noCounts })
})

it('tells both sides once when a post is not up any more', async () => {
  const w = await world()
  const { collabUid } = await published(w)
  await runJob(w, job)
  const gone = otherwise({ readCounts: () => Promise.reject(new PlatformProblem('gone', 'not there')) })
  for (const _day of [1, 2]) {
    setClock(plus(now(), dayMs))
    await runJob(w, gone)
  }
  const rows = (await rowsOf(w, collabUid)).filter(({ type }) => type !== 'story')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ goneAt }) => goneAt !== null)).toBe(true)
  for (const person of [w.bella, w.alice]) {
    const titles = (await person.call('listNotifications', {})).rows.map(({ title }) => title)
    expect(titles.filter((title) => title.startsWith('We can’t find')).length).toBe(rows.length)
  }
})

it('empties what the platform said when its account is disconnected, unless the creator confirms it', async () => {
  const w = await world()
  const { collabUid } = await published(w)
  await runJob(w, job)
  const [row] = await rowsOf(w, collabUid)
  const uid = row?.deliverableUid ?? ''
  const about = { influencerUid: w.aliceInfluencer, platform: row?.platform ?? 'instagram' }
  expect((await w.alice.call('listReportedResults', about)).rows[0]).toMatchObject({ collabUid, venue: 'Luna' })
  await w.alice.call('disconnectAccount', { ...about, keepFollowers: false, keepResults: true })
  const readings = await readingsOf(w, uid)
  expect(readings).toMatchObject([
    { source: 'platform', views: null },
    { source: 'typed', views: row?.counts.views, enteredBy: 'Alice Moreau' },
  ])
  expect(readings[0]?.withdrawnAt).not.toBeNull()
  expect((await rowsOf(w, collabUid)).some(({ deliverableUid }) => deliverableUid === uid)).toBe(false)
})

it('goes back to what people reported when its account is disconnected, and is withdrawn where nobody did', async () => {
  const w = await world()
  const { collabUid } = await published(w)
  await runJob(w, job)
  const [first, second] = await rowsOf(w, collabUid)
  const reported = first?.deliverableUid ?? ''
  const typed = { enteredBy: 'Alice Moreau', enteredSide: 'influencer', source: 'typed' } as const
  await w.tx((tx) =>
    recordReading(tx, { deliverableUid: reported, takenAt: now(), counts: { views: 3_517 }, ...typed }),
  )
  const about = { influencerUid: w.aliceInfluencer, platform: 'instagram' } as const
  expect([first?.platform, second?.platform]).toEqual(['instagram', 'instagram'])
  const { rows } = await w.alice.call('listReportedResults', about)
  expect(new Set(rows.map(({ typed: own }) => own?.views))).toEqual(new Set([3_517, undefined]))
  await w.alice.call('disconnectAccount', { ...about, keepFollowers: false, keepResults: false })
  const after = await deliverablesOf(w.bella, collabUid)
  const shownOf = (uid = '') => after.find((one) => one.uid === uid)
  expect(shownOf(reported)).toMatchObject({ results: { views: 3_517, source: 'typed' }, isWithdrawn: false })
  expect(shownOf(second?.deliverableUid)).toMatchObject({ results: null, isWithdrawn: true })
})
