import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { hourMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { doorCode } from '../code.ts'

/** The code that the venue shows on the day of the story's visit. */
const codeOf = (w: World) => doorCode(w.config.secret, w.luna, '2026-03-10')

describeCall(collabCalls.checkInVisit, async (w) => {
  const { uid } = await scheduledCollab(w)
  setClock(storySlot)
  return { uid, code: codeOf(w) }
})

it('takes the code of the venue, also late from a phone without signal, and once', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  setClock(plus(storySlot, 3 * hourMs))
  const at = plus(storySlot, 5 * minuteMs).toISOString()
  const first = await w.alice.call('checkInVisit', { uid, code: codeOf(w), at })
  expect(first.visit?.checkedInAt).toBe(at)
  const again = await w.alice.call('checkInVisit', { uid, code: codeOf(w), at })
  expect(again.version).toBe(first.version)
  expect(again.influencer.visitsKept).toBe(1)
})

it.each([
  [-61, 'Check-in opens 60 minutes before the visit.'],
  [241, 'Check-in closed 4 hours after the visit began.'],
])('is refused %d minutes from the slot', async (minutes, message) => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  setClock(plus(storySlot, minutes * minuteMs))
  expect(await refusal(w.alice.call('checkInVisit', { uid, code: codeOf(w) }))).toEqual({
    code: 'failed-precondition',
    message,
  })
})

it('refuses a code that is not this venue’s', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  setClock(storySlot)
  expect((await refusal(w.alice.call('checkInVisit', { uid, code: 'AAAAAA' }))).message).toBe(
    'That is not the code of this venue today. It is shown at the door.',
  )
})
