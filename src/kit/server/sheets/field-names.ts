/** A name as it is compared: lower case, without accents, spaces and signs. */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
}

/**
 * The field that a column's name says, null for a name that is none of `names` (lists with commas). What stands in brackets counts
 * last, and so does the first word where it is one of `prefixes`.
 */
export function fieldsByName<Field extends string>(
  names: Readonly<Record<Field, string>>,
  prefixes: readonly string[] = [],
): (header: string) => Field | null {
  const fieldOf = new Map<string, Field>()
  for (const [field, list] of Object.entries(names) as [Field, string][])
    for (const name of list.split(',')) if (!fieldOf.has(plainName(name))) fieldOf.set(plainName(name), field)
  const prefix = new RegExp(`^(${prefixes.join('|')})[ _.]`, 'i')
  return (header) => {
    const last = header.includes('.') ? header.slice(header.lastIndexOf('.') + 1) : header
    const bare = prefixes.length > 0 ? header.replace(prefix, '') : header
    for (const name of [header, header.replace(/[([].*$/, ''), last, bare]) {
      const field = fieldOf.get(plainName(name))
      if (field) return field
    }
    return null
  }
}
