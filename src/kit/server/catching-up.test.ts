import { expect, it, vi } from 'vitest'
import { byTheClock, catchingUpFor, isCatchingUp, catchUp } from './catching-up.ts'
import { dayMs, minuteMs } from './clock.ts'

const asJob = () => byTheClock(async () => isCatchingUp())

it('is said to what the clock started, for ten minutes after the clock was set forward by more than an hour', async () => {
  const realNow = Date.now
  const clock = vi.spyOn(Date, 'now')
  const setTo = (ms: number) => clock.mockImplementation(() => realNow() + ms)
  expect(await asJob()).toBe(false)
  setTo(59 * minuteMs)
  expect(await asJob()).toBe(false)
  setTo(31 * dayMs)
  expect([isCatchingUp(), await asJob()]).toEqual([false, true])
  expect(Math.round(catchingUpFor() / minuteMs)).toBe(10)
  clock.mockRestore()
  expect(await asJob()).toBe(false)
})

it('lasts as long as another process says', async () => {
  catchUp(2 * minuteMs)
  expect(Math.round(catchingUpFor() / minuteMs)).toBe(2)
  expect(await asJob()).toBe(true)
  catchUp(0)
  expect(await asJob()).toBe(false)
})
