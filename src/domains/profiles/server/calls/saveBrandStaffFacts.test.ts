import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'
import { brandProfiles } from '../tables.ts'

const facts = (w: World) => ({
  uid: w.luna,
  version: 1,
  fields: {
    salesStage: 4 as const,
    customerStatus: 'receiving-value' as const,
    priority: 1 as const,
    labels: ['cs-engaged' as const],
    staffNotes: 'Call on Fridays.',
  },
})

describeCall(profileCalls.saveBrandStaffFacts, facts)

it('is kept with what it was before, for the team alone', async () => {
  const w = await world()
  expect((await w.anna.call('saveBrandStaffFacts', facts(w))).staff).toMatchObject(facts(w).fields)
  expect((await w.bella.call('getBrandProfile', { uid: w.luna })).staff).toBeNull()
  expect((await refusal(w.anna.call('saveBrandStaffFacts', facts(w)))).code).toBe('aborted')
  const [event] = await w.eventsOf(w.luna)
  expect(event).toMatchObject({ side: 'staff', before: { priority: 2 }, after: { priority: 1 } })
})

it('leaves a stage that moved by itself where it is, and refuses to move it from where it is not', async () => {
  const w = await world()
  await w.database.db.update(brandProfiles).set({ salesStage: 3 }).where(eq(brandProfiles.uid, w.luna))
  const { fields, ...input } = facts(w)
  const save = (salesStage: 1 | 2) =>
    w.anna.call('saveBrandStaffFacts', { ...input, fields: { ...fields, salesStage }, stageWas: 1 })
  expect((await refusal(save(2))).code).toBe('aborted')
  expect((await save(1)).staff).toMatchObject({ salesStage: 3, staffNotes: 'Call on Fridays.' })
})

it('asks why a brand becomes inactive', async () => {
  const w = await world()
  const { fields, ...input } = facts(w)
  const save = (lost?: { reason: 'closed'; note: string }) =>
    w.anna.call('saveBrandStaffFacts', { ...input, fields: { ...fields, customerStatus: 'inactive' }, lost })
  expect((await refusal(save())).message).toBe('Choose why this brand was lost.')
  expect((await save({ reason: 'closed', note: '' })).staff).toMatchObject({ lostReason: 'closed' })
})
