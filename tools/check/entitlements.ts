import { listAsking } from './asking.ts'
import type { Finding } from './gate.ts'
import type { Source } from './source.ts'

/** One row of what plans sell (`src/domains/plans/entitlements.ts`). */
export type Sold = { name: string; from: string; opens: string; pages: readonly string[] }

const document = 'docs/billing.md'
const heads = ['Entitlement', 'From', 'What it opens', 'Calls and jobs that ask for it', 'Pages']
const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const inCode = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ')

/** Every entitlement that plans sell is asked for by a call, shows on pages that are there, and stands in the document as it is. */
export function checkEntitlements(
  sold: Readonly<Record<string, Sold>>,
  plans: Readonly<Record<string, { name: string }>>,
  sources: readonly Source[],
  text: string,
): Finding {
  const asking = listAsking(sources, Object.keys(sold))
  const pages = new Set(sources.flatMap(pagesOf))
  const problems = Object.entries(sold).flatMap(([capability, { name, pages: shown }]) => [
    ...(asking.get(capability)?.length ? [] : [`${name} is sold, and no call asks for ${capability}.`]),
    ...(shown.length > 0 ? [] : [`${name} is sold and shows on no page: name it in ${capability}.`]),
    ...shown.filter((page) => !pages.has(page)).map((page) => `${name} shows on ${page}, which isn’t a page.`),
  ])
  const table = [
    lineOf(heads),
    lineOf(heads.map(() => '---')),
    ...Object.entries(sold).map(([capability, { name, from, opens, pages: shown }]) =>
      lineOf([name, plans[from]?.name ?? from, opens, inCode(asking.get(capability) ?? []), inCode(shown)]),
    ),
  ].join('\n')
  if (!text.includes(`\n${table}\n`))
    problems.push(`${document} has another table of entitlements than the code. It should be:\n${table}`)
  return { gate: 'entitlements', saw: Object.keys(sold).length, unit: 'entitlements', problems }
}

/** The addresses of pages: the keys where their routes are. */
function pagesOf({ path, code }: Source): string[] {
  if (!/^src\/(domains\/[^/]+|app)\/web\/(own-)?routes\.tsx?$/.test(path)) return []
  return [...code.matchAll(/'(\/[^']*)':/g)].flatMap(([, page]) => page ?? [])
}
