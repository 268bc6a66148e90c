import type { Plugin } from 'vite'

const ownFile = /\/src\/(app|domains|kit)\/.*\/?web\/.*\.tsx?$/
const imported = /import \{ (?<names>[\w, ]*Calls\b[\w, ]*) \} from '(?<from>[./\w-]*\/contract\.ts)'/g

/** What one call of a contract is called by itself: `briefCalls.getBrief` in `contract.ts?calls`. */
export const singleName = (calls: string, call: string) => `${calls}_${call}`

/**
 * Takes from a contract the calls that a file makes, each by itself: of a domain with fifty calls a page makes three, and an
 * object of all of them would be loaded whole. The parts of contracts that `light-contracts.ts` makes have both.
 */
export function singleCalls(): Plugin {
  return {
    name: 'single-calls',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: ownFile, code: /Calls\b[\w, ]* \} from '[./\w-]*\/contract\.ts'/ },
      handler: (code) => ({ code: withSingleCalls(code), map: null }),
    },
  }
}

export function withSingleCalls(code: string): string {
  let result = code
  for (const [statement, names = '', from = ''] of code.matchAll(imported)) {
    const all = names.split(',').map((name) => name.trim())
    const singles = new Set<string>()
    const left = all.filter((name) => {
      const uses = [...code.replace(statement, '').matchAll(new RegExp(`\\b${name}\\b(?:\\.(\\w+))?`, 'g'))]
      if (!name.endsWith('Calls') || uses.some(([, call]) => !call)) return true
      for (const [, call = ''] of uses) singles.add(singleName(name, call))
      result = result.replace(new RegExp(`\\b${name}\\.(?=\\w)`, 'g'), `${name}_`)
      return false
    })
    const statements = [
      ...(left.length > 0 ? [`import { ${left.join(', ')} } from '${from}'`] : []),
      `import { ${[...singles].join(', ')} } from '${from}?calls'`,
    ]
    result = result.replace(statement, statements.join('; '))
  }
  return result
}
