import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { webhooksOfAll } from '../../../../world/webhook-stories.ts'
import { world } from '../../../../world/world.ts'
import { webhookCalls } from '../../contract.ts'

describeCall(webhookCalls.getWebhookDelivery, async (w) => ({ uid: (await webhooksOfAll(w))['bella']?.deliveryUid }))

it('shows what was sent and what was answered', async () => {
  const w = await world()
  const { deliveryUid } = must((await webhooksOfAll(w))['bella'])
  const { body, answer, tookMs } = await w.bella.call('getWebhookDelivery', { uid: deliveryUid })
  expect(JSON.parse(must(body))).toMatchObject({ type: 'collab.requested', test: true, data: { invoice: null } })
  expect([answer, tookMs]).toEqual(['ok', 20])
})
