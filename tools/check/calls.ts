import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Finding } from './gate.ts'
import { domains } from './places.ts'
import type { Source } from './source.ts'

export type CallSet = { domain: string; names: string[] }

/** Every call of a contract has its handler, its test and its line in the domain's registry; no handler is left over. */
export function checkCalls(callSets: CallSet[], sources: Source[]): Finding {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const problems = callSets.flatMap(({ domain, names }) => {
    const server = `src/domains/${domain}/server`
    const registry = byPath.get(`${server}/calls.ts`)
    const missing = names.flatMap((name) => [
      ...(byPath.has(`${server}/calls/${name}.ts`) ? [] : [`${server}/calls/${name}.ts is missing.`]),
      ...(byPath.has(`${server}/calls/${name}.test.ts`) ? [] : [`${server}/calls/${name}.test.ts is missing.`]),
      ...(registry?.imports.includes(`${server}/calls/${name}.ts`)
        ? []
        : [`${server}/calls.ts does not import ${name}.`]),
    ])
    return [...missing, ...listStrays(server, names, sources)]
  })
  const all = callSets.flatMap(({ names }) => names)
  const twice = [...new Set(all.filter((name, at) => all.indexOf(name) !== at))]
  problems.push(...twice.map((name) => `${name} is declared twice: a call's name is unique in the product.`))
  return { gate: 'calls', saw: all.length, unit: 'calls', problems }
}

function listStrays(server: string, names: string[], sources: Source[]): string[] {
  return sources.flatMap(({ path }) => {
    const name = path.startsWith(`${server}/calls/`)
      ? path.slice(`${server}/calls/`.length).replace(/(\.test)?\.ts$/, '')
      : ''
    return name === '' || names.includes(name) ? [] : [`${path}: no contract declares ${name}.`]
  })
}

/** The calls each domain's contract declares, found by loading it: whatever `defineCalls` made carries its own name. */
export async function readContracts(root: string): Promise<CallSet[]> {
  const sets = domains.map(async (domain) => {
    const file = join(root, 'src/domains', domain, 'contract.ts')
    if (!existsSync(file)) return { domain, names: [] }
    const contract: Record<string, unknown> = await import(pathToFileURL(file).href)
    return { domain, names: Object.values(contract).flatMap(namesOfCalls) }
  })
  return Promise.all(sets)
}

function namesOfCalls(exported: unknown): string[] {
  if (typeof exported !== 'object' || exported === null) return []
  return Object.entries(exported).flatMap(([key, call]: [string, unknown]) =>
    isCall(call) && call.name === key ? [key] : [],
  )
}

function isCall(value: unknown): value is { name: string } {
  return typeof value === 'object' && value !== null && 'kind' in value && 'access' in value && 'name' in value
}
