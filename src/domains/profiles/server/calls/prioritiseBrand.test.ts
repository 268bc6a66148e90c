import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

describeCall(profileCalls.prioritiseBrand, (w) => ({ uid: w.luna, priority: 1, was: 2 }))

it('ranks a brand, unless somebody ranked it meanwhile', async () => {
  const w = await world()
  const rank = (priority: 1 | 2 | 3, was: 1 | 2 | 3) => w.anna.call('prioritiseBrand', { uid: w.luna, priority, was })
  expect(await rank(1, 2)).toEqual({ priority: 1 })
  expect((await refusal(rank(1, 2))).message).toBe('This brand already has priority 1.')
  expect((await refusal(rank(3, 2))).code).toBe('aborted')
  expect(await rank(3, 1)).toEqual({ priority: 3 })
})
