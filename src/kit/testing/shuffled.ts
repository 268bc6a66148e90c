/** The same in another order: as these numbers sort, one for each. */
export function shuffled<Item>(items: readonly Item[], order: Iterable<number>): Item[] {
  const keys = order[Symbol.iterator]()
  return items
    .map((item) => ({ item, key: Number(keys.next().value) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item)
}
