import { expect, it } from 'vitest'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { referralCalls } from '../../contract.ts'

const month = { kind: 'brand', text: 'One month free', isOn: true, version: 0 } as const

describeCall(referralCalls.saveThankYou, () => month)

it('keeps each version once, and writes down what it was before', async () => {
  const w = await world()
  const saving = [month, { ...month, text: 'Two months free' }].map((input) => w.ada.call('saveThankYou', input))
  expect(codes(await Promise.allSettled(saving)).toSorted()).toEqual(['aborted', 'ok'])
  const off = await w.ada.call('saveThankYou', { ...month, isOn: false, version: 1 })
  expect(off).toEqual({ ...month, isOn: false, version: 2 })
  const [event] = await w.eventsOf('thank-yous')
  expect(event).toMatchObject({ kind: 'thank-you.saved', after: { kind: 'brand', thankYou: 'off' } })
  expect((await w.ada.call('getThankYous', {})).rows[1]).toEqual(off)
})

it('promises nothing without words', async () => {
  const w = await world()
  expect(await refusal(w.ada.call('saveThankYou', { ...month, text: ' ' }))).toEqual({
    code: 'failed-precondition',
    message: 'Write what the thank-you is, or turn it off.',
  })
})
