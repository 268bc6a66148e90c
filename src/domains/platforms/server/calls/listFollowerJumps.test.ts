import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { connectedAccount } from '../../../../world/platform-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { platformCalls } from '../../contract.ts'

describeCall(platformCalls.listFollowerJumps, () => ({}))

const readTomorrow = async (w: World) => {
  setClock(plus(now(), dayMs))
  await w.alice.call('readAccountNow', { influencerUid: w.aliceInfluencer, platform: 'instagram' })
}

it('points out a rise that accounts rarely make, with reasons, once', async () => {
  const w = await world()
  await connectedAccount(w, 'instagram', { story: 'jumps' })
  await readTomorrow(w)
  const { rows } = await w.ada.call('listFollowerJumps', {})
  expect(rows).toMatchObject([{ name: 'Alice Moreau', platform: 'instagram', before: 12_000 }])
  expect(rows[0]?.reasons[0]).toMatch(/^12,000 to 19,\d{3} followers \(\+6\d%\) in a day$/)
  await readTomorrow(w)
  expect((await w.ada.call('listFollowerJumps', {})).rows.length).toBe(1)
})

it('says nothing of an account that grows as accounts do', async () => {
  const w = await world()
  await connectedAccount(w)
  await readTomorrow(w)
  expect((await w.ada.call('listFollowerJumps', {})).rows).toEqual([])
})
