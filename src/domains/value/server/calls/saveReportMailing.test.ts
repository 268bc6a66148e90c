import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { marchReport } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

const asked = { version: 0, isOn: false, toTeam: true }

describeCall(valueCalls.saveReportMailing, async (w) => {
  await marchReport(w)
  return { ...asked, brandUid: w.luna }
})

it('keeps the choice, and notices somebody who was faster', async () => {
  const w = await world()
  await marchReport(w)
  await w.bella.call('saveReportMailing', { ...asked, brandUid: w.luna })
  expect(await w.bella.call('getReportMailing', { brandUid: w.luna })).toMatchObject({ isOn: false, version: 1 })
  expect((await refusal(w.bella.call('saveReportMailing', { ...asked, brandUid: w.luna }))).code).toBe('aborted')
})

it('can be switched off on every plan, and on only with advanced reporting', async () => {
  const w = await world()
  await marchReport(w)
  await givePlan(w, 'starter')
  await w.bella.call('saveReportMailing', { ...asked, brandUid: w.luna })
  const on = { brandUid: w.luna, version: 1, isOn: true, toTeam: true }
  expect((await refusal(w.bella.call('saveReportMailing', on))).message).toContain('Upgrade to Professional')
})
