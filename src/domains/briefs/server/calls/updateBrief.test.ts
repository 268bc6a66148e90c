import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { draftBrief, liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'
import { exampleContent } from '../build.ts'

describeCall(briefCalls.updateBrief, async (w) => {
  const { uid, version } = await draftBrief(w)
  return { uid, version, content: exampleContent({ title: 'Lunch' }) }
})

it('keeps what a live brief says complete', async () => {
  const w = await world()
  const { uid, version } = await liveBrief(w)
  const answer = await refusal(w.bella.call('updateBrief', { uid, version, content: exampleContent({ included: [], pictures: [] }) }))
  expect(answer).toEqual({ code: 'failed-precondition', message: 'Say what is included. Add at least one picture.' })
  expect(await w.bella.call('getBrief', { uid })).toMatchObject({ version, content: { included: ['Tasting menu for two', 'Two soft drinks'] } })
})

it('gives one of two who change at once the old version back', async () => {
  const w = await world()
  const { uid, version } = await draftBrief(w)
  await w.bella.call('updateBrief', { uid, version, content: exampleContent({ title: 'Lunch' }) })
  const answer = await refusal(w.ben.call('updateBrief', { uid, version, content: exampleContent({ title: 'Brunch' }) }))
  expect(answer.code).toBe('aborted')
  expect((await w.ben.call('getBrief', { uid })).content.title).toBe('Lunch')
})
