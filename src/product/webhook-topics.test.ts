import { expect, it } from 'vitest'
import { entriesOf } from '../kit/contract/keys.ts'
import { allEvents } from './events.ts'
import { topicOf, topics } from '../domains/webhooks/topics.ts'

it('sends nothing that a venue doesn’t see in its timeline', () => {
  const hidden = entriesOf(topics).filter(([, { kind }]) => !('brand' in (allEvents[kind].seenBy ?? {})))
  expect(hidden).toEqual([])
})

it('has one topic for a kind of event, named as the specification has it', () => {
  for (const [topic, { kind }] of entriesOf(topics)) {
    expect(topicOf(kind)).toBe(topic)
    expect(topic).toMatch(/^[a-z_]+(\.[a-z_]+)+$/)
  }
  expect(topicOf('account.disabled')).toBeNull()
})
