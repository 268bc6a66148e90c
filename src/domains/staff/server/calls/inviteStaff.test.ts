import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'

const carla = { email: 'carla@plusone.test', name: 'Carla Nune', role: 'account_manager' as const }

describeCall(staffCalls.inviteStaff, () => carla)

it('makes an account of the team that waits for its owner', async () => {
  const w = await world()
  const { rows } = await w.ada.call('inviteStaff', carla)
  expect(rows.find(({ email }) => email === carla.email)).toMatchObject({
    slug: 'carla-nune',
    book: 0,
    lastSeenAt: null,
  })
  const { rows: mails } = await w.database.pool.query(`select subject from mails where "to" = $1`, [carla.email])
  expect(mails[0].subject).toContain('invited you to the Plusone team')
})

it('makes no customer one of the team', async () => {
  const w = await world()
  const { email } = await w.alice.call('getUser', {})
  expect((await refusal(w.ada.call('inviteStaff', { ...carla, email }))).code).toBe('failed-precondition')
})
