import type { kindOfCall } from './edits.ts'

type NewCall = { domain: string; name: string; calls: string; kind: ReturnType<typeof kindOfCall> }

/** Words of a name, for a title or a sentence: `disputeNoShow` is "dispute no show". */
export function wordsOf(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()
}

/** The narrowest entry that is complete: admins only, one record by its uid. Widen it from the specification. */
export function contractEntry({ name, kind }: NewCall): string {
  return [
    `  /** Lets an admin ${wordsOf(name)}. */`,
    `  ${name}: {`,
    `    kind: '${kind}',`,
    `    who: { admin: 'any' },`,
    `    input: z.object({ uid: z.string().check(z.maxLength(40)) }),`,
    `    output: z.object({ uid: z.string() }),`,
    `  },`,
  ].join('\n')
}

export function handlerFile({ domain, name, calls }: NewCall): string {
  const accounts = domain === 'accounts' ? '..' : '../../../accounts/server'
  return `import type { Handler } from '${accounts}/handler.ts'
import type { ${calls} } from '../../contract.ts'

export const ${name}: Handler<typeof ${calls}.${name}> = async ({ uid }) => ({ uid })
`
}

/** Fails until its sentence is replaced by one of the specification. */
export function callTestFile({ name, calls }: NewCall): string {
  return `import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { ${calls} } from '../../contract.ts'

describeCall(${calls}.${name}, () => ({ uid: 'a record of the world' }))

it('keeps what its contract promises', () => {
  expect.fail('say here what ${name} promises: works, each refusal, stale version, two at once, effects')
})
`
}

export function screenFile(name: string): string {
  return `import { Screen } from '../../../../kit/web/Screen.tsx'

export function ${name}() {
  return <Screen title="${titleOf(name)}">{() => null}</Screen>
}
`
}

function titleOf(name: string): string {
  const words = wordsOf(name.replace(/Screen$/, ''))
  return words.charAt(0).toUpperCase() + words.slice(1)
}
