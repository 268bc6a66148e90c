import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { marchReport, tokenIn } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.shareReport, async (w) => ({ brandUid: w.luna, month: await marchReport(w), days: 30 }))

it('opens the report to whoever has the link, until its end, also when the plan ends before', async () => {
  const w = await world()
  const month = await marchReport(w)
  const { url } = await w.bella.call('shareReport', { brandUid: w.luna, month, days: 7 })
  const { links } = await w.bella.call('getMonthlyReport', { brandUid: w.luna, month })
  expect(links).toMatchObject([{ withCosts: false }])
  const read = () => w.anonymous.call('getSharedReport', { token: tokenIn(url) })
  expect(await read()).toMatchObject({ name: 'Luna', month })
  await givePlan(w, 'starter')
  expect(await read()).toMatchObject({ name: 'Luna' })
  setClock(plus(now(), 7 * dayMs))
  expect(await refusal(read())).toMatchObject({ message: 'This link has expired. Ask whoever sent it for a new one.' })
})

it('is part of advanced reporting, and for a month that is over', async () => {
  const w = await world()
  const month = await marchReport(w)
  const share = (of: string) => w.bella.call('shareReport', { brandUid: w.luna, month: of, days: 7 })
  expect((await refusal(share('2026-04'))).message).toContain('This month isn’t over yet.')
  await givePlan(w, 'starter')
  expect((await refusal(share(month))).message).toContain('Advanced reporting isn’t in your plan')
})
