import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { world } from '../../../../world/world.ts'
import { organisationCalls } from '../../contract.ts'

describeCall(organisationCalls.listGroupTeam, (w) => ({ brandUid: w.luna }))

it('has who works where, at the venues one belongs to', async () => {
  const w = await world()
  const nord = await groupVenue(w, { name: 'Luna Nord' })
  const { venues, people, seats } = await w.bella.call('listGroupTeam', { brandUid: w.luna })
  expect(venues).toEqual([
    { uid: w.luna, name: 'Luna', canChange: true },
    { uid: nord, name: 'Luna Nord', canChange: true },
  ])
  expect(people.map(({ name, isYou, roles }) => ({ name, isYou, roles }))).toEqual([
    {
      name: 'Bella',
      isYou: true,
      roles: [
        { brandUid: w.luna, role: 'owner' },
        { brandUid: nord, role: 'owner' },
      ],
    },
    { name: 'Ben', isYou: false, roles: [{ brandUid: w.luna, role: 'member' }] },
  ])
  expect(seats.used).toBe(2)
  const ofBen = await w.ben.call('listGroupTeam', { brandUid: w.luna })
  expect(ofBen.venues).toEqual([{ uid: w.luna, name: 'Luna', canChange: false }])
  expect(ofBen.people).toHaveLength(2)
})
