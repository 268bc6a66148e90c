import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { accountCalls } from '../../contract.ts'
import { findProvider } from '../provider-settings.ts'
import { must } from '../../../../kit/contract/must.ts'
import { connect, listConnected } from '../providers.ts'

describeCall(
  accountCalls.disconnectProvider,
  () => ({ provider: 'google' }),
  (_w, _person, given) => given,
)

it('disconnects, and writes it down', async () => {
  const w = await world()
  const config = { ...w.config, GOOGLE_CLIENT_ID: 'plusone', GOOGLE_CLIENT_SECRET: 'secret' }
  const google = must(findProvider(config, 'google'), 'Google')
  const person = { subject: 'one', email: 'alice@gmail.test', isEmailVerified: true, name: null }
  await w.tx((tx) => connect(tx, w.alice.accountUid, google, person))
  await w.alice.call('disconnectProvider', { provider: 'google' })
  expect(await listConnected(w.database.db, w.alice.accountUid)).toEqual([])
  const { rows } = await w.alice.call('listSecurityEvents', {})
  expect(rows[0]?.kind).toBe('provider-disconnected')
})
