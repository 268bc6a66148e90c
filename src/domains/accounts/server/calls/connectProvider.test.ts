import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { accountCalls } from '../../contract.ts'

describeCall(
  accountCalls.connectProvider,
  () => ({ provider: 'google' }),
  (_w, _person, given) => given,
)

it('is refused where the provider is not set', async () => {
  const w = await world()
  const refused = await refusal(w.alice.call('connectProvider', { provider: 'google' }))
  expect(refused).toEqual({
    code: 'failed-precondition',
    message: 'This way of signing in isn’t available. Choose another one.',
  })
})
