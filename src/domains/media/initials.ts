/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  return [...new Set([words[0], words.at(-1)])].map((word) => word?.match(/^./u)?.[0].toUpperCase() ?? '').join('')
}
