import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { marchReport, secondVenue } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.getReportMailing, async (w) => {
  await marchReport(w)
  return { brandUid: w.luna }
})

it('is on for the whole team until somebody changes it, and names who can be chosen', async () => {
  const w = await world()
  await marchReport(w)
  const east = await secondVenue(w)
  expect(await w.bella.call('getReportMailing', { brandUid: w.luna })).toEqual({
    isOn: true,
    toTeam: true,
    version: 0,
    recipients: [],
    people: [
      { accountUid: w.bella.accountUid, name: 'Bella', brandUids: [w.luna, east] },
      { accountUid: w.ben.accountUid, name: expect.any(String), brandUids: [w.luna] },
    ],
    venues: [
      { uid: w.luna, name: 'Luna' },
      { uid: east, name: 'Luna East' },
    ],
  })
  expect((await refusal(w.ben.call('getReportMailing', { brandUid: w.luna }))).code).toBe('permission-denied')
})
