import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { adReadyCollab, deliverablesOf } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

const seen = async (w: World, collabUid: string) => {
  const { uid, version, can } = first(await deliverablesOf(w.bella, collabUid))
  return { post: { uid, version }, canAsk: can.askForAdCode }
}

describeCall(contentCalls.requestAdCode, async (w) => (await seen(w, await adReadyCollab(w))).post)

it('tells the creator once a week, and not once there is a code', async () => {
  const w = await world()
  const collabUid = await adReadyCollab(w)
  const asked = await w.bella.call('requestAdCode', (await seen(w, collabUid)).post)
  expect(asked.adCode).toMatchObject({ state: 'asked', code: null, askedAt: now().toISOString() })
  const told = (await w.alice.call('listNotifications', {})).rows.map(({ title }) => title)
  expect(told).toContain('Luna would like a partnership ad code')
  expect((await seen(w, collabUid)).canAsk).toBe(false)
  const tooSoon = await refusal(w.bella.call('requestAdCode', (await seen(w, collabUid)).post))
  expect(tooSoon.message).toBe('You’ve asked already. You can ask again after 7 days.')

  setClock(plus(now(), 8 * dayMs))
  const { post, canAsk } = await seen(w, collabUid)
  expect(canAsk).toBe(true)
  await w.alice.call('saveAdCode', { ...post, code: 'adcode-81Zx', days: 30 })
  const hasOne = await refusal(w.bella.call('requestAdCode', (await seen(w, collabUid)).post))
  expect(hasOne.message).toBe('You already have a code for this post.')

  setClock(plus(now(), 31 * dayMs))
  expect((await seen(w, collabUid)).canAsk).toBe(true)
})
