import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

describeCall(profileCalls.listRiskFlags, (w) => ({ influencerUid: w.aliceInfluencer }))

it('puts flags that stand first, and lets each end by itself on its day', async () => {
  const w = await world()
  const about = { influencerUid: w.aliceInfluencer }
  const seen = { source: 'A reel', seenOn: '2026-02-20' }
  await w.ada.call('addRiskFlag', { ...about, fields: { ...seen, kind: 'crime', until: '2026-12-01' } })
  await w.ada.call('addRiskFlag', { ...about, fields: { ...seen, kind: 'nudity', until: '2026-04-01' } })
  const standing = async () =>
    (await w.ada.call('listRiskFlags', about)).rows.map(({ kind, stands }) => `${kind} ${stands}`)
  const found = async () => (await w.ada.call('listInfluencers', { risk: 'nudity' })).rows.map(({ risks }) => risks)
  expect(await standing()).toEqual(['nudity true', 'crime true'])
  expect(await found()).toEqual([['crime', 'nudity']])
  setClock(new Date('2026-04-01T12:00:00Z'))
  expect(await found()).toHaveLength(1)
  setClock(new Date('2026-04-02T12:00:00Z'))
  expect(await standing()).toEqual(['crime true', 'nudity false'])
  expect(await found()).toEqual([])
})
