import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

const rate = { currency: 'EUR', day: '2026-03-01', micro: 1_180_000 } as const

describeCall(valueCalls.saveDayRates, () => ({ rates: [rate] }))

it('keeps one rate a day, the last one said, and shows the newest day', async () => {
  const w = await world()
  await w.ada.call('saveDayRates', { rates: [rate, { ...rate, micro: 1_190_000 }, { ...rate, day: '2026-02-01' }] })
  await w.ada.call('saveDayRates', { rates: [{ ...rate, micro: 1_200_000 }] })
  expect((await w.ada.call('getValueTables', {})).rates).toEqual([{ ...rate, micro: 1_200_000, days: 2 }])
})

it('takes no rate of pounds', async () => {
  const w = await world()
  expect(await refusal(w.ada.call('saveDayRates', { rates: [{ ...rate, currency: 'GBP' }] }))).toMatchObject({
    message: 'Rates say what £1 buys, so pounds don’t need one. Remove the GBP lines.',
  })
})
