import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { deskCalls } from '../../contract.ts'

const input = { call: 'browseBrands', name: 'Brands', asked: {}, format: 'csv' as const }
describeCall(
  deskCalls.requestListDownload,
  () => input,
  () => input,
)

it('takes lists alone, one at a time, and the audit log has who asked for what', async () => {
  const w = await world()
  const asked = { ...input, call: 'getBillingProfile' }
  expect((await refusal(w.anna.call('requestListDownload', asked))).code).toBe('not-found')
  const where = [{ field: 'city', is: 'is', values: ['london'] }]
  const { rows } = await w.anna.call('requestListDownload', { ...input, asked: { where } })
  expect(rows).toMatchObject([{ name: 'Brands', format: 'csv', state: 'waiting', bytes: null }])
  expect((await refusal(w.anna.call('requestListDownload', input))).message).toBe(
    'We’re still preparing your last file. We’ll notify you when it’s ready.',
  )
  expect(await w.eventsOf(rows[0]?.uid ?? '')).toMatchObject([
    { kind: 'desk.list-exported', actorUid: w.anna.accountUid, after: { list: 'Brands', format: 'csv', where } },
  ])
})
