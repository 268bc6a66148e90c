import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { scheduledCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

describeCall(collabCalls.createDoorLink, (w) => ({ brandUid: w.luna }))

it('ends the link before it', async () => {
  const w = await world()
  await scheduledCollab(w)
  const token = (url: string) => new URL(url).searchParams.get('token')!
  const first = token((await w.bella.call('createDoorLink', { brandUid: w.luna })).url)
  const second = token((await w.bella.call('createDoorLink', { brandUid: w.luna })).url)
  await expect(w.guest.call('getDoorPage', { token: first })).rejects.toThrow('This door link does not open any more.')
  expect(await w.guest.call('getDoorPage', { token: second })).toMatchObject({ brandName: 'Luna' })
})
