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
  expect(await w.anna.call('listSubmittedBriefs', {})).toMatchObject({ rows: [] })
})

it('names the field that is wrong and leaves nothing behind', async () => {
  const w = await world()
  const content = { ...exampleContent(), availability: { ...exampleContent().availability, windows: [{ weekday: 1, from: '21:00', to: '18:00' }] } }
  const answer = await refusal(w.bella.call('createBrief', { brandUid: w.luna, content }))
  expect(answer).toEqual({ code: 'invalid-argument', message: 'content.availability.windows.0.to: must end after it starts' })
  expect((await w.bella.call('listBriefs', { brandUid: w.luna })).rows).toEqual([])
})
