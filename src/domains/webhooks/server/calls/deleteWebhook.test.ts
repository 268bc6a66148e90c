import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { webhooksOfAll } from '../../../../world/webhook-stories.ts'
import { world } from '../../../../world/world.ts'
import { webhookCalls } from '../../contract.ts'

describeCall(webhookCalls.deleteWebhook, webhooksOfAll, (_w, { name }, given) => {
  const all = given as Awaited<ReturnType<typeof webhooksOfAll>>
  return { uid: (all[name] ?? all['bella'])?.uid }
})

it('deletes a webhook with what it sent and what was due, records it and emails the owners', async () => {
  const w = await world()
  const { uid, deliveryUid } = must((await webhooksOfAll(w))['bella'])
  const due = await w.bella.call('sendTestWebhook', { uid })
  await w.bella.call('deleteWebhook', { uid })
  expect((await w.bella.call('listWebhooks', { brandUid: w.luna })).rows).toEqual([])
  for (const one of [deliveryUid, due.uid])
    expect((await refusal(w.bella.call('getWebhookDelivery', { uid: one }))).code).toBe('not-found')
  expect(await w.eventsOf(uid)).toMatchObject([{ kind: 'webhook.deleted', after: { name: 'Zap' } }])
  const { rows } = await w.database.pool.query(`select subject from mails where "to" = 'bella@example.test'`)
  expect(rows).toEqual([{ subject: 'Webhook “Zap” deleted' }])
  expect((await refusal(w.bella.call('deleteWebhook', { uid }))).code).toBe('not-found')
})
