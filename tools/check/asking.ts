import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { isTest, type Source } from './source.ts'

/** A function or a value at the top of a file, with the others that its text names. */
type Declaration = { id: string; path: string; code: string; uses: string[] }

const asks = /\b(?:requireEntitlement|hasEntitlement|assertCapability|hasCapability)\(/g
const isRead = ({ path }: Source) =>
  /^src\/domains\/(?!plans\/)[^/]+\/([^/]+|server\/.+)\.ts$/.test(path) && !isTest(path)

/**
 * For each capability, the calls and jobs that ask whether a plan has it: themselves, or by a function that they name,
 * wherever it is. What is asked for by a variable is whatever the lists beside it name.
 */
export function listAsking(sources: readonly Source[], capabilities: readonly string[]): Map<string, string[]> {
  const declarations = sources.filter(isRead).flatMap(declarationsOf)
  const byId = new Map(declarations.map((one) => [one.id, one]))
  const usersOf = Map.groupBy(
    declarations.flatMap(({ id, uses }) => uses.map((used) => ({ id, used }))),
    ({ used }) => used,
  )
  return new Map(
    capabilities.map((capability) => {
      const reached = new Set(declarations.filter((one) => asksFor(one, capability, byId)).map(({ id }) => id))
      for (const id of reached) for (const user of usersOf.get(id) ?? []) reached.add(user.id)
      const names = [...reached].flatMap((id) => callOrJob(byId.get(id)) ?? [])
      return [capability, [...new Set(names)].toSorted()]
    }),
  )
}

/** `getValue` of `server/calls/getValue.ts`; of a helper nothing. */
function callOrJob(declaration: Declaration | undefined): string | null {
  return declaration ? (/\/server\/(?:calls|jobs)\/([^/]+)\.ts$/.exec(declaration.path)?.[1] ?? null) : null
}

function asksFor({ code, uses }: Declaration, capability: string, byId: ReadonlyMap<string, Declaration>): boolean {
  const named = (text: string) => text.includes(`'${capability}'`)
  return [...code.matchAll(asks)].some((match) => {
    const given = argumentsFrom(code, match.index + match[0].length)
    return /'\w+'\s*,?\s*$/.test(given) ? named(given) : uses.some((id) => named(byId.get(id)?.code ?? ''))
  })
}

/** The text up to the bracket that closes the one before it. */
function argumentsFrom(code: string, start: number): string {
  let open = 1
  let at = start
  for (; at < code.length && open > 0; at += 1) open += code[at] === '(' ? 1 : code[at] === ')' ? -1 : 0
  return code.slice(start, at - 1)
}

function declarationsOf({ path, code }: Source): Declaration[] {
  const { program, module } = parseSync(path, code)
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ importName, localName }): [string, string] => [
        localName.value,
        `${posix.join(posix.dirname(path), moduleRequest.value)}#${importName.name ?? ''}`,
      ]),
  )
  const own = program.body.flatMap((statement) => {
    const text = code.slice(statement.start, statement.end)
    const name = /^(?:export )?(?:async )?(?:function|const) (\w+)/.exec(text)?.[1]
    return name ? [{ name, text }] : []
  })
  const known = new Map([...imported, ...own.map(({ name }): [string, string] => [name, `${path}#${name}`])])
  return own.map(({ name, text }) => {
    // Names behind a dot are properties: `valueCalls.getValue` is not the handler.
    const words = new Set([...text.matchAll(/(?<![\w.'])[A-Za-z_]\w*/g)].map(([word]) => word))
    words.delete(name)
    return { id: `${path}#${name}`, path, code: text, uses: [...words].flatMap((word) => known.get(word) ?? []) }
  })
}
