import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { softPasskey } from '../../../../world/soft-passkey.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { accountCalls } from '../../contract.ts'

async function made(w: World, person: Person, passkey = softPasskey(w.config.publicUrl)) {
  const { options } = await person.call('startPasskey', {})
  return { name: 'Phone', registration: passkey.make(options) }
}

it('keeps a passkey, and gives recovery codes with the first alone', async () => {
  const w = await world()
  const first = await w.alice.call('addPasskey', await made(w, w.alice))
  expect(first.recoveryCodes).toHaveLength(10)
  expect((await w.alice.call('addPasskey', await made(w, w.alice))).recoveryCodes).toBeNull()
  const { passkeys, recoveryCodesLeft } = await w.alice.call('getSignInMethods', {})
  expect(passkeys.map(({ name, lastUsedAt }) => [name, lastUsedAt])).toEqual([
    ['Phone', null],
    ['Phone', null],
  ])
  expect(recoveryCodesLeft).toBe(10)
})

it('refuses one that answers nothing we asked, that is asked of somebody else, of another site, or kept already', async () => {
  const w = await world()
  const passkey = softPasskey(w.config.publicUrl)
  const given = await made(w, w.alice, passkey)
  expect((await refusal(w.olivia.call('addPasskey', given))).code).toBe('failed-precondition')
  await w.alice.call('addPasskey', given)
  expect((await refusal(w.alice.call('addPasskey', given))).message).toContain('couldn’t be saved')
  const again = await made(w, w.alice, passkey)
  expect((await refusal(w.alice.call('addPasskey', again))).message).toBe('This passkey is already saved.')
  const foreign = await made(w, w.alice, softPasskey('https://elsewhere.test'))
  expect((await refusal(w.alice.call('addPasskey', foreign))).code).toBe('failed-precondition')
})

describeCall(
  accountCalls.addPasskey,
  (w) => made(w, w.alice),
  (_w, _person, given) => given,
)
