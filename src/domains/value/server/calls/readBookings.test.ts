import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { trackedCollab } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

const base64 = (text: string | Uint8Array) => Buffer.from(text).toString('base64')
const file = base64('Ref;Date;Promo;Total\nB-1;05/04/2026;alice;64,00\nB-2;06/04/2026;;10\n')

/** When the dates of the file have passed, read either way. */
const summer = new Date('2026-06-01T09:00:00Z')

describeCall(valueCalls.readBookings, async (w) => {
  await trackedCollab(w)
  return { brandUid: w.luna, file }
})

it('says how it read the file and what each column is, and saves nothing', async () => {
  const w = await world()
  const { collabUid } = await trackedCollab(w)
  setClock(summer)
  const seen = await w.bella.call('readBookings', { brandUid: w.luna, file })
  expect(seen).toMatchObject({
    reading: { format: 'csv', encoding: 'utf-8', delimiter: ';' },
    columns: [
      { name: 'Ref', field: 'reference', examples: ['B-1', 'B-2'] },
      { field: 'day' },
      { field: 'code', examples: ['alice'] },
      { field: 'amount' },
    ],
    dayOrder: 'day-first',
    isDayOrderCertain: false,
    rows: [{ line: 2, code: 'ALICE', day: '2026-04-05', reference: 'B-1', amountMinor: 6_400 }],
    counts: { read: 2, withoutCode: 1, cancelled: 0, leftOut: 0 },
  })
  const { summary } = await w.bella.call('getCollabValue', { collabUid })
  expect(summary?.bookings).toBe(0)
})

it('reads columns and dates as somebody says instead', async () => {
  const w = await world()
  await trackedCollab(w)
  setClock(summer)
  const given = { brandUid: w.luna, file, dayOrder: 'month-first' } as const
  const seen = await w.bella.call('readBookings', { ...given, mapping: ['reference', 'day', 'code', null] })
  expect(seen.rows).toMatchObject([{ day: '2026-05-04', amountMinor: null }])
  const twice = await refusal(w.bella.call('readBookings', { ...given, mapping: ['day', 'day', 'code', null] }))
  expect(twice.message).toBe('Two columns are set to “Date”. Choose one of them.')
  expect((await refusal(w.bella.call('readBookings', { ...given, mapping: ['day'] }))).message).toBe(
    'The columns of this file have changed. Choose the file again.',
  )
})

it('leaves out what hasn’t happened yet', async () => {
  const w = await world()
  await trackedCollab(w)
  setClock(new Date('2026-04-01T09:00:00Z'))
  const { rows, problems } = await w.bella.call('readBookings', { brandUid: w.luna, file })
  expect(rows).toEqual([])
  expect(problems).toMatchObject([
    { what: expect.stringContaining('in the future'), values: ['05/04/2026'], lines: [2] },
  ])
})

it('refuses what is no table, in words', async () => {
  const w = await world()
  const why = async (bytes: string) =>
    (await refusal(w.bella.call('readBookings', { brandUid: w.luna, file: base64(bytes) }))).message
  expect(await why('%PDF-1.7 of last month')).toBe('This is a PDF. Import the table as CSV, Excel or NDJSON.')
})
