import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { type Capability, capabilities } from '../domains/plans/entitlements.ts'
import { keysOf } from '../kit/contract/keys.ts'

/** Sold, and not built yet: each leaves this list with the first call that asks for it. */
const toBeBuilt: readonly Capability[] = ['idChecks', 'logistics', 'campaignSupport']

/** The files of servers, tests aside, that ask whether a plan holds something, by what they ask for. */
function askedIn(): Map<string, string[]> {
  const root = join(dirname(import.meta.dirname), 'domains')
  const files = globSync('*/server/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const asks = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:requireEntitlement|hasCapability)\([^)]*?'(\w+)'\)/g)].map(
      ([, capability = '']) => ({ file, capability }),
    ),
  )
  return new Map(
    [...Map.groupBy(asks, ({ capability }) => capability)].map(([name, of]) => [name, of.map(({ file }) => file)]),
  )
}

it('sells nothing that no call asks for', () => {
  const asked = askedIn()
  const unasked = keysOf(capabilities).filter((capability) => !asked.has(capability))
  expect(unasked.toSorted()).toEqual(toBeBuilt.toSorted())
})
