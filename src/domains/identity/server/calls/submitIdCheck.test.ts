import { expect, it } from 'vitest'
import { one } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { bringPictures, startedIdCheck, submittedIdCheck } from '../../../../world/id-check-stories.ts'
import { world } from '../../../../world/world.ts'
import { identityCalls } from '../../contract.ts'

describeCall(identityCalls.submitIdCheck, async (w) => ({ uid: (await submittedIdCheck(w)).uid }))

it('hands both pictures to the team', async () => {
  const w = await world()
  expect(await submittedIdCheck(w)).toMatchObject({ state: 'submitted', brought: ['document', 'selfie'] })
})

it('asks for both sides of a card', async () => {
  const w = await world()
  const { uid } = await startedIdCheck(w, 'id-card')
  const missing = async () => (await refusal(w.alice.call('submitIdCheck', { uid }))).message
  await bringPictures(w, uid, ['document', 'selfie'])
  expect(await missing()).toBe('Add a photo of the back first.')
  await bringPictures(w, uid, ['back'])
  await w.alice.call('submitIdCheck', { uid })
  const row = one((await w.anna.call('listIdChecks', {})).rows)
  expect([...row.brought].toSorted()).toEqual(['back', 'document', 'selfie'])
})

it('asks for the picture that is missing', async () => {
  const w = await world()
  const { uid } = await startedIdCheck(w)
  expect((await refusal(w.alice.call('submitIdCheck', { uid }))).message).toBe('Add a photo of your document first.')
})
