import { posix } from 'node:path'
import { type ArrayExpression, type Expression, type ObjectExpression, parseSync, type Span } from 'oxc-parser'
import { must } from '../../src/kit/contract/must.ts'

/** Adds an import, unless it is there: among those of the same folder in the order of the alphabet, else behind the last one. */
export function addImport(text: string, line: string): string {
  if (text.includes(line)) return text
  const imports = parseSync('file.tsx', text).program.body.filter((one) => one.type === 'ImportDeclaration')
  const last = imports.at(-1)
  if (!last) return `${line}\n\n${text}`
  const path = must(/from '(.*)'$/.exec(line)?.[1], 'the path of an import')
  const beside = imports.filter(({ source }) => posix.dirname(source.value) === posix.dirname(path))
  const next = beside.find(({ source }) => source.value > path)
  if (next) return `${text.slice(0, next.start)}${line}\n${text.slice(next.start)}`
  const before = beside.at(-1) ?? last
  return `${text.slice(0, before.end)}\n${line}${text.slice(before.end)}`
}

/**
 * Adds an entry at the end of the list or object that is exported under a name, or of the property `within` it.
 * What wraps it (`defineCalls(…)`, `routesOf<…>(…)`, `() => …`, `as const`) is looked through. Throws when there is no such list.
 */
export function addEntry(text: string, name: string, entry: string, within?: string): string {
  const list = listIn(text, name, within)
  const before = text.slice(0, list.end - 1).trimEnd()
  const comma = /[,[{]$/.test(before) ? '' : ','
  return `${before}${comma}\n  ${entry},\n${text.slice(list.end - 1)}`
}

/** The same before the first entry that follows it in the alphabet: what is in order stays so. */
export function addSorted(text: string, name: string, entry: string): string {
  const list = listIn(text, name)
  const entries: readonly (Span | null)[] = list.type === 'ObjectExpression' ? list.properties : list.elements
  const next = entries.find((one) => one && text.slice(one.start, one.end) > entry)
  return next ? `${text.slice(0, next.start)}${entry},\n  ${text.slice(next.start)}` : addEntry(text, name, entry)
}

function listIn(text: string, name: string, within?: string): ObjectExpression | ArrayExpression {
  const exported = unwrap(exportsOf(text).get(name))
  const list = within === undefined ? exported : propertyOf(exported, within)
  if (list?.type !== 'ObjectExpression' && list?.type !== 'ArrayExpression')
    throw new Error(`There is no list "${within ?? name}" to add to.`)
  return list
}

/** The name under which a contract exports its calls. */
export function callsName(contract: string): string {
  for (const [name, init] of exportsOf(contract))
    if (init.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'defineCalls')
      return name
  throw new Error('contract.ts exports no calls made with defineCalls.')
}

/** The first list that a file exports: the one of a registry. */
export function listName(registry: string): string {
  for (const [name, init] of exportsOf(registry)) {
    const { type } = unwrap(init) ?? {}
    if (type === 'ObjectExpression' || type === 'ArrayExpression') return name
  }
  throw new Error('There is no list to add to.')
}

function exportsOf(text: string): Map<string, Expression> {
  const declared = parseSync('file.tsx', text).program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations
      : [],
  )
  return new Map(declared.flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, init]] : [])))
}

function unwrap(init: Expression | undefined): Expression | undefined {
  if (init?.type === 'CallExpression') return unwrap(init.arguments.findLast((given) => given.type !== 'SpreadElement'))
  if (init?.type === 'TSAsExpression' || init?.type === 'TSSatisfiesExpression') return unwrap(init.expression)
  if (init?.type !== 'ArrowFunctionExpression' || init.body.type === 'BlockStatement') return init
  return unwrap(init.body)
}

function propertyOf(object: Expression | undefined, key: string): Expression | undefined {
  if (object?.type !== 'ObjectExpression') return undefined
  return object.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === key
      ? [property.value]
      : [],
  )[0]
}
