import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { entriesOf } from '../kit/contract/keys.ts'
import { projectRoot } from '../kit/server/root.ts'
import { allEvents } from './events.ts'
import { topicOf, topics } from '../domains/webhooks/topics.ts'

it('sends nothing that a venue doesn’t see in its timeline, but invoices, which its owner sees with the plan', () => {
  const hidden = entriesOf(topics).filter(([, { kind }]) => !('brand' in (allEvents[kind].seenBy ?? {})))
  expect(hidden.map(([topic]) => topic)).toEqual(['invoice.paid'])
})

it('has one topic for a kind of event, named as the specification has it', () => {
  for (const [topic, { kind }] of entriesOf(topics)) {
    expect(topicOf(kind)).toBe(topic)
    expect(topic).toMatch(/^[a-z_]+(\.[a-z_]+)+$/)
  }
  expect(topicOf('account.disabled')).toBeNull()
})

it('explains every event in the help, in the words of the page', async () => {
  const article = await readFile(join(projectRoot, 'help/owners/17-webhooks.md'), 'utf8')
  const rows = [...article.matchAll(/^\| `([\w.]+)` \| (.*) \|$/gm)].map(([, topic, words]) => [topic, words])
  expect(rows).toEqual(entriesOf(topics).map(([topic, { words }]) => [topic, words]))
})
