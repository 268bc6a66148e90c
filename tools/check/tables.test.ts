import { expect, it } from 'vitest'
import { parseSource } from './source.ts'
import { checkTables, type TableException } from './tables.ts'

const tables = parseSource('src/domains/accounts/server/tables.ts', "export const accounts = pgTable('accounts', {})")
const importing = "import { accounts } from '../../accounts/server/tables.ts'"
const referring = "import { accountUid } from '../../accounts/server/foreign-keys.ts'"

const problemsOf = (path: string, text: string, exceptions: TableException[] = []) =>
  checkTables([tables, parseSource(path, text)], exceptions).problems

it.each([
  ['src/domains/briefs/server/reads.ts', importing],
  ['src/domains/briefs/server/reads.test.ts', importing],
  ['src/domains/briefs/server/tables.ts', importing],
  ['src/domains/briefs/server/reads.ts', referring],
  ['src/world/people.ts', "import type { accounts } from '../domains/accounts/server/tables.ts'"],
  ['src/domains/briefs/server/reads.ts', 'const row = sql`select 1 from accounts where true`'],
  ['src/domains/briefs/server/reads.ts', 'const row = sql`exists (select 1 from x join "accounts" a on true)`'],
])('%s may not say %s', (path, text) => {
  expect(problemsOf(path, text)).toEqual([expect.stringContaining('the tables of accounts are private')])
})

it.each([
  ['src/domains/accounts/server/reads.ts', "import { accounts } from './tables.ts'"],
  ['src/domains/briefs/server/tables.ts', referring],
  ['src/domains/briefs/server/reads.ts', "import { accountFacts } from '../../accounts/server/facts.ts'"],
  ['src/domains/briefs/server/words.ts', 'const text = `a mail from accounts`'],
  ['src/domains/briefs/server/words.ts', '// `select 1 from accounts`'],
])('%s may say %s', (path, text) => {
  expect(problemsOf(path, text)).toEqual([])
})

it('lets an exception pass, and names one that is no longer needed', () => {
  const path = 'src/domains/briefs/server/reads.ts'
  const exception = { file: path, domain: 'accounts', why: 'for this test' }
  expect(problemsOf(path, importing, [exception])).toEqual([])
  expect(problemsOf(path, 'export const a = 1', [exception])).toEqual([expect.stringContaining('take it off the list')])
})
