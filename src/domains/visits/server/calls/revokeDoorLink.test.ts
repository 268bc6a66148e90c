import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { doorToken } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'

describeCall(visitCalls.revokeDoorLink, async (w) => {
  await doorToken(w)
  return { brandUid: w.luna }
})

it('closes the door page at once', async () => {
  const w = await world()
  const token = await doorToken(w)
  expect(await w.ben.call('revokeDoorLink', { brandUid: w.luna })).toEqual({ revoked: true })
  expect((await refusal(w.anonymous.call('getDoorPage', { token }))).code).toBe('not-found')
  expect(await w.ben.call('revokeDoorLink', { brandUid: w.luna })).toEqual({ revoked: false })
})
