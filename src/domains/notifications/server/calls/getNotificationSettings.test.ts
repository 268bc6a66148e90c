import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { notificationCalls } from '../../contract.ts'

describeCall(notificationCalls.getNotificationSettings, () => ({}))

it('is as it always was for who never chose, with what there is to choose for each', async () => {
  const w = await world()
  expect(await w.bella.call('getNotificationSettings', {})).toMatchObject({
    off: [],
    myDay: false,
    digest: 'at-once',
    quiet: null,
    version: 0,
    audiences: ['brand'],
    waiting: 0,
    nextMailAt: null,
  })
  expect((await w.alice.call('getNotificationSettings', {})).audiences).toEqual(['influencer'])
  expect((await w.anna.call('getNotificationSettings', {})).audiences).toEqual(['staff'])
})
