import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

describeCall(profileCalls.labelBrand, (w) => ({ uid: w.luna, label: 'cs-engaged', on: true }))

it('puts one label on and takes it off, and leaves the others alone', async () => {
  const w = await world()
  const label = (label: 'cs-engaged' | 'dev-fake', on: boolean) => w.anna.call('labelBrand', { uid: w.luna, label, on })
  await label('dev-fake', true)
  expect(await label('cs-engaged', true)).toEqual({ labels: ['dev-fake', 'cs-engaged'] })
  expect((await refusal(label('cs-engaged', true))).message).toBe('It already has the label “cs-engaged”.')
  expect(await label('dev-fake', false)).toEqual({ labels: ['cs-engaged'] })
  expect((await refusal(label('dev-fake', false))).code).toBe('failed-precondition')
  expect((await w.eventsOf(w.luna)).map(({ kind }) => kind)).toContain('brand.staff-facts-updated')
})
