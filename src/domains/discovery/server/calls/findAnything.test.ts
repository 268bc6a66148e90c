import { setOrganisation } from '../../../organisations/server/build.ts'
import { expect, it } from 'vitest'
import { first, must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { deliveredCollab } from '../../../../world/content-stories.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { subscribe } from '../../../../world/payments.ts'
import { liveBrief, requestedCollab, submittedBrief } from '../../../../world/stories.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { setBrand, setInfluencer } from '../../../profiles/server/build.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { discoveryCalls } from '../../contract.ts'

const isInfluencer = (w: World, { name }: Person<string | null>) => [w.alice, w.olivia].some((one) => one.name === name)

describeCall(
  discoveryCalls.findAnything,
  () => ({}),
  (w, person) => ({
    query: 'luna',
    ...(isInfluencer(w, person) ? { influencerUid: w.aliceInfluencer } : { brandUid: w.luna }),
  }),
  'record',
)

const names = async (person: Person, query: string, whose: object = {}) =>
  (await person.call('findAnything', { query, ...whose })).rows.map(({ kind, name }) => `${kind} ${name}`)

it.each([
  ['the beginning of a name', 'ali'],
  ['the beginning of a later word of it', 'more'],
  ['a handle', '@alice.e'],
  ['a slip of the pen', 'Morau'],
  ['other letters, large and small', 'ALICE'],
])('finds a creator by %s', async (_what, query) => {
  const w = await world()
  expect(await names(w.ada, query)).toContain('influencer Alice Moreau')
})

it.each(['Zoë Ångström', 'Вера Орлова', '田中さくら'])('finds %s', async (name) => {
  const w = await world()
  await setInfluencer(w.database.db, w.aliceInfluencer, { name })
  expect(await names(w.ada, name.slice(0, 4))).toEqual([`influencer ${name}`])
})

it('takes % and _ for what they are', async () => {
  const w = await world()
  expect(await names(w.ada, '%')).toEqual([])
  expect(await names(w.ada, '__')).toEqual([])
})

it('shows staff people, venues, briefs and accounts, and the collabs of those found', async () => {
  const w = await world()
  await requestedCollab(w)
  expect(await names(w.amir, 'alice')).toEqual([
    'influencer Alice Moreau',
    'account Alice',
    'collab Dinner for two at the counter',
  ])
  expect(await names(w.ada, 'luna')).toEqual(['brand Luna', 'collab Dinner for two at the counter'])
  expect(await names(w.ada, 'dinner')).toEqual(['brief Dinner for two at the counter'])
})

it('shows a brand the creators it can invite, and its own briefs and collabs', async () => {
  const w = await world()
  await requestedCollab(w)
  const luna = { brandUid: w.luna }
  expect(await names(w.bella, 'alice', luna)).toEqual([
    'influencer Alice Moreau',
    'collab Dinner for two at the counter',
  ])
  expect(await names(w.bella, 'dinner', luna)).toEqual([
    'brief Dinner for two at the counter',
    'collab Dinner for two at the counter',
  ])
  await setInfluencer(w.database.db, w.oliviaInfluencer, { pausedAt: new Date() })
  expect(await names(w.bella, 'olivia', luna)).toEqual([])
  expect(await names(w.oscar, 'dinner', { brandUid: w.orso })).toEqual([])
})

it('shows a creator open briefs by title or venue, and their own collabs', async () => {
  const w = await world()
  await requestedCollab(w)
  const [alice, olivia] = [{ influencerUid: w.aliceInfluencer }, { influencerUid: w.oliviaInfluencer }]
  const [brief, collab] = ['brief Dinner for two at the counter', 'collab Dinner for two at the counter']
  expect(await names(w.alice, 'luna', alice)).toEqual([brief, collab])
  expect(await names(w.olivia, 'dinner', olivia)).toEqual([brief])
  expect(await names(w.olivia, 'alice', olivia)).toEqual([])
})

it('finds submitted content by its creator, venue or brief, for both sides and staff', async () => {
  const w = await world()
  await deliveredCollab(w)
  const contentFor = async (person: Person, query: string, whose: object = {}) =>
    (await person.call('findAnything', { query, ...whose })).rows.flatMap((row) =>
      row.kind === 'content' ? [`${row.type} by ${row.influencerName} for ${row.brandName}: ${row.state}`] : [],
    )
  const both = ['post by Alice Moreau for Luna: in-review', 'reel by Alice Moreau for Luna: in-review']
  expect((await contentFor(w.ada, 'alice')).toSorted()).toEqual(both)
  expect((await contentFor(w.bella, 'moreau', { brandUid: w.luna })).toSorted()).toEqual(both)
  expect((await contentFor(w.alice, 'dinner', { influencerUid: w.aliceInfluencer })).toSorted()).toEqual(both)
  expect(await contentFor(w.oscar, 'alice', { brandUid: w.orso })).toEqual([])
  expect(await contentFor(w.olivia, 'dinner', { influencerUid: w.oliviaInfluencer })).toEqual([])
})

it('hides from a creator what is not open to them', async () => {
  const w = await world()
  await submittedBrief(w)
  const olivia = { influencerUid: w.oliviaInfluencer }
  expect(await names(w.olivia, 'dinner', olivia)).toEqual([])
  await liveBrief(w)
  expect(await names(w.olivia, 'dinner', olivia)).toHaveLength(1)
  await setBrand(w.database.db, w.luna, { labels: ['dev-fake'] })
  expect(await names(w.olivia, 'dinner', olivia)).toEqual([])
})

it('shows what is only nearly called so where nothing is called just so', async () => {
  const w = await world()
  await setInfluencer(w.database.db, w.oliviaInfluencer, { name: 'Lunetta Rossi' })
  expect(await names(w.ada, 'luna')).toEqual(['brand Luna'])
  await setBrand(w.database.db, w.luna, { name: 'Citrine' })
  const { orgUid } = await getBrand(w.database.db, w.luna)
  await setOrganisation(w.database.db, orgUid, { name: 'Citrine' })
  expect(await names(w.ada, 'lunneta')).toEqual(['influencer Lunetta Rossi'])
})

it.each(['maja', 'mya', 'myaa', 'amya', 'maay', 'mayaa'])('knows whom %s is meant to be', async (typed) => {
  const w = await world()
  await setInfluencer(w.database.db, w.oliviaInfluencer, { name: 'Maya Chen', handle: 'eats.out' })
  const found = typed === 'amya' || typed === 'mya' ? [] : ['influencer Maya Chen']
  expect(await names(w.ada, typed)).toEqual(found)
})

it('shows staff an organisation whose name is not its venue’s', async () => {
  const w = await world()
  const { orgUid } = await getBrand(w.database.db, w.luna)
  await setOrganisation(w.database.db, orgUid, { name: 'Moonlight Group' })
  expect(await names(w.ada, 'moonlight')).toEqual(['organisation Moonlight Group'])
  expect(await names(w.bella, 'moonlight', { brandUid: w.luna })).toEqual([])
})

it.each(['tamarind', 'tamarnd', 'весна'])('finds another venue of theirs, with what is there: %s', async (typed) => {
  const w = await world()
  const name = typed === 'весна' ? 'Весна' : 'Tamarind Lane'
  const other = await groupVenue(w, { name })
  await requestedCollab(w)
  const { uid } = await w.bella.call('createBrief', { brandUid: other })
  const { version, content } = await w.bella.call('getBrief', { uid })
  await w.bella.call('updateBrief', { uid, version, content: { ...content, title: 'Supper by the canal' } })
  const luna = { brandUid: w.luna }
  expect(await names(w.bella, typed, luna)).toEqual([`brand ${name}`])
  expect(await names(w.bella, 'supper', luna)).toEqual(['brief Supper by the canal'])
  const there = (await w.bella.call('findAnything', { brandUid: other, query: 'alice' })).rows
  expect(there).toContainEqual(expect.objectContaining({ kind: 'collab', brandUid: w.luna, brandName: 'Luna' }))
  expect(await names(w.ben, typed, luna)).toEqual([])
})

it('finds an invoice by its number, for whoever may see it', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'starter')
  const { number } = first((await w.bella.call('listInvoices', { brandUid: w.luna })).rows)
  const typed = must(number).slice(-8)
  expect(await names(w.bella, typed, { brandUid: w.luna })).toEqual([`invoice ${number}`])
  expect(await names(w.ada, must(number))).toEqual([`invoice ${number}`])
  expect(await names(w.amir, must(number))).toEqual([])
  expect(await names(w.anna, typed, { brandUid: w.luna })).toEqual([`invoice ${number}`])
  expect(await names(w.ada, typed, { brandUid: w.luna })).toEqual([`invoice ${number}`])
  expect(await names(w.amir, typed, { brandUid: w.luna })).toEqual([])
  expect(await names(w.oscar, must(number), { brandUid: w.orso })).toEqual([])
})
