const lists = new Intl.ListFormat('en-GB')

/** “Luna, Orso and Wren”. */
export function listed(words: readonly string[]): string {
  return lists.format(words)
}
