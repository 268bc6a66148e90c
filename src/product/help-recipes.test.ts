import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contentCalls } from '../domains/content/contract.ts'
import { WebhookPayload } from '../domains/webhooks/payload.ts'
import { projectRoot } from '../kit/server/root.ts'

type Schema = { properties?: Record<string, Schema>; anyOf?: Schema[]; items?: Schema }

/** Whether a schema has a field, by its dotted path; of a list, each of its entries. */
function hasField(schema: Schema, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true
  const own = schema.properties?.[name]
  if (own) return hasField(own, rest)
  const inside = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])]
  return inside.some((one) => hasField(one, [name, ...rest]))
}

/** The fields that a recipe of an article names in backticks. */
async function fieldsOf(article: string, recipe: string): Promise<string[]> {
  const text = await readFile(join(projectRoot, 'help/owners', article), 'utf8')
  const [, section = ''] = text.split(`## Recipe: ${recipe}`)
  const [own = ''] = section.split('\n## ')
  return [...own.matchAll(/`([a-z]\w*(?:\.\w+)+)`/g)].map(([, path = '']) => path)
}

it('names fields in the recipe for webhooks that every message has', async () => {
  const fields = await fieldsOf('17-webhooks.md', 'every booked visit')
  expect(fields.length).toBeGreaterThan(4)
  const schema = z.toJSONSchema(WebhookPayload, { unrepresentable: 'any' }) as Schema
  expect(fields.filter((path) => !hasField(schema, path.split('.')))).toEqual([])
})

it('names fields in the recipe for keys that the call returns', async () => {
  const fields = await fieldsOf('16-connect-other-programs.md', 'published posts')
  expect(fields).toEqual(expect.arrayContaining(['data.rows', 'influencer.name', 'results.views']))
  const output = z.toJSONSchema(contentCalls.listShowcase.output, { unrepresentable: 'any' }) as Schema
  const wrong = fields.filter((path) => {
    const [first, ...rest] = path.split('.')
    return !hasField(output, first === 'data' ? rest : ['rows', ...path.split('.')])
  })
  expect(wrong).toEqual([])
})
