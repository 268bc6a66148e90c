import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { now } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { accountCalls } from '../../contract.ts'

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now().getTime() })

it('counts from the first right code on, and cannot be begun anew before it is removed', async () => {
  const w = await world()
  const { secret, address } = await w.alice.call('startAuthenticator', {})
  expect(address).toMatch(/^otpauth:\/\/totp\/Plusone:alice%40example\.test\?/)
  expect((await refusal(w.alice.call('addAuthenticator', { code: '12 34 56' }))).code).toBe('failed-precondition')
  expect((await w.alice.call('getSignInMethods', {})).authenticatorSince).toBeNull()
  const code = codeOf(secret)
  const { recoveryCodes } = await w.alice.call('addAuthenticator', { code: `${code.slice(0, 3)} ${code.slice(3)}` })
  expect(recoveryCodes).toHaveLength(10)
  expect((await w.alice.call('getSignInMethods', {})).authenticatorSince).not.toBeNull()
  expect((await refusal(w.alice.call('startAuthenticator', {}))).code).toBe('failed-precondition')
})

it('stores the secret sealed', async () => {
  const w = await world()
  const { secret } = await w.alice.call('startAuthenticator', {})
  const { rows } = await w.database.pool.query('select sealed_secret from authenticators')
  expect(rows).toHaveLength(1)
  expect(Buffer.from(rows[0].sealed_secret, 'base64url').toString('latin1')).not.toContain(secret)
})

describeCall(
  accountCalls.addAuthenticator,
  () => ({ code: '000000' }),
  () => ({ code: '000000' }),
)
