import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { softPasskey } from '../../../../world/soft-passkey.ts'
import { type World, world } from '../../../../world/world.ts'
import { openSession } from '../../../accounts/server/sessions.ts'
import { staffCalls } from '../../contract.ts'

const alice = (w: World) => ({ uid: w.alice.accountUid, reason: 'Lost her phone; we called her back.' })

async function withPasskey(w: World): Promise<void> {
  const { options } = await w.alice.call('startPasskey', {})
  await w.alice.call('addPasskey', { name: 'Phone', registration: softPasskey(w.config.publicUrl).make(options) })
}

describeCall(staffCalls.resetSecondFactor, async (w) => {
  await withPasskey(w)
  return alice(w)
})

it('takes the factors and the recovery codes, and signs out everywhere', async () => {
  const w = await world()
  await withPasskey(w)
  await w.tx((tx) => openSession(tx, w.alice.accountUid, 'a browser'))
  const account = await w.ada.call('resetSecondFactor', alice(w))
  expect(account).toMatchObject({ secondFactor: null, sessions: [] })
  expect(await w.alice.call('getSignInMethods', {})).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
  expect(await w.eventsOf(w.alice.accountUid)).toContainEqual(
    expect.objectContaining({ kind: 'account.second-factor-reset', why: alice(w).reason }),
  )
  const { rows } = await w.database.pool.query('select subject from mails where "to" = $1', ['alice@example.test'])
  expect(rows.map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Two-step verification on your .* account was reset$/),
  )
  const { rows: seen } = await w.alice.call('listSecurityEvents', {})
  expect(seen[0]).toMatchObject({ kind: 'second-factor-reset' })
  expect((await refusal(w.ada.call('resetSecondFactor', alice(w)))).message).toBe(
    'They haven’t set up two-step verification, so there’s nothing to reset.',
  )
})

it('is nothing that admins do to themselves', async () => {
  const w = await world()
  expect((await refusal(w.ada.call('resetSecondFactor', { ...alice(w), uid: w.ada.accountUid }))).code).toBe(
    'failed-precondition',
  )
})
