import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, hourMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { doorToken, missedCollab, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'

describeCall(visitCalls.markNoShow, async (w) => {
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, hourMs))
  return { uid, version }
})

it('ends the collab, tells the influencer how to answer, and frees the brief’s place', async () => {
  const w = await world()
  const missed = await missedCollab(w)
  expect(missed).toMatchObject({ stage: 4, outcome: 'no-show', visit: { needs: null }, can: { decide: false } })
  expect(await w.bella.call('getBrief', { uid: missed.brief.uid })).toMatchObject({ spotsTaken: 0 })
  const seen = await w.alice.call('getCollab', { uid: missed.uid })
  expect(seen.can).toMatchObject({ dispute: true, cancel: false, checkIn: false })
  expect((await w.alice.call('listNotifications', {})).rows[0]?.title).toBe('You were marked as a no-show')
})

it.each([
  [29 * minuteMs, 'You can report this from 30 minutes after the visit was due to start.'],
  [7 * dayMs + minuteMs, 'You can only report this up to 7 days after the visit. To report it now, contact support.'],
])('is refused %d ms after the slot: %s', async (after, message) => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, after))
  expect(await refusal(w.bella.call('markNoShow', { uid, version }))).toEqual({ code: 'failed-precondition', message })
})

it('is refused for a guest who was checked in, whoever is faster', async () => {
  const w = await world()
  const { uid, version, visit } = await scheduledCollab(w)
  const token = await doorToken(w)
  setClock(plus(storySlot, hourMs))
  const results = await Promise.allSettled([
    w.anonymous.call('tickDoor', { token, visitUid: must(visit).uid, mark: 'arrived' }),
    w.bella.call('markNoShow', { uid, version }),
  ])
  const won = codes(results)
  expect(won.filter((code) => code === 'ok')).toHaveLength(1)
  const { outcome, visit: after } = await w.bella.call('getCollab', { uid })
  expect([outcome, after?.checkedInAt !== null]).toEqual(won[0] === 'ok' ? ['open', true] : ['no-show', false])
})
