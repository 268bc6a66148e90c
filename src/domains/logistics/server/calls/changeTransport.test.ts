import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { addedTransport, trainFields } from '../../../../world/logistics-stories.ts'
import { world } from '../../../../world/world.ts'
import { logisticsCalls } from '../../contract.ts'

describeCall(logisticsCalls.changeTransport, async (w) => ({
  uid: (await addedTransport(w)).uid,
  version: 1,
  fields: trainFields,
}))

it('says what it is now, and refuses whoever saw it before', async () => {
  const w = await world()
  const { uid, collabUid } = await addedTransport(w)
  const fields = { ...trainFields, leavesTime: '11:00' }
  await w.ben.call('changeTransport', { uid, version: 1, fields })
  expect((await w.alice.call('getLogistics', { collabUid })).transports).toMatchObject([
    { version: 2, leavesAt: '2026-03-10T11:00:00.000Z' },
  ])
  expect((await refusal(w.bella.call('changeTransport', { uid, version: 1, fields }))).code).toBe('aborted')
  const { rows } = await w.alice.call('listNotifications', {})
  expect(rows.map(({ title }) => title)).toContain('Luna changed your transport')
})
