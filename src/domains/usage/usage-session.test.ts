import { beforeEach, expect, it } from 'vitest'
import { must } from '../../kit/contract/must.ts'
import { longestDelayMs } from './event.ts'
import {
  activityMs,
  heartbeatMs,
  type SessionEvent,
  type SessionRecord,
  sessionTimeoutMs,
  usageSession,
} from './usage-session.ts'

let record: SessionRecord | null
let told: SessionEvent[]
let made: number
const tabOf = (name: string) =>
  usageSession(
    name,
    { read: () => record, write: (next) => void (record = next) },
    (event) => void told.push(event),
    () => `s${(made += 1)}`,
  )
const story = () => told.map(({ name, sessionId, detail }) => `${name} ${sessionId} ${detail}`.trim())

beforeEach(() => {
  record = null
  told = []
  made = 0
})

it('starts with the first activity and tells of more at most every ten seconds', () => {
  const tab = tabOf('a')
  tab.tick(0)
  tab.activity('click', 1_000)
  tab.activity('scroll', 2_000)
  tab.activity('keydown', 1_000 + activityMs)
  tab.activity('keydown', 2_000 + activityMs)
  expect(story()).toEqual(['SESSION_START s1 click', 'SESSION_ACTIVITY s1 keydown'])
})

it('beats once a minute, whichever tab comes first', () => {
  const [one, two] = [tabOf('a'), tabOf('b')]
  one.activity('click', 0)
  two.activity('click', 1)
  for (let at = 1_000; at <= 3 * heartbeatMs; at += 1_000) {
    one.tick(at)
    two.tick(at)
  }
  expect(story().filter((line) => line.startsWith('SESSION_HEARTBEAT'))).toHaveLength(3)
  expect(made).toBe(1)
})

it('ends after thirty idle minutes, at that moment, and the next activity starts a new one', () => {
  const tab = tabOf('a')
  tab.activity('click', 0)
  tab.tick(sessionTimeoutMs - 1)
  expect(record).not.toBeNull()
  tab.activity('click', sessionTimeoutMs + 60_000)
  expect(story()).toEqual([
    'SESSION_START s1 click',
    'SESSION_HEARTBEAT s1',
    'SESSION_END s1 timeout',
    'SESSION_START s2 click',
  ])
  expect(must(told[2], 'told').at).toBe(sessionTimeoutMs)
})

it('is left without an end by who returns after days: the log would take its time for now', () => {
  const tab = tabOf('a')
  tab.activity('click', 0)
  tab.activity('click', sessionTimeoutMs + longestDelayMs)
  expect(story()).toEqual(['SESSION_START s1 click', 'SESSION_START s2 click'])
  tab.activity('click', 2 * (sessionTimeoutMs + longestDelayMs) - 1)
  expect(story().slice(2)).toEqual(['SESSION_END s2 timeout', 'SESSION_START s3 click'])
})

it('is one session in several tabs, and ends with the last of them', () => {
  const [one, two] = [tabOf('a'), tabOf('b')]
  one.activity('click', 0)
  two.activity('click', 20_000)
  one.unload(30_000)
  expect(story().some((line) => line.startsWith('SESSION_END'))).toBe(false)
  two.unload(40_000)
  expect(story().at(-1)).toBe('SESSION_END s1 page_unload')
})

it('does not wait for a tab that crashed', () => {
  const [one, two] = [tabOf('a'), tabOf('b')]
  one.activity('click', 0)
  two.activity('click', 1)
  two.activity('click', 4 * heartbeatMs)
  two.unload(4 * heartbeatMs + 1)
  expect(story().at(-1)).toBe('SESSION_END s1 page_unload')
})

it('is destroyed when counting stops, once', () => {
  const tab = tabOf('a')
  tab.activity('click', 0)
  tab.destroy(1)
  tab.destroy(2)
  tab.unload(3)
  expect(story()).toEqual(['SESSION_START s1 click', 'SESSION_END s1 destroyed'])
})
