import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { webhooksOfAll } from '../../../../world/webhook-stories.ts'
import { world } from '../../../../world/world.ts'
import { webhookCalls } from '../../contract.ts'
import { makeDelivery } from '../build.ts'

describeCall(webhookCalls.listWebhookDeliveries, async (w) => ({ uid: (await webhooksOfAll(w))['bella']?.uid }))

it('pages through what was sent, the newest first', async () => {
  const w = await world()
  const { uid, deliveryUid } = must((await webhooksOfAll(w))['bella'])
  setClock(plus(now(), minuteMs))
  const newer = await makeDelivery(w.database.db, uid)
  const page = await w.bella.call('listWebhookDeliveries', { uid, limit: 1 })
  expect(page.rows).toMatchObject([{ uid: newer, type: 'test', state: 'delivered', status: 200, canResend: true }])
  const next = await w.bella.call('listWebhookDeliveries', { uid, limit: 1, cursor: must(page.nextCursor) })
  expect([next.rows.map((row) => row.uid), next.nextCursor]).toEqual([[deliveryUid], null])
})
