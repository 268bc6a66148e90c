/** Adds an entry at the end of the object that `export const … = defineCalls({ … })` is given. */
export function addContractEntry(contract: string, entry: string): string {
  const start = contract.search(/= defineCalls\(\{/)
  const end = contract.indexOf('\n})', start)
  if (start === -1 || end === -1)
    throw new Error('contract.ts has no defineCalls({ … }) that ends on a line of its own.')
  return `${contract.slice(0, end)}\n${entry}${contract.slice(end)}`
}

/** The name under which a contract exports its calls. */
export function callsName(contract: string): string {
  const name = /export const (\w+) = defineCalls\(/.exec(contract)?.[1]
  if (!name) throw new Error('contract.ts exports no calls made with defineCalls.')
  return name
}

/** Imports a handler in a domain's calls.ts and names it in the list of handlers. */
export function registerHandler(registry: string, name: string): string {
  const list = /(export const \w+[^=]*= \{)([^}]*)\}/.exec(registry)
  if (!list) throw new Error('server/calls.ts has no list of handlers.')
  const names = [...list[2]!.split(',').map((each) => each.trim()), name].filter((each) => each !== '')
  const listed = registry.replace(list[0], `${list[1]} ${names.join(', ')} }`)
  const lastImport = [...listed.matchAll(/^import .*$/gm)].at(-1)
  const at = lastImport ? lastImport.index + lastImport[0].length + 1 : 0
  return `${listed.slice(0, at)}import { ${name} } from './calls/${name}.ts'\n${listed.slice(at)}`
}

/** Reads and writes are told apart by their verb. */
export function kindOfCall(name: string): 'read' | 'write' {
  return /^(get|list|find|search|count|check|export)[A-Z]/.test(name) ? 'read' : 'write'
}
