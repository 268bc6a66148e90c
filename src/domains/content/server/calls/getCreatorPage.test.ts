import { expect, it } from 'vitest'
import { makeInfluencer, setBrand, setInfluencer } from '../../../profiles/server/build.ts'
import { completedCollab, reviewedCollab, visitedCollab } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { liveBrief, requestedCollab, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

const alice = { handle: 'alice.eats' }

describeCall(contentCalls.getCreatorPage, () => alice)

it('shows a brand what was published for it, then what the creator chose', async () => {
  const w = await world()
  await completedCollab(w)
  await setInfluencer(w.database.db, w.aliceInfluencer, { gallery: ['one.webp', 'two.webp'] })
  const { portfolio } = await w.bella.call('getCreatorPage', { handle: '@Alice.Eats' })
  expect(portfolio.map(({ from, type, venue, file_path }) => [from, type, venue?.name ?? file_path])).toEqual([
    ['delivered', 'reel', 'Luna'],
    ['delivered', 'post', 'Luna'],
    ['chosen', null, 'one.webp'],
    ['chosen', null, 'two.webp'],
  ])
})

it('shows another brand only what was made for venues that agree to be named', async () => {
  const w = await world()
  await completedCollab(w)
  const seenByOscar = async () =>
    (await w.oscar.call('getCreatorPage', alice)).portfolio.map(({ venue }) => venue?.name)
  expect(await seenByOscar()).toEqual([])
  await setBrand(w.database.db, w.luna, { mayBeNamed: true })
  expect(await seenByOscar()).toEqual(['Luna', 'Luna'])
})

it('says how well they suit a brief, and has the request that waits for an answer', async () => {
  const w = await world()
  const { uid, brief } = await requestedCollab(w)
  const page = await w.bella.call('getCreatorPage', { ...alice, briefUid: brief.uid })
  expect(page).toMatchObject({ match: { briefUid: brief.uid, title: brief.title }, request: { uid } })
  expect(page.request?.can.approve).toBe(true)
  expect((await w.oscar.call('getCreatorPage', alice)).request).toBeNull()
})

it('puts the account that a brief asks for before a larger one', async () => {
  const w = await world()
  const brief = await liveBrief(w)
  await w.tx((tx) =>
    makeInfluencer(tx, {
      handle: 'two.accounts',
      name: 'Two Accounts',
      social: [
        { platform: 'tiktok', handle: 'two.accounts', followers: 90_000, confirmedHow: 'self-declared' },
        { platform: 'instagram', handle: 'two.accounts', followers: 9_000, confirmedHow: 'self-declared' },
      ],
    }),
  )
  const first = async (briefUid?: string) =>
    (await w.bella.call('getCreatorPage', { handle: 'two.accounts', ...(briefUid && { briefUid }) })).accounts[0]
      ?.platform
  expect(await first()).toBe('tiktok')
  expect(await first(brief.uid)).toBe('instagram')
})

it('tells of the past with the reader’s own venues alone', async () => {
  const w = await world()
  const collabUid = await reviewedCollab(w)
  expect((await w.bella.call('getCreatorPage', alice)).together).toMatchObject([{ collabUid, venue: 'Luna' }])
  expect((await w.oscar.call('getCreatorPage', alice)).together).toEqual([])
  expect((await w.anna.call('getCreatorPage', alice)).together).toMatchObject([{ collabUid }])
})

it('says when the visit of each of those collabs is', async () => {
  const w = await world()
  await visitedCollab(w)
  expect((await w.bella.call('getCreatorPage', alice)).together).toMatchObject([
    { stage: 4, visit: { startsAt: storySlot.toISOString(), checkedInAt: null } },
  ])
})

it('is shown to its creator as brands see it', async () => {
  const w = await world()
  await requestedCollab(w)
  expect(await w.alice.call('getCreatorPage', alice)).toMatchObject({
    name: 'Alice Moreau',
    together: [],
    request: null,
  })
})

it('knows nobody who is not approved, but for those who have a collab with them, and the team', async () => {
  const w = await world()
  await requestedCollab(w)
  await setInfluencer(w.database.db, w.aliceInfluencer, { approval: 'suspended' })
  expect(await refusal(w.oscar.call('getCreatorPage', alice))).toMatchObject({ code: 'not-found' })
  expect((await w.bella.call('getCreatorPage', alice)).name).toBe('Alice Moreau')
  expect((await w.ada.call('getCreatorPage', alice)).name).toBe('Alice Moreau')
})

it('does not judge by another brand’s brief', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  expect(await refusal(w.oscar.call('getCreatorPage', { ...alice, briefUid }))).toMatchObject({ code: 'not-found' })
})

it('tells nothing of the person', async () => {
  const w = await world()
  const page = JSON.stringify(await w.bella.call('getCreatorPage', alice))
  expect(page).not.toMatch(/dateOfBirth|ageBracket|gender|email|phone|permit|label|staffNotes/)
})

it('says on which days of the next fortnight they have no visit', async () => {
  const w = await world()
  const page = async () => (await w.oscar.call('getCreatorPage', { handle: 'alice.eats' })).free
  const [whole] = await page()
  await scheduledCollab(w)
  const visitDay = storySlot.toISOString().slice(0, 10)
  const free = await page()
  expect(whole && whole.from <= visitDay && visitDay <= whole.until).toBe(true)
  expect(free.some(({ from, until }) => from <= visitDay && visitDay <= until)).toBe(false)
  expect(free.length).toBeGreaterThan(0)
})

it('shows nobody how a creator looks, whatever they share for searches', async () => {
  const w = await world()
  const casting = { hair: 'brown', eyes: 'green', face: 'oval' } as const
  await w.alice.call('saveCasting', { uid: w.aliceInfluencer, version: 1, casting })
  for (const person of [w.bella, w.ada, w.alice])
    expect(JSON.stringify(await person.call('getCreatorPage', alice))).not.toMatch(/casting|brown|green|oval/)
})
