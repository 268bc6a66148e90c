import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { makeUsage } from '../../../../world/usage-events.ts'
import { world } from '../../../../world/world.ts'
import { usageCalls } from '../../contract.ts'

describeCall(usageCalls.exportUsageEvents, () => ({}))

it('gives the events, and the log keeps who took what', async () => {
  const w = await world()
  await makeUsage(w, [{}, { name: 'SESSION_START' }])
  const taken = await w.ada.call('exportUsageEvents', { about: w.luna, name: 'PAGE_VIEW' })
  expect(taken).toMatchObject({ rows: [{ name: 'PAGE_VIEW' }], isWhole: true })
  const [entry] = await w.eventsOf(w.luna)
  expect(entry).toMatchObject({
    kind: 'usage.exported',
    actorUid: w.ada.accountUid,
    after: { name: 'PAGE_VIEW', rows: 1 },
  })
})
