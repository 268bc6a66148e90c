import { expect, it } from 'vitest'
import { plusoneCities } from '../profiles/vocabulary.ts'
import { examplePayload } from './examples.ts'
import { WebhookPayload } from './payload.ts'
import { topicNames } from './topics.ts'

it.each(topicNames)('has an example of %s that the contract takes, whole and marked as a test', (topic) => {
  const example = examplePayload(topic, '2026-05-01T12:30:00.000Z')
  expect(WebhookPayload.parse(example)).toEqual(example)
  expect(example).toMatchObject({ type: topic, test: true })
  const { collab, deliverable, invoice } = example.data
  expect(invoice === null).toBe(topic !== 'invoice.paid')
  expect(deliverable === null).toBe(!topic.startsWith('content.'))
  const { brand, terms } = collab ?? {}
  expect(plusoneCities).toEqual(expect.arrayContaining([brand?.city, terms?.city].filter(Boolean)))
  // As briefs keep them, without their signs.
  expect([...(terms?.mentions ?? []), ...(terms?.hashtags ?? [])].join()).toMatch(/^[\w.,]*$/)
  expect(Boolean(terms?.brandEntity)).toBe(Boolean(terms))
  expect(collab?.visit?.startsAt !== undefined).toBe(/^(visit|content)\.|completed|cancelled/.test(topic))
})
