import { posix } from 'node:path'
import { must } from '../../src/kit/contract/must.ts'
import type { Finding } from './gate.ts'
import { type Document, listRecordProblems } from './records.ts'

const topFolders = ['src', 'tools', 'e2e', 'bench', 'docs', 'migrations', 'deploy', 'ops', '.ci']

/**
 * Every path a document names is there: links relative to the document, code spans from the top of the project.
 * Names before a path in brackets (`useRead`, `useWrite` (`src/kit/web/calls.ts`)) are exported there.
 * Decision records are numbered and have their parts.
 */
export function checkDocuments(documents: Document[], files: string[], read: (path: string) => string): Finding {
  const known = new Set(files.flatMap((file) => withParents(file)))
  const named = documents.flatMap((document) => listPaths(document).map((path) => ({ path, document })))
  const problems = named
    .filter(({ path }) => !known.has(path))
    .map(({ path, document }) => `${document.path} names ${path}, which does not exist: correct or drop it.`)
  const names = documents.flatMap((document) => listMissingNames(document, known, read))
  return {
    gate: 'documents',
    saw: documents.length,
    unit: 'documents',
    note: `${named.length} paths`,
    problems: [...problems, ...names, ...listRecordProblems(documents)],
  }
}

function listPaths({ path, text }: Document): string[] {
  const prose = text.replace(/^```[^\n]*\n[\s\S]*?^```/gm, '')
  const links = [...prose.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map((match) => must(match[1]))
    .filter((target) => !/^[a-z]+:|^\//.test(target))
    .map((target) => posix.join(posix.dirname(path), target))
  const spans = [...prose.matchAll(/`([^`\s]+)`/g)]
    .map((match) => must(match[1]).replace(/:\d+$/, ''))
    .filter((span) => topFolders.some((folder) => span.startsWith(`${folder}/`)) && !/[*…<>{}$]|NNN/.test(span))
  return [...new Set([...links, ...spans].map((each) => posix.normalize(each).replace(/\/$/, '')))]
}

/** Names that a document promises in a file that does not export them. A file that is missing is a problem of its own. */
function listMissingNames({ path, text }: Document, known: Set<string>, read: (path: string) => string): string[] {
  return [...text.matchAll(/((?:`\w+`,? (?:and )?)+)\(`(src\/[^`]+\.tsx?)`\)/g)].flatMap(
    ([, names = '', file = '']) => {
      if (!known.has(file)) return []
      const code = read(file)
      return [...names.matchAll(/\w+(?=`)/g)]
        .filter(([name]) => !new RegExp(`export[^\\n]*\\b${name}\\b`).test(code))
        .map(([name]) => `${path} names ${name} in ${file}, which exports none: correct or drop it.`)
    },
  )
}

function withParents(file: string): string[] {
  const parts = file.split('/')
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}
