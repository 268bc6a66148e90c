import { expect, it } from 'vitest'
import { audienceName } from './audience.ts'

it.each([
  ['london', 'London'],
  ['GB', 'United Kingdom'],
  ['female', 'Female'],
  ['25-34', '25-34'],
])('calls %s %s', (key, name) => {
  expect(audienceName(key)).toBe(name)
})
