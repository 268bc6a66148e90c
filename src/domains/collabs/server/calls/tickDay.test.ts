import { expect, it } from 'vitest'
import { hourMs, plus } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { scheduledCollab } from '../../../../world/stories.ts'
import { storyStart, type World, world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { mostTicks } from '../../contract/day.ts'

const tick = (words: string, isDone = true, hours = -1) => ({
  words,
  isDone,
  at: plus(storyStart, hours * hourMs).toISOString(),
})

describeCall(collabCalls.tickDay, async (w) => ({
  collabUid: (await scheduledCollab(w)).uid,
  ticks: [tick('Film the pass')],
}))

async function ready() {
  const w: World = await world()
  const { uid: collabUid } = await scheduledCollab(w)
  const done = async () => (await w.alice.call('getDayTicks', { collabUid })).done
  return {
    w,
    collabUid,
    done,
    send: (...ticks: ReturnType<typeof tick>[]) => w.alice.call('tickDay', { collabUid, ticks }),
  }
}

it('keeps what was ticked, and takes it back', async () => {
  const { send, done } = await ready()
  expect(await send(tick('Film the pass'), tick('No flash'))).toEqual({ done: ['Film the pass', 'No flash'] })
  await send(tick('No flash', false, 0))
  expect(await done()).toEqual(['Film the pass'])
})

it('lets the later tick of two devices stand, whichever arrives first', async () => {
  const { send, done } = await ready()
  await send(tick('No flash', false, -1))
  await send(tick('No flash', true, -2))
  expect(await done()).toEqual([])
  // In one message as well.
  await send(tick('No flash', true, -0.2), tick('No flash', false, -0.5))
  expect(await done()).toEqual(['No flash'])
})

it('counts a time that is still to come as now', async () => {
  const { send, done } = await ready()
  await send(tick('No flash', true, 50))
  await send(tick('No flash', false, 0))
  expect(await done()).toEqual([])
})

it('keeps no more lines than a list has', async () => {
  const { send, done } = await ready()
  await send(...Array.from({ length: mostTicks }, (_, at) => tick(`Line ${at}`)))
  expect((await refusal(send(tick('One more')))).message).toBe('You can tick at most 60 items on this list.')
  expect(await done()).toHaveLength(mostTicks)
})
