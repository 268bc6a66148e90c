import { expect, it } from 'vitest'
import { snoozeTimes } from './snooze-times.ts'

it.each([
  ['a Tuesday', new Date(2026, 2, 3, 11), ['In three hours', 'Tomorrow', 'In three days', 'Next week'], 9],
  ['a Friday', new Date(2026, 2, 6, 11), ['In three hours', 'Tomorrow', 'Next week'], 9],
  ['a Sunday', new Date(2026, 2, 8, 11), ['In three hours', 'Tomorrow', 'In three days', 'Next week'], 16],
])('on %s offers each time once, the nearest first', (_day, from, words, monday) => {
  const times = snoozeTimes(from)
  expect(times.map(([name]) => name)).toEqual(words)
  expect(times.map(([, time]) => time.getTime())).toEqual(
    times.map(([, time]) => time.getTime()).toSorted((a, b) => a - b),
  )
  expect(times.at(-1)?.[1]).toEqual(new Date(2026, 2, monday, 9))
})
