import { expect, it } from 'vitest'
import { must } from '../../kit/contract/must.ts'
import { isFirstStageDone, stepsOf } from './steps.ts'

it.each([
  ['brand', 'place'],
  ['influencer', 'you'],
] as const)('is over its first stage once: when a %s goes on from %s', (side, last) => {
  const steps = stepsOf(side)
  const next = must(steps[steps.indexOf(last) + 1])
  const going = steps.filter((step) =>
    isFirstStageDone({ side, step }, { step: steps[steps.indexOf(step) + 1] ?? step }),
  )
  expect(going).toEqual([last])
  expect(isFirstStageDone({ side, step: last }, { step: last })).toBe(false)
  expect(isFirstStageDone({ side, step: next }, { step: next })).toBe(false)
})
