import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { softPasskey } from '../../../../world/soft-passkey.ts'
import { world } from '../../../../world/world.ts'
import { accountCalls } from '../../contract.ts'

it('makes ten, for who has a second factor', async () => {
  const w = await world()
  expect((await refusal(w.alice.call('makeRecoveryCodes', {}))).message).toBe(
    'Set up a passkey or an authenticator app first.',
  )
  const { options } = await w.alice.call('startPasskey', {})
  const registration = softPasskey(w.config.publicUrl).make(options)
  const { recoveryCodes: before } = await w.alice.call('addPasskey', { name: 'Phone', registration })
  const { recoveryCodes } = await w.alice.call('makeRecoveryCodes', {})
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(recoveryCodes.filter((code) => before?.includes(code))).toEqual([])
  for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
})

describeCall(
  accountCalls.makeRecoveryCodes,
  () => ({}),
  () => ({}),
)
