import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { draftBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'
import { exampleContent } from '../build.ts'

describeCall(briefCalls.createBrief, (w) => ({ brandUid: w.luna, content: exampleContent() }))

it('makes a draft that nobody else sees, in the currency and timezone of the venue', async () => {
  const w = await world()
  const brief = await draftBrief(w)
  expect(brief).toMatchObject({ status: 'draft', version: 1, currency: 'GBP', timezone: 'Europe/London', placesTaken: 0 })
  expect((await w.anna.call('listBriefQueue', {})).rows).toEqual([])
})

it('names the field that is wrong and leaves nothing behind', async () => {
  const w = await world()
  const content = { ...exampleContent(), availability: { ...exampleContent().availability, windows: [{ weekday: 8, from: '18:00', to: '21:00' }] } }
  const answer = await refusal(w.bella.call('createBrief', { brandUid: w.luna, content }))
  expect(answer.code).toBe('invalid-argument')
  expect(answer.message).toMatch(/^content\.availability\.windows\.0\.weekday: /)
  expect((await w.bella.call('listBrandBriefs', { brandUid: w.luna })).rows).toEqual([])
})
