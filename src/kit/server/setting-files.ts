import { readFileSync } from 'node:fs'

const suffix = '_FILE'

/**
 * Settings whose value is in a file, `SESSION_SECRET_FILE=/run/secrets/session`: so a secret store hands them over, such as
 * systemd's credentials and the secrets of containers. Answers the values, and what is wrong, a line for each.
 */
export function readSettingFiles(
  given: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): { values: Record<string, string>; problems: string[] } {
  const values: Record<string, string> = {}
  const problems: string[] = []
  for (const name of names) {
    const path = given[name + suffix]
    if (path === undefined) continue
    if (given[name] !== undefined) problems.push(`${name}: is set twice, by itself and by ${name}${suffix}`)
    const value = readValue(path)
    if (typeof value === 'string') values[name] = value
    else problems.push(`${name}${suffix}: ${path} can’t be read: ${value.why}`)
  }
  return { values, problems }
}

/** What the files of settings are named by. */
export function fileNames(names: readonly string[]): string[] {
  return names.map((name) => name + suffix)
}

function readValue(path: string): string | { why: string } {
  try {
    // Files end with a line break that no secret has.
    const value = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
    return value === '' ? { why: 'it’s empty' } : value
  } catch (error) {
    return { why: whyNotRead(error) }
  }
}

function whyNotRead(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return 'there’s no such file'
  if (code === 'EACCES' || code === 'EPERM') return 'the product’s user isn’t allowed to read it'
  if (code === 'EISDIR') return 'it’s a folder'
  return code ?? 'something went wrong'
}
