import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { refusal } from '../../../world/describe-call.ts'
import { answerSteps, brandStory, newcomer } from '../../../world/joiners.ts'
import { bookedMeeting, mailsTo, openHours } from '../../../world/meeting-stories.ts'
import { type Person, type World, world } from '../../../world/world.ts'
import { assignManager, findManager } from '../../accounts/server/accounts.ts'
import { setBrand } from '../../profiles/server/build.ts'
import { setBrief } from '../../briefs/server/build.ts'
import { getBrief } from '../../briefs/server/reads.ts'

const answer = (person: Person, step: keyof typeof brandStory, change: object = {}) =>
  person.call('saveOnboardingStep', { step, answer: { ...brandStory[step], ...change } })
const kinds = async (w: World, uid: string) => (await w.eventsOf(uid)).map(({ kind }) => kind)

async function venue(w: World): Promise<Person> {
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'brand' })
  return nina
}

it('writes to a brand only for who belongs to it still', async () => {
  const w = await world()
  const nina = await venue(w)
  await answerSteps(nina, brandStory)
  const { profileUid } = await nina.call('getOnboarding', {})
  await w.ada.call('unlinkProfile', { uid: nina.accountUid, profileUid: must(profileUid) })
  for (const step of ['place', 'address', 'story', 'hours', 'visits', 'brief'] as const)
    expect((await refusal(answer(nina, step))).code).toBe('not-found')
  expect((await refusal(nina.call('saveOnboardingStep', { step: 'check', answer: {} }))).code).toBe('not-found')
})

it('leaves a brand that lost its people to the team, whoever booked calls from it', async () => {
  const w = await world()
  await openHours(w.anna)
  const nina = await venue(w)
  const { profileUid } = await answer(nina, 'place')
  await bookedMeeting(w, { email: 'nina@example.test' })
  await w.ada.call('unlinkProfile', { uid: nina.accountUid, profileUid: must(profileUid) })
  await w.database.pool.query('update onboardings set profile_uid = null')
  expect((await answer(nina, 'place')).profileUid).not.toBe(profileUid)
})

it('gives a lead that an admin met a manager when it joins, and tells the one it has', async () => {
  const w = await world()
  await openHours(w.ada)
  await bookedMeeting(w, { email: 'nina@example.test' })
  const nina = await venue(w)
  const { profileUid, manager } = await answer(nina, 'place')
  expect(manager).not.toBeNull()
  expect(await kinds(w, must(profileUid))).toContain('brand.signed-up')
  const met = await world()
  await openHours(met.anna)
  await bookedMeeting(met, { email: 'nina@example.test' })
  const again = await venue(met)
  const joined = await answer(again, 'place')
  expect(await findManager(met.database.db, must(joined.profileUid))).toMatchObject({ displayName: 'Anna' })
  expect((await mailsTo(met, 'anna@example.test')).map(({ subject }) => subject)).toContain('Nido has joined')
})

it('gives a new brand a manager of its city, whoever else has fewer brands', async () => {
  const w = await world()
  const managers = [w.anna.accountUid, w.amir.accountUid]
  for (const accountUid of managers) {
    await w.database.pool.query('delete from assignments')
    const { luna } = w
    await setBrand(w.database.db, luna, { city: 'london' })
    await w.tx((tx) => assignManager(tx, luna, accountUid))
    const nina = await newcomer(w, `nina-${accountUid.toLowerCase()}`)
    await nina.call('chooseSide', { side: 'brand' })
    const { profileUid } = await answer(nina, 'place', { name: `Nido ${accountUid}` })
    expect(await findManager(w.database.db, must(profileUid))).toMatchObject({ uid: accountUid })
  }
})

it('keeps the content, rights and spots that the venue chose for its first brief', async () => {
  const w = await world()
  const nina = await venue(w)
  await answerSteps(nina, brandStory)
  const chosen = {
    deliverables: [{ type: 'post', contentType: 'image', platform: 'instagram', count: 3 }],
    usageRights: 'paid',
    usageMonths: 12,
    onlineMonths: 3,
    maxCollabs: 2,
  }
  const { briefUid } = await answer(nina, 'brief', chosen)
  expect(await getBrief(w.database.db, must(briefUid))).toMatchObject(chosen)
  const none = await refusal(answer(nina, 'brief', { ...chosen, deliverables: [] }))
  expect(JSON.stringify(none)).toContain('Add at least one deliverable.')
})

it('keeps a changed name where the city was closed since, and refuses to move into it', async () => {
  const w = await world()
  const nina = await venue(w)
  await answer(nina, 'place')
  for (const city of ['london', 'milan'] as const) await w.ada.call('setCityOpen', { city, open: false })
  const { profileUid } = await answer(nina, 'place', { name: 'Nest' })
  expect(await nina.call('getBrandProfile', { uid: must(profileUid) })).toMatchObject({ name: 'Nest' })
  expect((await refusal(answer(nina, 'place', { city: 'milan' }))).message).toContain('We’re not in Milan yet')
})

it('hands over the first brief as it was edited elsewhere, with what it lacks', async () => {
  const w = await world()
  const nina = await venue(w)
  await answerSteps(nina, brandStory)
  const { briefUid, profileUid } = await nina.call('getOnboarding', {})
  const read = () => getBrief(w.database.db, must(briefUid))
  await setBrief(w.database.db, must(briefUid), { title: 'Edited', directions: 'Mine' })
  await answer(nina, 'visits', { capacity: 4 })
  await answer(nina, 'story', { handle: '@nest' })
  await setBrand(w.database.db, must(profileUid), { gallery: ['aa/nido.jpg'] })
  await nina.call('saveOnboardingStep', { step: 'check', answer: {} })
  expect(await read()).toMatchObject({
    status: 'submitted',
    title: 'Edited',
    directions: 'Mine',
    pictures: ['aa/nido.jpg'],
    mentions: ['@nest'],
    availability: { capacity: 4 },
  })
})
