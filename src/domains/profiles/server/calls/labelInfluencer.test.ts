import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

describeCall(profileCalls.labelInfluencer, (w) => ({ uid: w.aliceInfluencer, label: 'p1', on: true }))

it('puts one label on and takes it off', async () => {
  const w = await world()
  const label = (on: boolean) => w.amir.call('labelInfluencer', { uid: w.aliceInfluencer, label: 'p1', on })
  expect((await label(true)).labels).toContain('p1')
  expect((await refusal(label(true))).message).toBe('It already has the label “p1”.')
  expect((await label(false)).labels).not.toContain('p1')
  expect((await refusal(label(false))).code).toBe('failed-precondition')
})
