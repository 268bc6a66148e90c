import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, requestedCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

describeCall(collabCalls.getTermsLink, async (w) => ({ uid: (await approvedCollab(w)).uid }))

it('needs an agreement', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  expect((await refusal(w.alice.call('getTermsLink', { uid }))).message).toBe(
    'Nothing is agreed yet, so there are no terms.',
  )
})
