import { expect, it } from 'vitest'
import { demoVideo, drawnPhoto } from '../../../media/server/build.ts'
import { bringFile, bringPhoto } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { marchReport } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.saveReportLogo, async (w) => {
  await marchReport(w)
  return { brandUid: w.luna, fileUid: null }
})

it('stands on every report of the organisation, and is taken off on every plan', async () => {
  const w = await world()
  await marchReport(w)
  const logo = async (month: string) => (await w.bella.call('getMonthlyReport', { brandUid: w.luna, month })).logo
  expect(await logo('2026-03')).toBeNull()
  const fileUid = await bringPhoto(w, w.bella)
  await w.bella.call('saveReportLogo', { brandUid: w.luna, fileUid })
  // Private: its address is signed and ends.
  expect(await logo('2026-03')).toMatchObject({ path: expect.stringContaining('sig='), width: expect.any(Number) })
  expect(await logo('2026-02')).not.toBeNull()
  await givePlan(w, 'starter')
  expect(await w.bella.call('saveReportLogo', { brandUid: w.luna, fileUid: null })).toEqual({ hasLogo: false })
  await givePlan(w, 'professional')
  expect(await logo('2026-03')).toBeNull()
})

it('refuses a picture that would be a blur', async () => {
  const w = await world()
  await marchReport(w)
  const save = async (width: number, height: number) => {
    const fileUid = await bringFile(w, w.bella, 'logo.jpg', await drawnPhoto(3, width, height))
    return w.bella.call('saveReportLogo', { brandUid: w.luna, fileUid })
  }
  expect(await refusal(save(400, 63))).toMatchObject({
    code: 'failed-precondition',
    message: 'This logo is 400 × 63 pixels. Choose one with at least 64 pixels on its shorter side.',
  })
  expect(await save(400, 64)).toEqual({ hasLogo: true })
})

it('refuses a file of somebody else, a video, and a plan without it', async () => {
  const w = await world()
  await marchReport(w)
  const save = (fileUid: string) => w.bella.call('saveReportLogo', { brandUid: w.luna, fileUid })
  expect((await refusal(save(await bringPhoto(w, w.oscar)))).code).toBe('not-found')
  const video = await bringFile(w, w.bella, 'reel.mp4', await demoVideo())
  expect((await refusal(save(video))).message).toBe('Choose a picture of your logo, such as a PNG.')
  await givePlan(w, 'starter')
  expect((await refusal(save(await bringPhoto(w, w.bella)))).message).toContain('Advanced reporting isn’t in your plan')
})
