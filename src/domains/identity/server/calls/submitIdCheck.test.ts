import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { startedIdCheck, submittedIdCheck } from '../../../../world/id-check-stories.ts'
import { world } from '../../../../world/world.ts'
import { identityCalls } from '../../contract.ts'

describeCall(identityCalls.submitIdCheck, async (w) => ({ uid: (await submittedIdCheck(w)).uid }))

it('hands both pictures to the team', async () => {
  const w = await world()
  expect(await submittedIdCheck(w)).toMatchObject({ state: 'submitted', brought: ['document', 'selfie'] })
})

it('asks for the picture that is missing', async () => {
  const w = await world()
  const { uid } = await startedIdCheck(w)
  expect((await refusal(w.alice.call('submitIdCheck', { uid }))).message).toBe('Add a photo of your document first.')
})
