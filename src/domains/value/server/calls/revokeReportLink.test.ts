import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { marchReport, tokenIn } from '../../../../world/value-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

async function shared(w: World) {
  const month = await marchReport(w)
  const { url } = await w.bella.call('shareReport', { brandUid: w.luna, month, days: 30 })
  const { links } = await w.bella.call('getMonthlyReport', { brandUid: w.luna, month })
  return { url, link: { brandUid: w.luna, uid: must(links[0]).uid } }
}

describeCall(valueCalls.revokeReportLink, async (w) => (await shared(w)).link)

it('closes the link, on every plan', async () => {
  const w = await world()
  const { url, link } = await shared(w)
  await givePlan(w, 'basic')
  await w.bella.call('revokeReportLink', link)
  expect(await refusal(w.anonymous.call('getSharedReport', { token: tokenIn(url) }))).toMatchObject({
    code: 'not-found',
  })
})

it('finds no link of another organisation', async () => {
  const w = await world()
  const { link } = await shared(w)
  expect((await refusal(w.oscar.call('revokeReportLink', { ...link, brandUid: w.orso }))).code).toBe('not-found')
})
