import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { first } from '../../src/kit/contract/must.ts'

/** A code file as the structure gates see it; paths are relative to the project and use `/`. */
export type Source = {
  path: string
  text: string
  /** The text with every comment blanked out, lines kept. */
  code: string
  /** Files of the project as paths, everything else as written (`node:fs`, `zod/mini`). */
  imports: string[]
  /** Those of `imports` that are loaded when it runs: not `import type`, but `import { type A }`. */
  loads: string[]
  hasDefaultExport: boolean
}

const codeFolders = ['src', 'tools', 'e2e', 'bench']
const codeFile = /\.(ts|tsx|mjs)$/
const skipped = new Set(['node_modules', '.git', 'dist', 'data', '.cache', 'output'])

/** Every file below a folder of the project, without what is installed, built or stored. */
export function listFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory()) return listFiles(root, path)
    return entry.isFile() ? [path] : []
  })
}

/** The project's own code: product, tools, journeys, benchmarks and the configuration files at the top. */
export function readSources(root: string): Source[] {
  return listFiles(root)
    .filter((path) => codeFile.test(path) && (!path.includes('/') || codeFolders.includes(first(path.split('/')))))
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')))
}

export function parseSource(path: string, text: string): Source {
  const { module, comments } = parseSync(path, text)
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => literal(text.slice(start, end)))
  const isOfTypes = ({ start, end }: { start: number; end: number }) =>
    /^(im|ex)port\s+type\b/.test(text.slice(start, end))
  const requestsOf = (keep: (entry: { start: number; end: number }) => boolean) => [
    ...module.staticImports.filter(keep).map((entry) => entry.moduleRequest.value),
    ...module.staticExports.filter(keep).flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...later,
  ]
  const list = (requests: (string | undefined)[]) =>
    [...new Set(requests)].flatMap((request) => (request ? [resolveImport(path, request)] : []))
  return {
    path,
    text,
    code: comments.reduceRight((code, { start, end }) => blank(code, start, end), text),
    imports: list(requestsOf(() => true)),
    loads: list(requestsOf((entry) => !isOfTypes(entry))),
    hasDefaultExport: module.staticExports.some((entry) =>
      entry.entries.some(({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default'),
    ),
  }
}

export function isTest(path: string): boolean {
  return /\.(test|e2e)\.tsx?$/.test(path)
}

function resolveImport(path: string, request: string): string {
  return request.startsWith('.') ? posix.join(posix.dirname(path), request) : request
}

/** The text of a quoted string; an import that is computed names nothing that could be followed. */
function literal(expression: string): string {
  return /^(['"`])([^'"`$]*)\1$/.exec(expression)?.[2] ?? ''
}

function blank(code: string, start: number, end: number): string {
  return code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end)
}
