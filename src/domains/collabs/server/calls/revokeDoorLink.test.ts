import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

describeCall(collabCalls.revokeDoorLink, (w) => ({ brandUid: w.luna }))

it('closes the door for whoever holds the link', async () => {
  const w = await world()
  const { url } = await w.bella.call('createDoorLink', { brandUid: w.luna })
  expect(await w.bella.call('revokeDoorLink', { brandUid: w.luna })).toEqual({ revoked: true })
  await expect(w.guest.call('getDoorPage', { token: new URL(url).searchParams.get('token')! })).rejects.toThrow(
    'does not open',
  )
  expect(await w.bella.call('revokeDoorLink', { brandUid: w.luna })).toEqual({ revoked: false })
})
