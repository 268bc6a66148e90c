import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { webhooksOfAll } from '../../../../world/webhook-stories.ts'
import { world } from '../../../../world/world.ts'
import { webhookCalls } from '../../contract.ts'

describeCall(webhookCalls.turnOffWebhook, async (w) => ({ uid: (await webhooksOfAll(w))['bella']?.uid }))

it('gives up what waits, sends nothing more, and is recorded once', async () => {
  const w = await world()
  const { uid } = must((await webhooksOfAll(w))['bella'])
  const waiting = await w.bella.call('sendTestWebhook', { uid })
  for (let time = 0; time < 2; time += 1)
    expect(await w.bella.call('turnOffWebhook', { uid })).toMatchObject({
      state: 'off',
      can: { manage: false, turnOn: true, turnOff: false },
    })
  expect(await w.bella.call('getWebhookDelivery', { uid: waiting.uid })).toMatchObject({
    state: 'given-up',
    problem: 'The webhook was turned off.',
    canResend: false,
  })
  expect((await w.eventsOf(uid)).map(({ kind }) => kind)).toEqual(['webhook.turned-off'])
})
