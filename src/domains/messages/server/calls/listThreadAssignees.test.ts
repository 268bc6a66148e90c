import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { type Person, world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

describeCall(messageCalls.listThreadAssignees, (w) => ({ brandUids: [w.luna] }))

it('names a brand’s team to its people, and to ours who of us could reply', async () => {
  const w = await world()
  const names = async (person: Person, brandUids: string[]) =>
    (await person.call('listThreadAssignees', { brandUids })).rows.map(({ name }) => name)
  expect(await names(w.ben, [w.luna])).toEqual(['Bella', 'Ben'])
  expect(await names(w.anna, [w.luna])).toEqual(['Ada', 'Anna'])
  expect(await names(w.anna, [])).toEqual(['Ada', 'Amir', 'Anna'])
})
