import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

const looks = { hair: 'brown', eyes: 'green', face: null } as const
const sharing = (w: World) => ({ uid: w.aliceInfluencer, version: 1, casting: looks })

describeCall(profileCalls.saveCasting, sharing)

const kept = async (w: World) => (await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })).casting

it('keeps how somebody looks only while they share it', async () => {
  const w = await world()
  expect(await kept(w)).toBeNull()
  const saved = await w.alice.call('saveCasting', sharing(w))
  expect(saved.casting).toEqual(looks)
  expect(await kept(w)).toEqual(looks)
  const changed = await w.alice.call('saveCasting', {
    ...sharing(w),
    version: saved.version,
    casting: { ...looks, face: 'oval' },
  })
  expect(await kept(w)).toEqual({ ...looks, face: 'oval' })
  await w.alice.call('saveCasting', { ...sharing(w), version: changed.version, casting: null })
  expect(await kept(w)).toBeNull()
})

it('leaves nothing behind of what is taken out, in its table or in the log', async () => {
  const w = await world()
  const { version } = await w.alice.call('saveCasting', sharing(w))
  await w.alice.call('saveCasting', { ...sharing(w), version, casting: null })
  const { rows } = await w.database.pool.query('select * from casting_attributes')
  expect(rows).toEqual([])
  const events = await w.eventsOf(w.aliceInfluencer)
  expect(events.map(({ kind }) => kind).toSorted()).toEqual(['influencer.casting-deleted', 'influencer.casting-shared'])
  expect(JSON.stringify(events)).not.toMatch(/brown|green/)
})

it('refuses a stale version', async () => {
  const w = await world()
  await w.alice.call('saveCasting', sharing(w))
  expect((await refusal(w.alice.call('saveCasting', sharing(w)))).code).toBe('aborted')
})

it('changes no match', async () => {
  const w = await world()
  const { brief } = await w.bella
    .call('listBrandBriefs', { brandUid: w.luna })
    .then(({ rows }) => ({ brief: rows[0]?.card.uid }))
  const fit = async () => {
    const { rows } = await w.ada.call('findCreators', { brandUid: w.luna, ...(brief && { briefUid: brief }) })
    return must(rows.find(({ handle }) => handle === 'alice.eats')).match
  }
  const before = await fit()
  await w.alice.call('saveCasting', sharing(w))
  expect(await fit()).toEqual(before)
})
