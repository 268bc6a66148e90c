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
  if (collab) expect(plusoneCities).toContain(collab.brand.city)
  if (collab?.terms) {
    expect(plusoneCities).toContain(collab.terms.city)
    // As briefs keep them, without their signs.
    expect([...collab.terms.mentions, ...collab.terms.hashtags].join()).toMatch(/^[\w.,]+$/)
    expect(collab.terms.brandEntity).toBeTruthy()
  }
  expect(collab?.visit?.startsAt !== undefined).toBe(/^(visit|content)\.|completed|cancelled/.test(topic))
})
