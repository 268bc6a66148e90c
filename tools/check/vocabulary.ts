import { parseSync } from 'oxc-parser'
import type { Finding } from './gate.ts'
import type { Source } from './source.ts'

/** Words that the glossary of CONTRIBUTING replaces, each with the word to use in a name instead. */
const replaced = new Map([
  ['piece', 'deliverable'],
  ['pieces', 'deliverables'],
  ['placement', 'ad'],
  ['placements', 'ads'],
  ['joining', 'onboarding'],
  ['notice', 'notification'],
  ['notices', 'notifications'],
  ['wish', 'request'],
  ['wishes', 'requests'],
  ['wished', 'requested'],
  ['tell', 'notify'],
  ['told', 'notified'],
  ['said', 'reported'],
])
const folders = ['src/domains/', 'src/product/', 'src/access/']

/** Names of the product's own code: files, variables, functions, types, fields. Sentences and tests are free. */
export function checkVocabulary(sources: Pick<Source, 'path' | 'text'>[]): Finding {
  const checked = sources.filter(
    ({ path }) => folders.some((folder) => path.startsWith(folder)) && !/\.test\.tsx?$/.test(path),
  )
  const problems = checked.flatMap(({ path, text }) =>
    [path, ...namesIn(path, text)].flatMap((name) => {
      const word = wordsOf(name).find((one) => replaced.has(one))
      return word
        ? [`${path}: "${name}" says "${word}": the word is "${replaced.get(word)}" (CONTRIBUTING, Words).`]
        : []
    }),
  )
  return { gate: 'vocabulary', saw: checked.length, unit: 'files', problems }
}

/** Every identifier of a file, once each. */
function namesIn(path: string, text: string): Set<string> {
  const names = new Set<string>()
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (typeof node !== 'object' || node === null) return
    const { type, name } = node as { type?: unknown; name?: unknown }
    if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string') names.add(name)
    Object.values(node).forEach(walk)
  }
  walk(parseSync(path, text).program)
  return names
}

/** `toldAt` and `remind-calls.ts` in their words. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
}
