import { expect, it } from 'vitest'
import { hourMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { codes, describeCall } from '../../../../world/describe-call.ts'
import { webhooksOfAll } from '../../../../world/webhook-stories.ts'
import { world } from '../../../../world/world.ts'
import { webhookCalls } from '../../contract.ts'
import { makeWebhook } from '../build.ts'

describeCall(webhookCalls.replaceWebhookSecret, webhooksOfAll, (_w, { name }, given) => {
  const all = given as Awaited<ReturnType<typeof webhooksOfAll>>
  return { uid: (all[name] ?? all['bella'])?.uid, version: 1, formerHours: 24 }
})

it('shows until when the former secret signs as well, and records it', async () => {
  const w = await world()
  const given = { accountUid: w.bella.accountUid, brandUid: w.luna }
  const before = await makeWebhook(w.database.db, w.config, given)
  const { secret, webhook } = await w.bella.call('replaceWebhookSecret', {
    uid: before.uid,
    version: 1,
    formerHours: 24,
  })
  expect(secret).not.toBe(before.secret)
  expect(webhook).toMatchObject({ version: 2, formerUntil: plus(now(), 24 * hourMs).toISOString() })
  expect((await w.eventsOf(before.uid)).map(({ kind }) => kind)).toEqual(['webhook.secret-replaced'])
  setClock(plus(now(), 24 * hourMs))
  const { rows } = await w.bella.call('listWebhooks', { brandUid: w.luna })
  expect(rows.map(({ formerUntil }) => formerUntil)).toEqual([null])
})

it('happens once for two at once', async () => {
  const w = await world()
  const { uid } = await makeWebhook(w.database.db, w.config, { accountUid: w.bella.accountUid, brandUid: w.luna })
  const replace = () => w.bella.call('replaceWebhookSecret', { uid, version: 1, formerHours: 0 })
  expect(codes(await Promise.allSettled([replace(), replace()])).toSorted()).toEqual(['aborted', 'ok'])
})
