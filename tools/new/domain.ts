import { addEntry, addImport } from './edits.ts'
import { stemOf, titleOf } from './names.ts'
import type { Tree } from './tree.ts'

/** A domain without calls, jobs or screens yet, with its place in the order of domains and in the five lists of the product. */
export function newDomain(tree: Tree, domain: string, after: string): void {
  if (!/^[a-z]{2,}$/.test(domain)) throw new Error('A domain is one word in lower case: reviews.')
  const folder = `src/domains/${domain}`
  const stem = stemOf(domain)
  tree.add(`${folder}/contract.ts`, contractFile(stem))
  tree.add(`${folder}/server/calls.ts`, handlersFile(stem))
  tree.add(`${folder}/server/jobs.ts`, jobsFile(stem))
  tree.add(`${folder}/web/links.ts`, linksFile(stem))
  tree.add(`${folder}/web/routes.tsx`, routesFile(stem))
  tree.change('tools/check/places.ts', (text) => insertAfter(text, `  '${after}',\n`, `  '${domain}',\n`))
  tree.change('ARCHITECTURE.md', (text) =>
    text.replace(new RegExp(`^\\| \`${after}\` \\|.*\n`, 'm'), `$&| \`${domain}\` | ${titleOf(domain)} |\n`),
  )
  compose(tree, 'src/product/calls.ts', 'allCalls', `${stem}Calls`, `../domains/${domain}/contract.ts`)
  const server = `../../domains/${domain}/server`
  compose(tree, 'src/product/server/handlers.ts', 'allHandlers', `${stem}Handlers`, `${server}/calls.ts`)
  compose(tree, 'src/product/server/jobs.ts', 'allJobs', `${stem}Jobs`, `${server}/jobs.ts`)
  compose(tree, 'src/app/web/app-pages.ts', 'appPages', `${stem}Pages`, `../../domains/${domain}/web/links.ts`)
  compose(tree, 'src/app/web/routes.ts', 'allRoutes', `${stem}Routes`, `../../domains/${domain}/web/routes.tsx`)
}

function compose(tree: Tree, file: string, list: string, symbol: string, from: string): void {
  tree.change(file, (text) => addImport(addEntry(text, list, `...${symbol}`), `import { ${symbol} } from '${from}'`))
}

function insertAfter(text: string, line: string, added: string): string {
  if (!text.includes(line)) throw new Error(`There is no line ${line.trim()} to add after.`)
  return text.replace(line, line + added)
}

function contractFile(stem: string): string {
  return `import { defineCalls } from '../../access/roles.ts'

export const ${stem}Calls = defineCalls({})
`
}

function handlersFile(stem: string): string {
  return `import type { HandlersOf } from '../../../access/server/handler.ts'
import type { ${stem}Calls } from '../contract.ts'

export const ${stem}Handlers: HandlersOf<typeof ${stem}Calls> = {}
`
}

function jobsFile(stem: string): string {
  return `import type { DomainJob } from '../../../access/server/handler.ts'

export const ${stem}Jobs: readonly DomainJob[] = []
`
}

function linksFile(stem: string): string {
  return `import type { PagesOf } from '../../../kit/web/link.tsx'

/** The pages of this domain, by what their addresses may hold. */
export const ${stem}Pages = {}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof ${stem}Pages> {}
}
`
}

function routesFile(stem: string): string {
  return `import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { ${stem}Pages } from './links.ts'

export const ${stem}Routes: ScreenRoute<Side>[] = routesOf<typeof ${stem}Pages, Side>({})
`
}
