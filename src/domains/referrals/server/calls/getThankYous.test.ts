import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { referralCalls } from '../../contract.ts'

describeCall(referralCalls.getThankYous, () => ({}))

it('has both kinds, off until an admin sets them', async () => {
  const w = await world()
  const off = { text: '', isOn: false, version: 0 }
  const rows = [
    { kind: 'influencer', ...off },
    { kind: 'brand', ...off },
  ]
  expect(await w.anna.call('getThankYous', {})).toEqual({ rows, can: { save: false } })
  expect((await w.ada.call('getThankYous', {})).can).toEqual({ save: true })
})
