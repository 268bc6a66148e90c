import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { world } from '../../../../world/world.ts'
import { groupCalls } from '../../contract.ts'

describeCall(groupCalls.getGroupDefaults, (w) => ({ brandUid: w.luna }))

it('has one’s own venues, and lets change what is common whoever manages all that have it', async () => {
  const w = await world()
  const nord = await groupVenue(w, { name: 'Luna Nord' })
  const seen = async (person: typeof w.bella) => {
    const { venues, canChange } = await person.call('getGroupDefaults', { brandUid: w.luna })
    return { venues: venues.map(({ uid, houseRulesFrom, canChange: may }) => [uid, houseRulesFrom, may]), canChange }
  }
  expect(await seen(w.bella)).toEqual({
    venues: [
      [w.luna, 'own', true],
      [nord, 'own', true],
    ],
    canChange: true,
  })
  expect(await seen(w.ben)).toEqual({ venues: [[w.luna, 'own', false]], canChange: false })
})
