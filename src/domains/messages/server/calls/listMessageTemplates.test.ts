import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

const brandOf = (w: World, person: Person<string | null>) =>
  person === w.bella || person === w.ben ? w.luna : person === w.oscar ? w.orso : undefined

describeCall(
  messageCalls.listMessageTemplates,
  () => undefined,
  (w, person) => ({ brandUid: brandOf(w, person) }),
)

it('is by name, with who wrote each', async () => {
  const w = await world()
  for (const name of ['thanks', 'Directions'])
    await w.ben.call('addMessageTemplate', { brandUid: w.luna, fields: { name, text: 'Hi {creator}' } })
  const { rows } = await w.bella.call('listMessageTemplates', { brandUid: w.luna })
  expect(rows.map(({ name, changedBy, version }) => [name, changedBy, version])).toEqual([
    ['Directions', 'Ben', 1],
    ['thanks', 'Ben', 1],
  ])
})
