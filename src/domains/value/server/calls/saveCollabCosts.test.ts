import { expect, it } from 'vitest'
import { approvedCollab } from '../../../../world/stories.ts'
import { countedCollab } from '../../../../world/value-stories.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

const costs = {
  currency: 'GBP',
  servedMinor: 4_200,
  guestsMinor: 1_000,
  staffMinutes: 20,
  travelMinor: null,
  shipmentMinor: null,
} as const

describeCall(valueCalls.saveCollabCosts, async (w) => ({ collabUid: await countedCollab(w), ...costs }))

it('keeps what was said before', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  await w.bella.call('saveCollabCosts', { collabUid, ...costs })
  setClock(plus(now(), dayMs))
  await w.anna.call('saveCollabCosts', { collabUid, ...costs, servedMinor: 5_000, note: 'With the second bottle' })
  const { override, history } = await w.bella.call('getCollabValue', { collabUid })
  expect(override).toMatchObject({ servedMinor: 5_000, changedBy: 'Plusone', note: 'With the second bottle' })
  expect(history.map(({ servedMinor }) => servedMinor)).toEqual([5_000, 4_200])
})

it('is refused before the visit', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  expect(await refusal(w.bella.call('saveCollabCosts', { collabUid: uid, ...costs }))).toMatchObject({
    message: 'The visit hasn’t happened yet. You can add its costs afterwards.',
  })
})
