export type Sort = { columnAccessor: string; direction: 'asc' | 'desc' }

/** The order that an address asks for: `name`, or `-name` for last first. */
export function sortOf(sort: string | undefined, byDefault: string): Sort {
  const given = sort ?? byDefault
  return given.startsWith('-')
    ? { columnAccessor: given.slice(1), direction: 'desc' }
    : { columnAccessor: given, direction: 'asc' }
}

export function writeSort(key: string, direction: 'asc' | 'desc'): string {
  return direction === 'desc' ? `-${key}` : key
}
