import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { softPasskey } from '../../../../world/soft-passkey.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { accountCalls } from '../../contract.ts'

async function passkeyOf(w: World, person: Person): Promise<string> {
  const { options } = await person.call('startPasskey', {})
  const registration = softPasskey(w.config.publicUrl).make(options)
  return (await person.call('addPasskey', { name: 'Phone', registration })).uid
}

it('removes one’s own, and with the last one the recovery codes', async () => {
  const w = await world()
  const uid = await passkeyOf(w, w.alice)
  expect((await refusal(w.olivia.call('removePasskey', { uid }))).code).toBe('not-found')
  await w.alice.call('removePasskey', { uid })
  expect(await w.alice.call('getSignInMethods', {})).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
  const { rows } = await w.database.pool.query('select 1 from recovery_codes')
  expect(rows).toEqual([])
})

const own: Record<string, string> = {}
describeCall(
  accountCalls.removePasskey,
  async (w) => {
    for (const person of [w.alice, w.olivia, w.bella, w.ben, w.oscar, w.anna, w.amir, w.ada])
      own[person.name] = await passkeyOf(w, person)
    return { uid: own['alice'] }
  },
  (_w, person, given) => ({ uid: own[person.name] ?? (given as { uid: string }).uid }),
)
