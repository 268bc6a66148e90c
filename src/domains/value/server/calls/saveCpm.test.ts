import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

const cpm = { country: 'FR', format: 'reel', currency: 'EUR', lowMinor: 500, highMinor: 1_300 } as const

describeCall(valueCalls.saveCpm, () => cpm)

it('replaces the row of a country and format', async () => {
  const w = await world()
  await w.ada.call('saveCpm', cpm)
  await w.ada.call('saveCpm', { ...cpm, highMinor: 1_500 })
  const { cpms } = await w.ada.call('getValueTables', {})
  expect(cpms.filter(({ country }) => country === 'FR')).toEqual([{ ...cpm, highMinor: 1_500 }])
})

it('writes down who changed it, with what it was before', async () => {
  const w = await world()
  const { currency, lowMinor, highMinor, country, format } = cpm
  await w.ada.call('saveCpm', cpm)
  await w.ada.call('saveCpm', { ...cpm, highMinor: 1_500 })
  await w.ada.call('deleteCpm', { country, format })
  const { changes } = await w.anna.call('getValueTables', {})
  const [first, second] = [
    { currency, lowMinor, highMinor },
    { currency, lowMinor, highMinor: 1_500 },
  ]
  expect(changes.map(({ before, after, by }) => ({ before, after, by }))).toEqual([
    { before: second, after: null, by: 'Ada' },
    { before: first, after: second, by: 'Ada' },
    { before: null, after: first, by: 'Ada' },
  ])
})

it('refuses a range that is upside down', async () => {
  const w = await world()
  expect(await refusal(w.ada.call('saveCpm', { ...cpm, lowMinor: 2_000 }))).toMatchObject({
    message: 'The lower CPM is above the higher one. Swap them, then save.',
  })
})
