import { beforeEach, expect, it } from 'vitest'
import { keepLately } from './lately.ts'

let clockMs = 0
let lately: ReturnType<typeof keepLately>
beforeEach(() => {
  clockMs = 1_000_000
  lately = keepLately(() => clockMs)
})

it('knows what was touched for an account from a time on, each kind once', () => {
  lately.keep({ to: ['ben'], touches: ['early'] })
  clockMs += 1_000
  lately.keep({ to: ['ben', 'bella'], touches: ['collab', 'brief'] })
  lately.keep({ to: null, touches: ['ad', 'collab'] })
  lately.keep({ to: ['oscar'], touches: ['campaign'] })
  expect(lately.touchedFor('ben', clockMs)).toEqual(['collab', 'brief', 'ad'])
  expect(lately.touchedFor('ben', clockMs - 1_000)).toEqual(['early', 'collab', 'brief', 'ad'])
  expect(lately.touchedFor('oscar', clockMs)).toEqual(['ad', 'collab', 'campaign'])
  clockMs += 1
  expect(lately.touchedFor('ben', clockMs)).toEqual([])
})

it('doesn’t claim to know what was before it began, before something was missed, or a minute ago', () => {
  expect(lately.touchedFor('ben', clockMs - 1)).toBeNull()
  clockMs += 10
  lately.keep({ to: null, touches: ['ad'] })
  lately.missed()
  expect(lately.touchedFor('ben', clockMs - 1)).toBeNull()
  expect(lately.touchedFor('ben', clockMs)).toEqual([])
  clockMs += 60_001
  expect(lately.touchedFor('ben', clockMs - 60_001)).toBeNull()
  expect(lately.touchedFor('ben', NaN)).toBeNull()
})

it('keeps so many, and knows from when on', () => {
  const begun = clockMs
  for (let n = 0; n < 2_001; n += 1) {
    clockMs += 1
    lately.keep({ to: ['ben'], touches: [`kind-${n}`] })
  }
  expect(lately.touchedFor('ben', begun)).toBeNull()
  expect(lately.touchedFor('ben', begun + 2)).toHaveLength(2_000)
})
