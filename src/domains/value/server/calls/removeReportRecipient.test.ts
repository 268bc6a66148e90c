import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { marchReport } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.removeReportRecipient, async (w) => {
  await marchReport(w)
  const who = { accountUid: w.ben.accountUid }
  return { brandUid: w.luna, uid: (await w.bella.call('addReportRecipient', { brandUid: w.luna, who })).uid }
})

it('takes them off the list; another brand cannot', async () => {
  const w = await world()
  await marchReport(w)
  const who = { accountUid: w.ben.accountUid }
  const { uid } = await w.bella.call('addReportRecipient', { brandUid: w.luna, who })
  expect((await refusal(w.oscar.call('removeReportRecipient', { brandUid: w.orso, uid }))).code).toBe('not-found')
  await w.bella.call('removeReportRecipient', { brandUid: w.luna, uid })
  expect((await w.bella.call('getReportMailing', { brandUid: w.luna })).recipients).toEqual([])
  expect((await refusal(w.bella.call('removeReportRecipient', { brandUid: w.luna, uid }))).code).toBe('not-found')
})
