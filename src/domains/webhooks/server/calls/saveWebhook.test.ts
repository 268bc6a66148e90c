import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { webhooksOfAll } from '../../../../world/webhook-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { webhookCalls, type WebhookFields } from '../../contract.ts'
import { makeWebhook } from '../build.ts'

const fields: WebhookFields = {
  name: 'Reports',
  url: 'https://reports.example.test/in',
  topics: ['invoice.paid', 'collab.requested'],
}

describeCall(webhookCalls.saveWebhook, webhooksOfAll, (_w, { name }, given) => {
  const all = given as Awaited<ReturnType<typeof webhooksOfAll>>
  return { uid: (all[name] ?? all['bella'])?.uid, version: 1, fields }
})

const made = (w: World) =>
  makeWebhook(w.database.db, w.config, { accountUid: w.bella.accountUid, brandUid: w.luna, topics: ['visit.booked'] })

it('changes the name, the address and the events, keeps the secret, records it and mails the owner', async () => {
  const w = await world()
  const { uid } = await made(w)
  const secretOf = () => w.database.pool.query(`select sealed_secret from webhooks`).then(({ rows }) => rows)
  const before = await secretOf()
  expect(await w.bella.call('saveWebhook', { uid, version: 1, fields })).toMatchObject({
    ...fields,
    topics: ['collab.requested', 'invoice.paid'],
    version: 2,
    state: 'on',
  })
  expect(await secretOf()).toEqual(before)
  expect(await w.eventsOf(uid)).toMatchObject([
    { kind: 'webhook.changed', after: { name: 'Reports', url: fields.url } },
  ])
  const { rows } = await w.database.pool.query(`select subject, text from mails where "to" = 'bella@example.test'`)
  expect(rows).toMatchObject([{ subject: 'Webhook “Reports” changed' }])
  expect(rows[0].text).toContain('It sends: A creator requests a collab; An invoice is paid.')
})

it('forgets that nothing arrived at an address that is another one now', async () => {
  const w = await world()
  const { uid } = await made(w)
  await w.database.pool.query(`update webhooks set failing_since = now()`)
  const same = { ...fields, url: 'https://hooks.example.test/in' }
  const { failingSince } = await w.bella.call('saveWebhook', { uid, version: 1, fields: same })
  expect(failingSince).not.toBeNull()
  expect((await w.bella.call('saveWebhook', { uid, version: 2, fields })).failingSince).toBeNull()
})

it('refuses a private address, a stale version, and one that is off', async () => {
  const w = await world()
  const { uid } = await made(w)
  const to = (url: string) => w.bella.call('saveWebhook', { uid, version: 1, fields: { ...fields, url } })
  expect((await refusal(to('https://192.168.1.10/in'))).code).toBe('invalid-argument')
  expect((await refusal(w.bella.call('saveWebhook', { uid, version: 2, fields }))).code).toBe('aborted')
  await w.bella.call('turnOffWebhook', { uid })
  expect((await refusal(w.bella.call('saveWebhook', { uid, version: 2, fields }))).message).toBe(
    'This webhook is off. Turn it on first.',
  )
})
