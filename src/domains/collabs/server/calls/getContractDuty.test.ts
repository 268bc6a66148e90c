import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { exampleContent, makeBrief } from '../../../briefs/server/build.ts'
import { makeBrand } from '../../../organisations/server/build.ts'
import { setInfluencer } from '../../../profiles/server/build.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import type { TermsChange } from '../../terms-changes.ts'

describeCall(collabCalls.getContractDuty, async (w) => ({ uid: (await requestedCollab(w)).uid }))

/** Alice requests experiences of a venue in Paris that are worth so much each. */
async function inParis(w: World, ...values: number[]) {
  await setInfluencer(w.database.db, w.aliceInfluencer, { cities: ['paris'] })
  const brandUid = await w.tx((tx) => makeBrand(tx, { name: 'Margaux', city: 'paris' }))
  const uids: string[] = []
  for (const valueMinor of values) {
    const content = exampleContent({ valueMinor, eligibility: { ...exampleContent().eligibility, cities: ['paris'] } })
    const briefUid = await w.tx((tx) => makeBrief(tx, { brandUid, ...content }))
    uids.push((await w.alice.call('applyToBrief', { briefUid, influencerUid: w.aliceInfluencer })).uid)
  }
  return uids
}

it('adds up what was agreed in the year, and what this collab would add', async () => {
  const w = await world()
  const [first = '', second = ''] = await inParis(w, 60_000, 45_000)
  expect(await w.alice.call('getContractDuty', { uid: second })).toMatchObject({ level: 'none', totalMinor: 45_000 })
  await w.ada.call('approveCollab', { uid: first, version: 1 })
  expect(await w.alice.call('getContractDuty', { uid: second })).toMatchObject({
    level: 'needed',
    totalMinor: 105_000,
    year: 2026,
    thisYear: { othersMinor: 60_000, year: 2026 },
  })
  await w.alice.call('withdrawCollab', { uid: first, version: 2, note: 'I fell ill.' })
  expect(await w.alice.call('getContractDuty', { uid: second })).toMatchObject({ level: 'none', totalMinor: 45_000 })
})

it('warns from 800 EUR', async () => {
  const w = await world()
  const [only = ''] = await inParis(w, 80_000)
  expect(await w.alice.call('getContractDuty', { uid: only })).toMatchObject({ level: 'near' })
})

it('says what an open proposal would come to, until it is answered', async () => {
  const w = await world()
  const [only = ''] = await inParis(w, 60_000)
  const { version } = await w.ada.call('approveCollab', { uid: only, version: 1 })
  const duty = () => w.alice.call('getContractDuty', { uid: only })
  const propose = (changes: TermsChange, at: number) =>
    w.alice.call('proposeTerms', { uid: only, version: at, changes, reason: 'It takes two days.' })
  expect(await duty()).toMatchObject({ level: 'none', ifAccepted: null })
  const dearer = await propose({ valueMinor: 75_000, paymentMinor: 30_000 }, version)
  expect(await duty()).toMatchObject({
    level: 'none',
    totalMinor: 60_000,
    ifAccepted: { level: 'needed', totalMinor: 105_000, year: 2026 },
  })
  const { version: withdrawn } = await w.alice.call('withdrawTerms', { uid: only, version: dearer.version })
  expect(await duty()).toMatchObject({ ifAccepted: null })
  await propose({ directions: 'Film the open kitchen.' }, withdrawn)
  expect(await duty()).toMatchObject({ totalMinor: 60_000, ifAccepted: null })
})

it('counts new terms in the year they would be accepted in', async () => {
  const w = await world()
  const [only = ''] = await inParis(w, 60_000)
  const { version } = await w.ada.call('approveCollab', { uid: only, version: 1 })
  setClock(new Date('2027-01-10T12:00:00Z'))
  await w.alice.call('proposeTerms', { uid: only, version, changes: { paymentMinor: 30_000 }, reason: 'Two days.' })
  expect(await w.alice.call('getContractDuty', { uid: only })).toMatchObject({
    year: 2026,
    ifAccepted: { level: 'near', totalMinor: 90_000, year: 2027 },
    thisYear: { othersMinor: 0, year: 2027 },
  })
})

it('asks nothing of a venue elsewhere', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w, { valueMinor: 500_000 })
  expect(await w.bella.call('getContractDuty', { uid })).toMatchObject({
    level: 'none',
    ifAccepted: null,
    thisYear: null,
  })
})
