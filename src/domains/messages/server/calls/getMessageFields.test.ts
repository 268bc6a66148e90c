import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

describeCall(messageCalls.getMessageFields, (w) => ({ profileUid: w.luna }))

it('has the first name of who reads it, as the message itself will have it', async () => {
  const w = await world()
  expect(await w.anna.call('getMessageFields', { profileUid: w.luna })).toEqual({
    values: { 'first name': 'Bella', profile: 'Luna', 'my name': 'Anna' },
  })
  expect((await w.amir.call('getMessageFields', { profileUid: w.aliceInfluencer })).values).toMatchObject({
    'first name': 'Alice',
    profile: 'Alice Moreau',
  })
})
