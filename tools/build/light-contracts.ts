import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { singleName } from './single-calls.ts'

const contractFile = /\/src\/domains\/\w+\/contract\.ts$/
const linksFile = /\/src\/domains\/\w+\/web\/links\.ts$/
/**
 * Contracts, what their schemas are made of, the rules beside them, and what addresses may hold: each does nothing but say
 * what it exports.
 */
const sayingFile =
  /\/src\/(domains\/\w+\/(contract\/|web\/links|)[\w-]*|kit\/contract\/(fields|field-words|calls|table)|kit\/web\/grid\/table-state|access\/(ids|roles)|app\/web\/(own-pages|record-tabs))\.ts$/
/** The part of a contract or of links that the first load needs, as a module of its own. */
const lightPart = /\/src\/domains\/\w+\/(contract\.ts\?calls|web\/links\.ts\?functions)$/

/** What the browser knows of a call; what it may send and what comes back, who may and how often, the server knows. */
const known = ['name', 'touches', 'shows', 'offline', 'creates', 'once'] as const

type Statement = { type: string; start: number; end: number; declaration?: Statement | null } & {
  kind?: string
  id?: { name?: string } | null
  specifiers?: { local: { name: string } }[]
  declarations?: { id: { name?: string }; init?: { type: string; start: number; end: number } | null }[]
}
type Parse = (code: string) => Statement[]
type Change = { start: number; end: number; text: string }

/**
 * Makes contracts light for the browser: of each call its name, and what it touches and shows, stay. Every schema that no
 * form and no address uses then falls away with the words of its refusals. Only builds do so: a browser reads neither
 * `input` nor `output` of a call.
 *
 * What is left is two modules, so that a page which makes a call, or leads to a page, does not load the schemas that others
 * need: the calls of `contract.ts` are in `contract.ts?calls`, the functions of `links.ts` in `links.ts?functions`.
 */
export function lightContracts(): Plugin {
  return {
    name: 'light-contracts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: lightPart },
      async handler(id) {
        const [file = '', part] = id.split('?')
        const source = await readFile(file, 'utf8')
        const parse: Parse = (code) => this.parse(code, { lang: 'ts' }).body as Statement[]
        const code = part === 'calls' ? await callsOf(file) : functionsOf(source, parse).map(({ text }) => text)
        return { code: code.join('\n'), moduleType: 'ts', moduleSideEffects: false }
      },
    },
    transform: {
      filter: { id: sayingFile },
      handler(code, id) {
        const isContract = contractFile.test(id)
        const isLinks = linksFile.test(id)
        if (!isContract && !isLinks && !code.includes('zod/mini')) return { code, map: null, moduleSideEffects: false }
        const parse: Parse = (text) => this.parse(text, { lang: 'ts' }).body as Statement[]
        const apart = isContract ? callConstants(code, parse) : isLinks ? functionsOf(code, parse) : []
        const names = apart.map(({ name }) => name).join(', ')
        const from = JSON.stringify(`${id}?${isContract ? 'calls' : 'functions'}`)
        const changes = [
          ...apart.map(({ start, end }) => ({ start, end, text: '' })),
          ...madeConstants(code, parse).filter((one) => !apart.some((other) => isWithin(one, other))),
        ]
        const again = names && `\nimport { ${names} } from ${from}\nexport { ${names} }\n`
        return { code: changed(code, changes) + again, map: null, moduleSideEffects: false }
      },
    },
  }
}

/** What is worth the words: constants that are called into being. */
const isMade = new Set(['CallExpression', 'ObjectExpression', 'TSAsExpression', 'TSSatisfiesExpression'])

/** Constants that may be left out where nobody uses them: a call of a function may do something beside; of these we know that they do not. */
function madeConstants(code: string, parse: Parse): Change[] {
  return constantsOf(parse(code)).flatMap(({ init }) => {
    if (!init || !isMade.has(init.type)) return []
    return [{ ...init, text: `/*#__PURE__*/(() => (${code.slice(init.start, init.end)}))()` }]
  })
}

function constantsOf(statements: readonly Statement[]) {
  return statements
    .map((statement) => statement.declaration ?? statement)
    .filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const')
    .flatMap(({ declarations = [] }) => declarations)
}

type Apart = { name: string } & Change

/** The statements of a contract that export its calls. */
function callConstants(code: string, parse: Parse): Apart[] {
  return exported(code, parse).filter(({ name }) => name.endsWith('Calls'))
}

/** The functions of links that need nothing else of their file, and nothing that it imports. */
function functionsOf(code: string, parse: Parse): Apart[] {
  const statements = parse(code)
  const functions = exported(code, parse).filter(({ isFunction }) => isFunction)
  const isApart = new Set(functions.map(({ name }) => name))
  const others = [
    ...constantsOf(statements).map(({ id }) => id.name ?? ''),
    ...statements.flatMap(({ specifiers = [] }) => specifiers.map(({ local }) => local.name)),
  ].filter((name) => !isApart.has(name))
  const types = /^(To|Address)$/
  const needed = new RegExp(`\\b(${others.filter((name) => !types.test(name)).join('|') || '(?!)'})\\b`)
  return functions.filter(({ text }) => !needed.test(text))
}

/** What a file exports, statement by statement: constants of one name, and functions. */
function exported(code: string, parse: Parse): (Apart & { isFunction: boolean })[] {
  return parse(code).flatMap(({ type, start, end, declaration }) => {
    if (type !== 'ExportNamedDeclaration' || !declaration) return []
    const [only, ...more] = declaration.declarations ?? []
    const name = declaration.id?.name ?? only?.id.name
    if (!name || more.length > 0) return []
    const isFunction = declaration.type === 'FunctionDeclaration' || only?.init?.type === 'ArrowFunctionExpression'
    return [{ name, start, end, text: code.slice(start, end), isFunction }]
  })
}

/** The calls of a contract as the browser gets them: each by itself (`single-calls.ts`), and the constants that hold them. */
async function callsOf(file: string): Promise<string[]> {
  const contract = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  return Object.entries(contract)
    .filter(([name]) => name.endsWith('Calls'))
    .flatMap(([name, calls]) => {
      const each = Object.entries(light(calls as Record<string, Call>))
      const singles = each.map(([call, value]) => `export const ${singleName(name, call)} = ${JSON.stringify(value)}`)
      const all = each.map(([call]) => `${JSON.stringify(call)}: ${singleName(name, call)}`)
      return [...singles, `export const ${name} = { ${all.join(', ')} }`]
    })
}

type Call = Record<string, unknown>

function light(calls: Record<string, Call>) {
  const of = (call: Call) =>
    Object.fromEntries(known.flatMap((field) => (call[field] === undefined ? [] : [[field, call[field]]])))
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, of(call)]))
}

const isWithin = (inner: Change, outer: Change) => inner.start >= outer.start && inner.end <= outer.end

function changed(code: string, changes: readonly Change[]): string {
  let at = 0
  let result = ''
  for (const { start, end, text } of changes.toSorted((a, b) => a.start - b.start)) {
    result += code.slice(at, start) + text
    at = end
  }
  return result + code.slice(at)
}
