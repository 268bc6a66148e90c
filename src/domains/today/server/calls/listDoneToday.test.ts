import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { todayCalls } from '../../contract.ts'

describeCall(
  todayCalls.listDoneToday,
  (w) => ({ brandUid: w.luna }),
  () => ({}),
)

it('says what one has decided since midnight on one’s clock, and nothing of what others did', async () => {
  const w = await world()
  const { uid, version } = await requestedCollab(w)
  await w.bella.call('approveCollab', { uid, version })
  const done = async (person: typeof w.bella) =>
    (await person.call('listDoneToday', {})).rows.map(({ words, about }) => `${words}: ${about}`)
  expect((await done(w.bella))[0]).toBe('Approved, terms agreed: Alice Moreau · Luna')
  expect(await done(w.ben)).toEqual([])
  setClock(new Date('2026-03-03T00:30:00Z'))
  expect(await done(w.bella)).toEqual([])
})
