import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { usageCalls } from '../../contract.ts'

describeCall(usageCalls.recordUsageExport, () => ({ list: 'events', rows: 3 }))

it('keeps who took which list, how many rows and with which filters, for the record that it was about', async () => {
  const w = await world()
  const where = `about.is.${w.luna};role.is.brand;nonsense.is.x`
  await w.ada.call('recordUsageExport', { list: 'sessions', where, search: ' bella ', rows: 2 })
  await w.ada.call('recordUsageExport', { list: 'errors', rows: 7 })
  expect(await w.eventsOf(w.luna)).toMatchObject([
    {
      kind: 'usage.exported',
      actorUid: w.ada.accountUid,
      after: { list: 'sessions', search: 'bella', filters: `about.is.${w.luna};role.is.brand`, rows: 2 },
    },
  ])
  expect(await w.eventsOf('usage')).toMatchObject([{ kind: 'usage.exported', after: { list: 'errors', rows: 7 } }])
})
