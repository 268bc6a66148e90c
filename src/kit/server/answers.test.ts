import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { compileAnswer } from './answers.ts'

const Side = z.discriminatedUnion('side', [
  z.object({ side: z.literal('left'), leftUid: z.string() }),
  z.object({ side: z.literal('right'), handle: z.nullable(z.string()) }),
])
const schema = z.object({
  uid: z.string().check(z.regex(/^item_/)),
  count: z.int(),
  at: z.iso.datetime(),
  name: z.string().check(z.trim()),
  state: z.enum(['open', 'full']),
  note: z.optional(z.string()),
  size: z._default(z.number(), 3),
  who: z.array(Side),
  shares: z.record(z.string(), z.object({ percent: z.number() })),
  value: z.union([z.string(), z.number(), z.null()]),
  either: z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]),
  cost: z.bigint(),
  day: z.pipe(
    z.string(),
    z.transform((text) => `${text}!`),
  ),
  free: z.unknown(),
})
const answer = {
  uid: 'item_1',
  count: 2,
  at: '2026-03-02T09:00:00Z',
  name: ' Ann ',
  state: 'open',
  who: [
    { side: 'left', leftUid: 'left_1' },
    { side: 'right', handle: null },
  ],
  shares: { GB: { percent: 40 } },
  value: null,
  either: { b: 'x' },
  cost: 12n,
  day: 'Monday',
  free: { anything: true },
}
const leave = compileAnswer(schema)

it('answers what parsing answers: defaults, transformed fields, big numbers and all', () => {
  expect(leave(answer)).toStrictEqual(z.parse(schema, answer))
  expect(leave({ ...answer, note: 'n', size: 4 })).toStrictEqual(z.parse(schema, { ...answer, note: 'n', size: 4 }))
})

it('lets nothing leave that is not declared, at any depth', () => {
  const secret = { passwordHash: 'secret' }
  const more = {
    ...answer,
    ...secret,
    who: answer.who.map((one) => ({ ...one, ...secret, handle: null })),
    shares: { GB: { percent: 40, ...secret } },
    either: { b: 'x', ...secret },
  }
  expect(leave(more)).toStrictEqual(leave(answer))
  expect(
    JSON.stringify(leave({ ...more, cost: 0n, day: 'x' }), (_, value) => (typeof value === 'bigint' ? 0 : value)),
  ).not.toContain('secret')
})

it.each([
  ['a missing field', { count: undefined }],
  ['another type', { count: '2' }],
  ['no number', { count: Number.NaN }],
  ['a value that is none of the list', { state: 'closed' }],
  ['a list that is none', { who: {} }],
  ['a kind that is not declared', { who: [{ side: 'middle', leftUid: 'x' }] }],
  ['a record of something else', { shares: { GB: 40 } }],
  ['an object that is an array', { shares: [] }],
])('refuses %s, and says where', (_, wrong) => {
  expect(() => leave({ ...answer, ...wrong })).toThrow(Object.keys(wrong)[0])
})
