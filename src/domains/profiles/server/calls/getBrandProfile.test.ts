import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

describeCall(profileCalls.getBrandProfile, (w) => ({ uid: w.luna }))

it('says who may change it, and shows the team’s facts to the team', async () => {
  const w = await world()
  const seen = (person: typeof w.ben) => person.call('getBrandProfile', { uid: w.luna })
  expect(await seen(w.ben)).toMatchObject({ staff: null, can: { save: false, block: false, saveStaffFacts: false } })
  expect(await seen(w.bella)).toMatchObject({
    staff: null,
    can: { save: true, block: true },
    manager: { name: 'Anna' },
  })
  expect(await seen(w.amir)).toMatchObject({ staff: { rag: 'green' }, can: { save: false, saveStaffFacts: false } })
  expect(await seen(w.anna)).toMatchObject({ can: { save: true, saveStaffFacts: true } })
  const stranger = (uid: string) => refusal(w.oscar.call('getBrandProfile', { uid }))
  expect(await stranger(w.luna)).toEqual(await stranger('brand_01jd0000000000000000000000'))
})
