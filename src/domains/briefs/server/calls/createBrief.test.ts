import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { draftBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { makeList } from '../../../lists/server/build.ts'
import { briefCalls } from '../../contract.ts'
import { exampleContent } from '../build.ts'

describeCall(briefCalls.createBrief, (w) => ({ brandUid: w.luna, content: exampleContent() }))

it('makes a draft that nobody else sees, in the currency and timezone of the venue', async () => {
  const w = await world()
  const brief = await draftBrief(w)
  expect(brief).toMatchObject({
    status: 'draft',
    version: 1,
    currency: 'GBP',
    timezone: 'Europe/London',
    spotsTaken: 0,
  })
  expect(await w.anna.call('listBriefQueue', {})).toMatchObject({ rows: [] })
})

it('names the field that is wrong and leaves nothing behind', async () => {
  const w = await world()
  const content = {
    ...exampleContent(),
    availability: { ...exampleContent().availability, windows: [{ weekday: 1, from: '21:00', to: '21:00' }] },
  }
  const answer = await refusal(w.bella.call('createBrief', { brandUid: w.luna, content }))
  expect(answer).toEqual({
    code: 'invalid-argument',
    message: 'The end can’t be the same as the start.',
  })
  expect((await w.bella.call('listBrandBriefs', { brandUid: w.luna })).rows).toEqual([])
})

it('takes no clip that can’t be found, so that none plays that nobody checked', async () => {
  const w = await world()
  const content = exampleContent({ pictures: ['example/hero.jpg', 'no/such.mp4'] })
  expect((await refusal(w.bella.call('createBrief', { brandUid: w.luna, content }))).message).toBe(
    'Check number 2 in photos and clips. We couldn’t find this file. Upload it again.',
  )
})

it('starts from sensible defaults: live today on the clock of the venue, quiet hours, the venue mentioned', async () => {
  const w = await world()
  const { content, can } = await w.bella.call('createBrief', { brandUid: w.luna })
  expect(content).toMatchObject({
    liveFrom: '2026-03-02',
    liveUntil: '2026-05-01',
    mentions: ['cafeluna'],
    guests: 1,
    eligibility: { cities: ['london'] },
  })
  expect(content.availability.windows).toHaveLength(3)
  expect(can).toMatchObject({ edit: true, submit: true, approve: false })
})

it('leaves lists of influencers to staff', async () => {
  const w = await world()
  await w.tx((tx) => makeList(tx, { uid: 'list_chosen', name: 'Chosen', by: null }))
  const content = exampleContent({ eligibility: { ...exampleContent().eligibility, listUids: ['list_chosen'] } })
  expect((await refusal(w.bella.call('createBrief', { brandUid: w.luna, content }))).code).toBe('permission-denied')
  expect((await w.anna.call('createBrief', { brandUid: w.luna, content })).content.eligibility.listUids).toEqual([
    'list_chosen',
  ])
  const unknown = exampleContent({ eligibility: { ...exampleContent().eligibility, listUids: ['list_other'] } })
  expect((await refusal(w.anna.call('createBrief', { brandUid: w.luna, content: unknown }))).code).toBe('not-found')
})
