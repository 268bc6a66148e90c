import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { capabilities } from '../domains/plans/entitlements.ts'
import { keysOf } from '../kit/contract/keys.ts'

/** The rules and servers of the domains, tests and the plans' own table aside: what a call asks by. */
function readRules(): string {
  const root = join(dirname(import.meta.dirname), 'domains')
  return globSync('*/{*.ts,server/**/*.ts}', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('plans'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
}

it('sells nothing that no call asks for', () => {
  const rules = readRules()
  expect(keysOf(capabilities).filter((capability) => !rules.includes(`'${capability}'`))).toEqual([])
})
