import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

const cpm = { country: 'FR', format: 'reel', currency: 'EUR', lowMinor: 500, highMinor: 1_300 } as const
const row = { country: cpm.country, format: cpm.format }

describeCall(valueCalls.deleteCpm, async (w) => {
  await w.ada.call('saveCpm', cpm)
  return row
})

it('takes one row out, and says so in the log with what it was', async () => {
  const w = await world()
  await w.ada.call('saveCpm', cpm)
  const before = (await w.ada.call('getValueTables', {})).cpms
  await w.ada.call('deleteCpm', row)
  expect((await w.ada.call('getValueTables', {})).cpms).toEqual(before.filter(({ country }) => country !== 'FR'))
  const events = await w.eventsOf(w.ada.accountUid)
  expect(events.find(({ kind }) => kind === 'value-cpms.deleted')).toMatchObject({ before: cpm })
  expect((await refusal(w.ada.call('deleteCpm', row))).code).toBe('not-found')
})

it('keeps the row for everywhere else', async () => {
  const w = await world()
  expect(await refusal(w.ada.call('deleteCpm', { ...row, country: '*' }))).toMatchObject({
    code: 'failed-precondition',
    message: 'This CPM covers every country that doesn’t have its own, so it can’t be deleted. Edit it instead.',
  })
})
