import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { now } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type Person, world } from '../../../../world/world.ts'
import { accountCalls } from '../../contract.ts'

async function setUp(person: Person): Promise<void> {
  const { secret } = await person.call('startAuthenticator', {})
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now().getTime() })
  await person.call('addAuthenticator', { code })
}

it('asks for no code any more', async () => {
  const w = await world()
  await setUp(w.alice)
  await w.alice.call('removeAuthenticator', {})
  expect(await w.alice.call('getSignInMethods', {})).toMatchObject({ authenticatorSince: null, recoveryCodesLeft: 0 })
  expect((await refusal(w.alice.call('removeAuthenticator', {}))).code).toBe('not-found')
})

describeCall(
  accountCalls.removeAuthenticator,
  async (w) => {
    for (const person of [w.alice, w.olivia, w.bella, w.ben, w.oscar, w.anna, w.amir, w.ada]) await setUp(person)
    return {}
  },
  () => ({}),
)
