import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { todayCalls } from '../../contract.ts'

const until = '2026-03-08T09:00:00.000Z'
async function requestKey(w: World): Promise<string> {
  await requestedCollab(w)
  setClock(new Date('2026-03-06T12:00:00Z'))
  return first((await w.bella.call('listToday', {})).rows).key
}

describeCall(todayCalls.snoozeToday, async (w) => ({ brandUid: w.luna, key: await requestKey(w), until }))

it('puts something off for oneself alone, until its time or until that is taken back', async () => {
  const w = await world()
  const key = await requestKey(w)
  const shown = async (show: 'due' | 'later') => (await w.bella.call('listToday', { show })).rows.map((row) => row.key)
  await w.bella.call('snoozeToday', { key, until })
  expect([await shown('due'), await shown('later')]).toEqual([[], [key]])
  expect((await w.ben.call('listToday', {})).rows).toHaveLength(1)
  await w.bella.call('snoozeToday', { key, until: null })
  expect([await shown('due'), await shown('later')]).toEqual([[key], []])
  await w.bella.call('snoozeToday', { key, until })
  setClock(new Date(until))
  expect([await shown('due'), await shown('later')]).toEqual([[key], []])
})

it('refuses a time that is over or too far away', async () => {
  const w = await world()
  const key = await requestKey(w)
  for (const wrong of ['2026-03-06T11:00:00Z', '2026-05-01T00:00:00Z'])
    expect((await refusal(w.bella.call('snoozeToday', { key, until: wrong }))).message).toBe(
      'Choose a time within the next 30 days.',
    )
})
