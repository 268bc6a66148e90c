import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { connectedAccount } from '../../../../world/platform-stories.ts'
import { world } from '../../../../world/world.ts'
import { platformCalls } from '../../contract.ts'

describeCall(platformCalls.listConnectedAccounts, (w) => ({ influencerUid: w.aliceInfluencer }))

it('offers every platform, and says which account is connected and marked as made up', async () => {
  const w = await world()
  await connectedAccount(w, 'tiktok')
  const { rows } = await w.alice.call('listConnectedAccounts', { influencerUid: w.aliceInfluencer })
  expect(rows.map(({ platform, account, isSandbox, can }) => [platform, account?.handle, isSandbox, can])).toEqual([
    ['instagram', undefined, true, { connect: true, disconnect: false }],
    ['tiktok', 'alice.eats', true, { connect: false, disconnect: true }],
    ['youtube', undefined, true, { connect: true, disconnect: false }],
  ])
  const seen = await w.anna.call('listConnectedAccounts', { influencerUid: w.aliceInfluencer })
  expect(seen.rows.every(({ can }) => !can.connect && !can.disconnect)).toBe(true)
})
