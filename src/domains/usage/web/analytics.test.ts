import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import type { WireEvent } from '../wire.ts'
import { analyticsClient } from './analytics.ts'

let stored: WireEvent[]
let sent: { url: string; form: Record<string, string>; events: WireEvent[] }[]
let problems: string[]
let answer: (size: number) => number

const client = () =>
  analyticsClient({
    projectKey: 'key',
    endpoint: async () => 'https://events.example/2',
    store: { read: () => stored, write: (events) => void (stored = events) },
    send: async (url, form) => {
      const events = JSON.parse(must(form.get('e'), 'events of the form')) as WireEvent[]
      sent.push({ url, form: Object.fromEntries(form), events })
      return { status: answer(events.length) }
    },
    md5: async (text) => `md5(${text.length})`,
    report: (problem) => void problems.push(problem),
    now: () => 1_700_000_000_000,
  })
const event = (n: number): WireEvent => ({
  event_type: `e${n}`,
  timestamp: n,
  uuid: `u${n}`,
  device_id: 'd',
  user_id: null,
  session_id: 1,
  event_properties: {},
  platform: 'Web',
  sequence_number: n,
})
const events = (count: number, from = 0) => Array.from({ length: count }, (_, n) => event(from + n))

beforeEach(() => {
  vi.useFakeTimers()
  stored = []
  sent = []
  problems = []
  answer = () => 200
})
afterEach(() => vi.useRealTimers())

it('sends what waits after thirty seconds, in the wire form', async () => {
  const analytics = client()
  for (const one of events(3)) analytics.track(one)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toHaveLength(1)
  const { url, form } = must(sent[0], 'sent')
  expect(url).toBe('https://events.example/2')
  expect(form).toEqual({
    client: 'key',
    v: '2',
    upload_time: '1700000000000',
    e: JSON.stringify(events(3)),
    checksum: `md5(${`2key${JSON.stringify(events(3))}1700000000000`.length})`,
  })
  expect(stored).toEqual([])
})

it('sends at once at thirty events, at most a hundred in a batch', async () => {
  const analytics = client()
  for (const one of events(29)) analytics.track(one)
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([])
  stored = events(249)
  analytics.track(event(249))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.map((one) => one.events.length)).toEqual([100, 100, 50])
})

it('halves the batch at 413, and drops the one event that is too large by itself', async () => {
  stored = events(100)
  answer = (size) => (size > 25 ? 413 : 200)
  await client().upload()
  expect(sent.map((one) => one.events.length)).toEqual([100, 50, 25, 25, 25, 25])
  expect(stored).toEqual([])
  stored = events(1)
  answer = () => 413
  await client().upload()
  expect(stored).toEqual([])
  expect(problems).toEqual(['An event was too large to send and was dropped.'])
})

it('reports any other failure, keeps the events and tries again', async () => {
  answer = () => 500
  const analytics = client()
  analytics.track(event(1))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(problems).toEqual(['Events could not be sent: status 500'])
  expect(stored).toHaveLength(1)
  answer = () => 200
  await vi.advanceTimersByTimeAsync(30_000)
  expect(stored).toEqual([])
})

it('reports a run of failures once, and the next one again', async () => {
  answer = () => 500
  const analytics = client()
  analytics.track(event(1))
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(sent.length).toBeGreaterThan(100)
  expect(problems).toHaveLength(1)
  answer = () => 200
  await vi.advanceTimersByTimeAsync(30_000)
  answer = () => 503
  analytics.track(event(2))
  await vi.advanceTimersByTimeAsync(90_000)
  expect(problems).toEqual(['Events could not be sent: status 500', 'Events could not be sent: status 503'])
})

it('drops the oldest beyond a thousand, and says so', () => {
  stored = events(1000)
  answer = () => 500
  client().track(event(1000))
  expect(stored).toHaveLength(1000)
  expect(must(stored[0], 'stored').uuid).toBe('u1')
  expect(problems).toEqual(['The queue of events is full: 1 of the oldest were dropped.'])
})

it('keeps what was tracked while it was sending', async () => {
  const analytics = client()
  stored = events(2)
  answer = () => {
    stored = [...stored, event(99)]
    answer = () => 200
    return 200
  }
  await analytics.upload()
  expect(sent.map((one) => one.events.map(({ uuid }) => uuid))).toEqual([['u0', 'u1'], ['u99']])
})
