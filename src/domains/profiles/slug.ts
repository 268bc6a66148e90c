/** A slug: a-z, 0-9 and single inner hyphens, at most `maxLength` characters. */
export function slugOf(text: string, maxLength = 50): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, maxLength)
    .replace(/-+$/, '')
}
