import { describe, expect, it } from 'vitest'
import { addContractEntry } from './call.ts'
import { addEntry, addImport, addSorted, callsName, listName } from './edits.ts'

const contract = `import * as z from 'zod/mini'

/** Bella's view {of it}. */
export const View = z.object({
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

describe('a contract', () => {
  it('has an entry more behind its last one', () => {
    expect(callsName(contract)).toBe('collabCalls')
    const changed = addContractEntry(contract, 'collabCalls', 'disputeNoShow')
    expect(changed).toMatch(
      /kind: 'read',\n {2}\},\n {2}\/\*\* Lets an admin dispute no show\. \*\/\n {2}disputeNoShow: \{/,
    )
    expect(changed).toMatch(
      /output: z\.object\(\{ uid: z\.string\(\) \}\),\n {4}creates: true,\n {2}\},\n\}\)\n\nexport const after/,
    )
    expect(changed.match(/import \* as z/g)).toHaveLength(1)
  })

  it('has its first entry, and the import that this needs', () => {
    const empty = "import { defineCalls } from '../../access/roles.ts'\n\nexport const muteCalls = defineCalls({})\n"
    const changed = addContractEntry(empty, 'muteCalls', 'muteBrand')
    expect(changed).toContain("import * as z from 'zod/mini'\n\nexport")
    expect(changed).toMatch(/defineCalls\(\{\n {2}\/\*\* Lets an admin mute brand\. \*\//)
  })

  it('is refused without calls', () => {
    expect(() => callsName('export const a = 1')).toThrow('defineCalls')
    expect(() => addContractEntry('export const a = 1', 'a', 'muteBrand')).toThrow('no list')
  })
})

describe('a registry', () => {
  it.each([
    ['export const handlers: HandlersOf<typeof calls> = { a }', '{ a,\n  c,\n}'],
    ['export const handlers = {\n  a,\n  b,\n}', '{\n  a,\n  b,\n  c,\n}'],
    ['export const handlers = {}', '{\n  c,\n}'],
    ['export const jobs: readonly DomainJob[] = [a]', '[a,\n  c,\n]'],
    ['export const jobs = (open: () => Store): readonly Job[] => [\n  a(open),\n]', '[\n  a(open),\n  c,\n]'],
    ['export const lists = [\n  a,\n] as const', '[\n  a,\n  c,\n] as const'],
  ])('%s has one more', (text, ending) => {
    expect(addEntry(text, listName(text), 'c').endsWith(ending)).toBe(true)
  })

  it.each([
    ['{ a, c }', '{ a, b,\n  c }'],
    ['{\n  a,\n  c,\n}', '{\n  a,\n  b,\n  c,\n}'],
    ['[c(open)]', '[b,\n  c(open)]'],
    ['{\n  a,\n}', '{\n  a,\n  b,\n}'],
    ['{}', '{\n  b,\n}'],
  ])('%s keeps its order', (list, ending) => {
    expect(addSorted(`export const handlers = ${list}`, 'handlers', 'b')).toBe(`export const handlers = ${ending}`)
  })

  it('has one more in a list within', () => {
    const text = "export const screens = {\n  guest: ['/'],\n  brand: [\n    '/b',\n  ],\n}"
    expect(addEntry(text, 'screens', "'/c'", 'brand')).toContain("'/b',\n  '/c',\n]")
    expect(() => addEntry(text, 'screens', "'/c'", 'staff')).toThrow('no list "staff"')
  })
})

it('adds an import once, behind the last, however many lines that has', () => {
  const text = "import {\n  a,\n  b,\n} from './a.ts'\n\nexport const c = 1\n"
  const line = "import { d } from './d.ts'"
  expect(addImport(text, line)).toBe(text.replace("'./a.ts'\n", `'./a.ts'\n${line}\n`))
  expect(addImport(addImport(text, line), line)).toBe(addImport(text, line))
  expect(addImport('export const c = 1\n', line)).toBe(`${line}\n\nexport const c = 1\n`)
})

it('adds an import among those of its folder in their order', () => {
  const text = "import { z } from '../z.ts'\nimport { a } from './calls/a.ts'\nimport { c } from './calls/c.ts'\n"
  const added = (name: string) => addImport(text, `import { ${name} } from './calls/${name}.ts'`)
  expect(added('b')).toContain("'./calls/a.ts'\nimport { b } from './calls/b.ts'\nimport { c }")
  expect(added('d')).toContain("'./calls/c.ts'\nimport { d } from './calls/d.ts'\n")
})
