import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

const facts = (w: World) => ({
  uid: w.luna,
  version: 1,
  fields: {
    ...{ salesStage: 4 as const, customerStatus: 'receiving-value' as const, rag: 'amber' as const },
    ...{ priority: 1 as const, labels: ['cs-engaged' as const], staffNotes: 'Call on Fridays.' },
  },
})

describeCall(profileCalls.saveBrandStaffFacts, facts)

it('is kept with what it was before, for the team alone', async () => {
  const w = await world()
  expect((await w.anna.call('saveBrandStaffFacts', facts(w))).staff).toMatchObject(facts(w).fields)
  expect((await w.bella.call('getBrandProfile', { uid: w.luna })).staff).toBeNull()
  expect((await refusal(w.anna.call('saveBrandStaffFacts', facts(w)))).code).toBe('aborted')
  const [event] = await w.eventsOf(w.luna)
  expect(event).toMatchObject({ side: 'staff', before: { rag: 'green' }, after: { rag: 'amber' } })
})
