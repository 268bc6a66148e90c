import * as z from 'zod/mini'
import * as billing from '../../domains/billing/invoice-view.ts'
import * as campaigns from '../../domains/campaigns/views.ts'
import * as collabs from '../../domains/collabs/views.ts'
import * as content from '../../domains/content/views.ts'
import * as logistics from '../../domains/logistics/views.ts'
import * as team from '../../domains/organisations/contract/team-view.ts'
import * as profiles from '../../domains/profiles/views.ts'
import * as value from '../../domains/value/views.ts'
import * as visits from '../../domains/visits/views.ts'
import type { Schema } from './api-docs.ts'
import { describeFields, type FieldWords } from './openapi-fields.ts'
import { recordWords } from './openapi-record-words.ts'

/** The records that answers are made of, under the names that generated clients give them: `CollabView` is “Collab”. */
const records = z.registry<{ id: string }>()
for (const views of [billing, campaigns, collabs, content, logistics, team, profiles, value, visits])
  for (const [name, view] of Object.entries(views))
    if (view instanceof z.ZodMiniObject) records.add(view, { id: name.replace(/View$/, '') })

const here = '#/$defs/'
/** Where a record stands in the description. */
export const componentPath = '#/components/schemas/'

/** What a call takes, whole: an input has no records that several share. */
export const inputSchema = (schema: z.ZodMiniType, words: FieldWords): Schema => describe(schema, 'input', words).schema

/** What a call answers with, and the records that it refers to, by their names. */
export function outputSchema(schema: z.ZodMiniType, words: FieldWords): Described {
  return describe(schema, 'output', words)
}

type Described = { schema: Schema; records: Record<string, Schema> }

function describe(schema: z.ZodMiniType, io: 'input' | 'output', words: FieldWords): Described {
  const {
    $schema: _,
    $defs,
    ...described
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    ...(io === 'output' && { metadata: records }),
  })
  const shared = Object.entries($defs ?? {}).map(([name, record]) => [
    name,
    { ...(recordWords[name] && { description: recordWords[name] }), ...record },
  ])
  // Written out first: what two fields share is one object until then, and each has words of its own.
  const text = JSON.stringify({ schema: described, records: Object.fromEntries(shared) })
  return JSON.parse(text.replaceAll(`"$ref":"${here}`, `"$ref":"${componentPath}`), (_key, one) => {
    if (typeof one !== 'object' || one === null) return one
    nameKeys(one)
    describeFields(one, words)
    return one
  })
}

/** A record whose keys are known says them one by one: generators make fields of those alone. */
function nameKeys(schema: Schema): void {
  const keys = schema.propertyNames?.enum
  const of = schema.additionalProperties
  if (!keys || typeof of !== 'object') return
  schema.properties = Object.fromEntries(keys.map((key) => [String(key), { ...of }]))
  schema.additionalProperties = false
  delete schema.propertyNames
}
