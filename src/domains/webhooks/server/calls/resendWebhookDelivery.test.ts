import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { webhooksOfAll } from '../../../../world/webhook-stories.ts'
import { world } from '../../../../world/world.ts'
import { webhookCalls } from '../../contract.ts'
import { isBlocked } from '../build.ts'

describeCall(webhookCalls.resendWebhookDelivery, webhooksOfAll, (_w, { name }, given) => {
  const all = given as Awaited<ReturnType<typeof webhooksOfAll>>
  return { uid: (all[name] ?? all['bella'])?.deliveryUid }
})

it('queues it once for two at once, and refuses where the webhook is off', async () => {
  const w = await world()
  const { uid, deliveryUid } = must((await webhooksOfAll(w))['bella'])
  const resend = () => w.bella.call('resendWebhookDelivery', { uid: deliveryUid })
  expect(codes(await Promise.allSettled([resend(), resend()])).toSorted()).toEqual(['failed-precondition', 'ok'])
  expect((await refusal(resend())).message).toBe(
    'This message is already being sent. Reload the page to see whether it arrived.',
  )
  expect(await w.bella.call('getWebhookDelivery', { uid: deliveryUid })).toMatchObject({ state: 'waiting', tries: 0 })
  await w.bella.call('turnOffWebhook', { uid })
  expect((await refusal(resend())).message).toBe('This webhook is off. Turn it on first.')
})

it('waits for a colleague who is turning the webhook off, and then refuses', async () => {
  const w = await world()
  const { uid, deliveryUid } = must((await webhooksOfAll(w))['bella'])
  const holder = await w.database.pool.connect()
  await holder.query('begin')
  await holder.query('update webhooks set off_at = created_at where uid = $1', [uid])
  const refused = refusal(w.bella.call('resendWebhookDelivery', { uid: deliveryUid }))
  await expect.poll(() => isBlocked(w.database)).toBe(true)
  await holder.query('commit')
  holder.release()
  expect((await refused).message).toBe('This webhook is off. Turn it on first.')
})
