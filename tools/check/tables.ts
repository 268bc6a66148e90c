import type { Finding } from './gate.ts'
import type { Source } from './source.ts'

/** A file that may name another domain's tables, and why. */
export type TableException = { file: string; domain: string; why: string }

const tablesFile = /^src\/domains\/([^/]+)\/server\/tables(?:\/[^/]+)?\.ts$/
const foreignKeysFile = /^src\/domains\/([^/]+)\/server\/foreign-keys\.ts$/

/**
 * A domain's tables are its own: others select from its facts and write by its functions, and their tables refer to its
 * foreign keys. What an exception allows but nobody uses any more is a problem too, so that the list only shrinks.
 */
export function checkTables(sources: Source[], exceptions: readonly TableException[]): Finding {
  const owners = tableOwners(sources)
  const used = new Set<TableException>()
  const problems = sources.flatMap((source) => {
    const domain = /^src\/domains\/([^/]+)\//.exec(source.path)?.[1]
    const isTables = tablesFile.test(source.path)
    const imported = source.imports.flatMap(
      (path) => tablesFile.exec(path)?.[1] ?? (isTables ? [] : (foreignKeysFile.exec(path)?.[1] ?? [])),
    )
    const written = source.path.startsWith('src/') ? tablesInSql(source.code, owners) : []
    return [...new Set([...imported, ...written])]
      .filter((owner) => owner !== domain)
      .flatMap((owner) => {
        const exception = exceptions.find((each) => each.file === source.path && each.domain === owner)
        if (exception) used.add(exception)
        return exception ? [] : [`${source.path}: the tables of ${owner} are private; ${remedy(owner)}`]
      })
  })
  const unused = exceptions
    .filter((each) => !used.has(each))
    .map(({ file, domain }) => `${file}: needs no exception for ${domain} any more; take it off the list.`)
  return {
    gate: 'tables',
    saw: owners.size,
    unit: 'tables',
    note: `${exceptions.length} exceptions`,
    problems: [...problems, ...unused],
  }
}

const remedy = (owner: string) =>
  `select from src/domains/${owner}/server/facts.ts, refer to its foreign-keys.ts from a table, or add a function to its server folder.`

/** Each table's name in the database, with the domain that owns it. */
function tableOwners(sources: Source[]): Map<string, string> {
  return new Map(
    sources.flatMap(({ path, code }) => {
      const owner = tablesFile.exec(path)?.[1]
      if (!owner) return []
      return [...code.matchAll(/\bpgTable\(\s*'(\w+)'/g)].flatMap(([, name]) => (name ? [[name, owner] as const] : []))
    }),
  )
}

/** Owners of the tables that SQL written as text names behind `from`, `join`, `into` or `update`. */
function tablesInSql(code: string, owners: ReadonlyMap<string, string>): string[] {
  return [...code.matchAll(/`[^`]*`/g)].flatMap(([text]) =>
    /\b(select|update|insert|delete|exists)\b/i.test(text)
      ? [...text.matchAll(/\b(?:from|join|into|update)\s+"?(\w+)"?/gi)].flatMap(
          ([, name = '']) => owners.get(name) ?? [],
        )
      : [],
  )
}
