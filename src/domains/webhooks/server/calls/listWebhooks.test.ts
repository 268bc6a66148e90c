import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { webhooksOfAll } from '../../../../world/webhook-stories.ts'
import { world } from '../../../../world/world.ts'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { webhookCalls } from '../../contract.ts'
import { makeWebhook } from '../build.ts'

describeCall(webhookCalls.listWebhooks, (w) => ({ brandUid: w.luna }))

it('shows an organisation’s webhooks, and never a secret', async () => {
  const w = await world()
  const { uid, secret } = await makeWebhook(w.database.db, w.config, {
    accountUid: w.bella.accountUid,
    brandUid: w.luna,
  })
  const list = await w.bella.call('listWebhooks', { brandUid: w.luna })
  expect(list).toMatchObject({ canCreate: true, rows: [{ uid, name: 'Zap', createdBy: 'Bella', state: 'on' }] })
  expect(JSON.stringify(list)).not.toContain(secret.slice(6))
})

it('is for owners and for admins of our team, who can only turn one off there', async () => {
  const w = await world()
  await webhooksOfAll(w)
  await w.tx((tx) => addMembership(tx, w.ben.accountUid, 'brand', w.luna, 'admin'))
  expect((await refusal(w.ben.call('listWebhooks', { brandUid: w.luna }))).code).toBe('permission-denied')
  const seen = await w.ada.call('listWebhooks', { brandUid: w.luna })
  expect(seen.canCreate).toBe(false)
  expect(seen.rows.map(({ can }) => can)).toEqual([
    { manage: false, replaceSecret: false, turnOn: false, turnOff: true, delete: false },
  ])
})

it('keeps our team’s webhooks to its admins', async () => {
  const w = await world()
  const made = await webhooksOfAll(w)
  expect(first((await w.ada.call('listWebhooks', { brandUid: null })).rows).uid).toBe(made['ada']?.uid)
  expect((await w.bella.call('listWebhooks', { brandUid: w.luna })).rows.map(({ uid }) => uid)).toEqual([
    made['bella']?.uid,
  ])
  expect((await refusal(w.bella.call('listWebhooks', { brandUid: null }))).code).toBe('permission-denied')
})
