import { expect, it } from 'vitest'
import { agentName } from './agent-name.ts'

it.each([
  ['Example', 'Example'],
  ['Café’s Tables', 'CafesTables'],
  ['ร้านอาหาร', 'Unnamed'],
])('calls %s %s', (name, agent) => {
  expect(agentName(name)).toBe(agent)
  expect(() => new Headers({ 'user-agent': agent })).not.toThrow()
})
