import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { draftBrief, liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'

describeCall(briefCalls.getBrief, async (w) => ({ uid: (await liveBrief(w)).uid }))

it('answers a stranger as if it did not exist', async () => {
  const w = await world()
  const { uid } = await draftBrief(w)
  const strange = await refusal(w.oscar.call('getBrief', { uid }))
  const unknown = await refusal(w.oscar.call('getBrief', { uid: 'brief_01jd0000000000000000000000' }))
  expect(strange).toEqual(unknown)
})

it('shows influencers what is live, without what brand and staff write each other', async () => {
  const w = await world()
  const draft = await draftBrief(w)
  expect((await refusal(w.alice.call('getBrief', { uid: draft.uid }))).code).toBe('not-found')
  const submitted = await w.bella.call('submitBrief', { uid: draft.uid, version: draft.version, note: 'Please hurry.' })
  await w.anna.call('approveBrief', { uid: draft.uid, version: submitted.version })
  expect(await w.alice.call('getBrief', { uid: draft.uid })).toMatchObject({
    status: 'live',
    submitNote: '',
    can: { edit: false, pause: false },
  })
  expect(await w.amir.call('getBrief', { uid: draft.uid })).toMatchObject({
    submitNote: 'Please hurry.',
    can: { edit: false },
  })
})
