import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { first, must } from '../contract/must.ts'
import { keepTokens, type Token } from './tokens.ts'

const minuteMs = 60_000

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-02T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const tokenFor = (token: string, minutes = 15): Token => ({
  token,
  expiresAt: new Date(Date.now() + minutes * minuteMs).toISOString(),
})

/** A server that answers as told; anything but a token or null is a failure. */
function server(answer: (asked: number) => Token | null | Error) {
  let asked = 0
  return {
    asked: () => asked,
    fetch: async () => {
      asked += 1
      const given = answer(asked)
      if (given instanceof Error) throw given
      return given
    },
  }
}

it('asks once however many want the token', async () => {
  const { fetch, asked } = server(() => tokenFor('one'))
  const tokens = keepTokens(fetch)
  expect(await Promise.all([tokens.get(), tokens.get(), tokens.get()])).toEqual(['one', 'one', 'one'])
  expect(await tokens.get()).toBe('one')
  expect(asked()).toBe(1)
})

it('renews five minutes before the end', async () => {
  const { fetch, asked } = server((count) => tokenFor(`token ${count}`))
  const tokens = keepTokens(fetch)
  await tokens.get()
  await vi.advanceTimersByTimeAsync(10 * minuteMs - 1)
  expect(asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await tokens.get()).toBe('token 2')
})

it('keeps the token that still holds while renewing fails, and tries again after 30 s, doubling', async () => {
  const { fetch, asked } = server((count) => (count === 1 ? tokenFor('old') : new Error('no connection')))
  const tokens = keepTokens(fetch)
  await tokens.get()
  await vi.advanceTimersByTimeAsync(10 * minuteMs)
  expect(asked()).toBe(2)
  expect(await tokens.get()).toBe('old')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked()).toBe(3)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(asked()).toBe(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked()).toBe(4)
})

it('waits 30 s after a failure, then twice as long each time up to 16 minutes, and from 30 s again after a success', async () => {
  const asked: number[] = []
  let up = false
  const tokens = keepTokens(async () => {
    asked.push(Date.now())
    if (asked.length > 1 && !up) throw new Error('no connection')
    return tokenFor('token')
  })
  const waits = () => asked.slice(1).map((at, index) => (at - must(asked[index])) / 1000)
  await tokens.get()
  await vi.advanceTimersByTimeAsync(10 * minuteMs + 63.5 * minuteMs)
  expect(waits()).toEqual([600, 30, 60, 120, 240, 480, 960, 960, 960])
  up = true
  await vi.advanceTimersByTimeAsync(16 * minuteMs)
  up = false
  asked.splice(0, asked.length - 1)
  await vi.advanceTimersByTimeAsync(11 * minuteMs)
  expect(waits()).toEqual([600, 30])
})

it('does not send a token that has ended', async () => {
  const { fetch } = server((count) => (count === 1 ? tokenFor('ended', 0.1) : tokenFor('new')))
  const tokens = keepTokens(fetch)
  await tokens.get()
  expect(await tokens.get()).toBe('new')
})

it('knows a guest, and asks no more until someone may have signed in', async () => {
  const { fetch, asked } = server((count) => (count === 1 ? null : tokenFor('one')))
  const tokens = keepTokens(fetch)
  expect(await tokens.get()).toBeNull()
  expect(await tokens.get()).toBeNull()
  expect(asked()).toBe(1)
  tokens.doubtNobody()
  expect(await tokens.get()).toBe('one')
  tokens.doubtNobody()
  expect(await tokens.get()).toBe('one')
  expect(asked()).toBe(2)
})

it('says at once what it knows, and asks nobody for it', async () => {
  const { fetch, asked } = server(() => tokenFor('one', 1))
  const tokens = keepTokens(fetch)
  expect([tokens.known(), asked()]).toEqual([null, 0])
  await tokens.get()
  expect(tokens.known()).toBe('one')
  vi.setSystemTime(Date.now() + minuteMs)
  expect(tokens.known()).toBeNull()
})

it('does not take over the answer of a session that was left meanwhile', async () => {
  const answers: ((token: Token | null) => void)[] = []
  const tokens = keepTokens(() => new Promise((resolve) => answers.push(resolve)))
  const before = tokens.get()
  tokens.forget()
  const after = tokens.get()
  must(answers[1])(tokenFor('after'))
  first(answers)(null)
  expect(await before).toBeNull()
  expect(await after).toBe('after')
  expect(await tokens.get()).toBe('after')
})
