import { gzipSync } from 'node:zlib'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '../../kit/contract/calls.ts'
import { must } from '../../kit/contract/must.ts'
import { allCalls } from '../../product/calls.ts'
import { WebhookPayload } from '../../domains/webhooks/payload.ts'
import { topicNames } from '../../domains/webhooks/topics.ts'
import type { Schema } from './api-docs.ts'
import { describeApi } from './openapi.ts'
import { wordsForKeys } from './openapi-fields.ts'

type Body = { content: { 'application/json': { example: { data: unknown } } } }
type Read = {
  paths: Record<string, { post: { description: string; requestBody: Body; responses: Record<string, unknown> } }>
  webhooks: Record<string, { post: { requestBody: Body } }>
  components: { responses: Record<string, { headers?: object }> }
}
const shown = { publicUrl: 'https://plusone.example', PRODUCT_NAME: 'Plusone' }
const text = JSON.stringify(describeApi({ ...shown, OPENAPI: 'keys' }))
const document = JSON.parse(text) as Read
const openToKeys = (Object.values(allCalls) as Call[]).filter(({ scope }) => scope !== undefined)

/** Every field of every record in it, by name. */
function fieldsIn(value: unknown): [string, Schema][] {
  if (typeof value !== 'object' || value === null) return []
  const { properties, ...rest } = value as { properties?: Record<string, Schema> }
  const own = Object.entries(properties ?? {})
  return [...own, ...own.flatMap(([, field]) => fieldsIn(field)), ...Object.values(rest).flatMap(fieldsIn)]
}

it('passes Redocly’s linter, for keys and whole', { timeout: 60_000 }, async () => {
  const config = await createConfig({ extends: ['recommended'] })
  for (const OPENAPI of ['keys', 'on'] as const) {
    const source = JSON.stringify(describeApi({ ...shown, OPENAPI }))
    const problems = await lintFromString({ source, config })
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
    expect(gzipSync(source).length).toBeLessThan(300_000)
  }
})

it('says what every call does, what can go wrong with it, and what the fields are that all share', () => {
  for (const [path, { post }] of Object.entries(document.paths)) {
    expect([path, post.description]).toEqual([path, expect.stringMatching(/^[A-Z].{10,}/)])
    expect(Object.keys(post.responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '429', '500', '503']),
    )
  }
  const fields = fieldsIn(document).filter(([, field]) => !field.$ref)
  const bare = fields.filter(([, field]) => !field.description).map(([name]) => name)
  const common = /^(uid|version|cursor|limit|nextCursor|currency|minor|data)$|Uid$|[a-z](At|On|Minor|Bp|Ms)$/
  expect(bare.filter((name) => common.test(name))).toEqual([])
  expect(fields.length).toBeGreaterThan(2_000)
  expect(bare.length / fields.length).toBeLessThan(0.05)
})

it('says of each field what it is itself, not what one of the same shape is', () => {
  const whole = JSON.parse(JSON.stringify(describeApi({ ...shown, OPENAPI: 'on' }))) as object
  const namesBy = Map.groupBy(Object.keys(wordsForKeys), (name) => wordsForKeys[name])
  const wrong = fieldsIn(whole).filter(([name, { description, const: fixed }]) => {
    // What a webhook is called has its own words.
    if (fixed !== undefined) return false
    const names = namesBy.get(description)
    return names && !names.includes(name)
  })
  expect(wrong).toEqual([])
  const actions = fieldsIn(whole).flatMap(([name, { properties }]) =>
    name === 'can' ? Object.entries(properties ?? {}) : [],
  )
  expect(new Set(actions.map(([, { description }]) => description)).size).toBe(
    new Set(actions.map(([name]) => name)).size,
  )
})

it('shows when to try again after too many calls, and when we can’t respond', () => {
  for (const name of ['ResourceExhausted', 'Unavailable'])
    expect(must(document.components.responses[name]).headers).toHaveProperty('Retry-After')
})

it('has examples for every call of a key, which the contract takes', () => {
  const wrong = openToKeys.flatMap(({ name, input, output }) => {
    const { requestBody, responses } = must(document.paths[`/call/${name}`]).post
    const sent = z.safeParse(input, requestBody.content['application/json'].example.data)
    const returned = z.safeParse(output, (responses['200'] as Body).content['application/json'].example.data)
    return [sent, returned].flatMap((one, at) => (one.success ? [] : [[name, at, one.error.issues]]))
  })
  expect(wrong).toEqual([])
})

it('describes what webhooks send for each event', () => {
  expect(Object.keys(document.webhooks)).toEqual(topicNames)
  for (const [type, { post }] of Object.entries(document.webhooks)) {
    const { example } = post.requestBody.content['application/json']
    expect(WebhookPayload.parse(example)).toEqual({ ...(example as object), type, test: true })
  }
})
