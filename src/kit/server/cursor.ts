import { CallError } from '../contract/errors.ts'

/** An opaque cursor for keyset pages: the sort keys of the last row shown. */
export function writeCursor(keys: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url')
}

/** The keys of a cursor with `count` parts; null without one. A cursor we did not write is refused. */
export function readCursor(cursor: string | undefined, count: number): (string | number | null)[] | null {
  if (!cursor) return null
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    const plain = (key: unknown) => key === null || typeof key === 'string' || typeof key === 'number'
    if (Array.isArray(keys) && keys.length === count && keys.every(plain)) return keys as (string | number | null)[]
  } catch {
    // Falls through to the refusal: a broken cursor and a foreign one are the same to the caller.
  }
  throw foreignCursor()
}

/** The refusal of a cursor that we did not write. */
export function foreignCursor(): CallError {
  const message = 'We couldn’t find this part of the list. Reload the page to start from the top.'
  return new CallError('invalid-argument', message, {
    details: { fields: [{ field: 'cursor', message }] },
  })
}

/** Cuts a page out of `limit + 1` rows and writes the cursor of the next. */
export function cutPage<Row>(
  rows: Row[],
  limit: number,
  keysOf: (row: Row) => readonly (string | number | null)[],
): { rows: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { rows: shown, nextCursor: rows.length > limit && last ? writeCursor(keysOf(last)) : null }
}
