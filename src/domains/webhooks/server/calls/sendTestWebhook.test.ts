import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { webhooksOfAll } from '../../../../world/webhook-stories.ts'
import { world } from '../../../../world/world.ts'
import { webhookCalls } from '../../contract.ts'
import type { Topic } from '../../topics.ts'
import { isBlocked, makeWebhook } from '../build.ts'

describeCall(webhookCalls.sendTestWebhook, webhooksOfAll, (_w, { name }, given) => {
  const all = given as Awaited<ReturnType<typeof webhooksOfAll>>
  return { uid: (all[name] ?? all['bella'])?.uid }
})

it('queues a test, and refuses where the webhook is off', async () => {
  const w = await world()
  const { uid } = must((await webhooksOfAll(w))['bella'])
  expect(await w.bella.call('sendTestWebhook', { uid })).toMatchObject({ type: 'test', state: 'waiting', tries: 0 })
  await w.bella.call('turnOffWebhook', { uid })
  expect((await refusal(w.bella.call('sendTestWebhook', { uid }))).message).toBe(
    'This webhook is off. Turn it on first.',
  )
})

it('is an example of the event that is chosen, of those that the webhook sends', async () => {
  const w = await world()
  const topics = ['collab.requested', 'visit.booked'] as const
  const { uid } = await makeWebhook(w.database.db, w.config, {
    accountUid: w.bella.accountUid,
    brandUid: w.luna,
    topics,
  })
  const testOf = (topic?: Topic) => w.bella.call('sendTestWebhook', { uid, topic })
  expect((await testOf()).exampleOf).toBe('collab.requested')
  expect((await testOf('visit.booked')).exampleOf).toBe('visit.booked')
  const refused = await refusal(testOf('invoice.paid'))
  expect([refused.code, refused.message]).toEqual([
    'invalid-argument',
    expect.stringContaining('that this webhook sends'),
  ])
})

it('waits for a colleague who is turning the webhook off, and then refuses', async () => {
  const w = await world()
  const { uid } = must((await webhooksOfAll(w))['bella'])
  const holder = await w.database.pool.connect()
  await holder.query('begin')
  await holder.query('update webhooks set off_at = created_at where uid = $1', [uid])
  const refused = refusal(w.bella.call('sendTestWebhook', { uid }))
  await expect.poll(() => isBlocked(w.database)).toBe(true)
  await holder.query('commit')
  holder.release()
  expect((await refused).message).toBe('This webhook is off. Turn it on first.')
})
