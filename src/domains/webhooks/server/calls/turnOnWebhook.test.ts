import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { webhooksOfAll } from '../../../../world/webhook-stories.ts'
import { world } from '../../../../world/world.ts'
import { webhookCalls } from '../../contract.ts'
import { mostWebhooks } from '../../fields.ts'
import { makeWebhook } from '../build.ts'

describeCall(webhookCalls.turnOnWebhook, webhooksOfAll, (_w, { name }, given) => {
  const all = given as Awaited<ReturnType<typeof webhooksOfAll>>
  return { uid: (all[name] ?? all['bella'])?.uid }
})

it('sends again from now on, unless there are enough others', async () => {
  const w = await world()
  const { uid } = must((await webhooksOfAll(w))['bella'])
  await w.bella.call('turnOffWebhook', { uid })
  expect((await w.bella.call('turnOnWebhook', { uid })).state).toBe('on')
  expect((await w.eventsOf(uid)).map(({ kind }) => kind)).toEqual(['webhook.turned-on', 'webhook.turned-off'])
  await w.bella.call('turnOffWebhook', { uid })
  for (let made = 0; made < mostWebhooks; made += 1)
    await makeWebhook(w.database.db, w.config, { accountUid: w.bella.accountUid, brandUid: w.luna })
  expect((await refusal(w.bella.call('turnOnWebhook', { uid }))).message).toBe(
    'There are 20 webhooks already. Turn one off first.',
  )
})

it('gives up what an action queued while the webhook was being turned off', async () => {
  const w = await world()
  const { uid, deliveryUid } = must((await webhooksOfAll(w))['bella'])
  await w.bella.call('turnOffWebhook', { uid })
  const left = 'update webhook_deliveries set due_at = queued_at, delivered_at = null where webhook_uid = $1'
  await w.database.pool.query(left, [uid])
  await w.bella.call('turnOnWebhook', { uid })
  expect(await w.bella.call('getWebhookDelivery', { uid: deliveryUid })).toMatchObject({
    state: 'given-up',
    problem: 'The webhook was turned off.',
    canResend: true,
  })
})
