import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'

const card = { name: 'Anna L.', slug: 'Anna L' }

describeCall(
  staffCalls.saveStaffCard,
  () => card,
  () => card,
)

it('changes one’s own card, with a slug that nobody else has', async () => {
  const w = await world()
  const { rows } = await w.anna.call('saveStaffCard', card)
  expect(rows.find(({ isYou }) => isYou)).toMatchObject({ name: 'Anna L.', slug: 'anna-l' })
  expect((await refusal(w.amir.call('saveStaffCard', card))).code).toBe('aborted')
  expect((await refusal(w.amir.call('saveStaffCard', { ...card, slug: '!!!' }))).code).toBe('aborted')
})
