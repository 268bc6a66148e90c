import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { lastLink } from '../../../../world/mail-links.ts'
import { world } from '../../../../world/world.ts'
import { accountCalls } from '../../contract.ts'

describeCall(
  accountCalls.cancelEmailChange,
  async (w) => {
    for (const person of [w.alice, w.olivia, w.bella, w.ben, w.oscar, w.anna, w.amir, w.ada])
      await person.call('changeEmail', { email: `${person.name}@new.test` })
  },
  () => ({}),
)

it('ends both links and can be done once', async () => {
  const w = await world()
  await w.alice.call('changeEmail', { email: 'alice@new.test' })
  const links = [await lastLink(w, 'alice@new.test'), await lastLink(w, 'alice@example.test')]
  expect(await w.alice.call('cancelEmailChange', {})).toEqual({ cancelled: true })
  for (const { token } of links)
    expect((await refusal(w.anonymous.call('answerEmailChange', { token, agree: true }))).code).toBe('not-found')
  expect((await refusal(w.alice.call('cancelEmailChange', {}))).code).toBe('not-found')
})
