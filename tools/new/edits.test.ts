import { expect, it } from 'vitest'
import { addContractEntry, callsName, kindOfCall, registerHandler } from './edits.ts'

const contract = `export const View = z.object({
  uid: z.string(),
})

export const collabCalls = defineCalls({
  getCollab: {
    kind: 'read',
  },
})

export const after = z.object({
  uid: z.string(),
})
`

it('adds an entry behind the last one of the contract', () => {
  expect(callsName(contract)).toBe('collabCalls')
  const changed = addContractEntry(contract, "  disputeNoShow: {\n    kind: 'write',\n  },")
  expect(changed).toContain(
    "kind: 'read',\n  },\n  disputeNoShow: {\n    kind: 'write',\n  },\n})\n\nexport const after",
  )
})

it('refuses a contract without calls', () => {
  expect(() => callsName('export const a = 1')).toThrow('defineCalls')
  expect(() => addContractEntry('export const a = 1', '')).toThrow('defineCalls')
})

it('registers a handler once more, on one line or many', () => {
  const line =
    "import type { HandlersOf } from './handler.ts'\nexport const handlers: HandlersOf<typeof calls> = { a }\n"
  expect(registerHandler(line, 'b')).toBe(
    line.replace('{ a }', '{ a, b }').replace('export', "import { b } from './calls/b.ts'\nexport"),
  )
  expect(registerHandler('export const handlers = {\n  a,\n  b,\n}', 'c')).toContain('= { a, b, c }')
  expect(registerHandler('export const handlers = {}', 'c')).toContain('= { c }')
})

it.each([
  ['getCollab', 'read'],
  ['listCollabs', 'read'],
  ['approveCollab', 'write'],
  ['getawayCollab', 'write'],
])('%s is a %s', (name, kind) => {
  expect(kindOfCall(name)).toBe(kind)
})
