import type { Address } from '../../../kit/web/link.tsx'

type Row = { uid: string; to: Address }
/** A list as somebody left it: its name, where it is, and its rows in their order. */
export type ListBehind = {
  name: string
  back: Address
  rows: readonly Row[]
  /** How many there are in all; null until they are counted. */
  count: number | null
  /** Fetches the rows with the next ones; null where there are no others. */
  more: (() => Promise<readonly Row[]>) | null
}

/** In memory alone: what was listed is gone with the page. */
let left: ListBehind | null = null

/** Keeps what a list shows, for the records that are opened from it. */
export function keepList(list: ListBehind | null): void {
  left = list
}

/** The list that a record was opened from, with its place there; null where it is not among its rows. */
export function listBehind(uid: string): (ListBehind & { at: number }) | null {
  const at = left?.rows.findIndex((row) => row.uid === uid) ?? -1
  return left && at !== -1 ? { ...left, at } : null
}

/** The same with the rows that come next, where it goes on. */
export async function listGoneOn(uid: string): Promise<ReturnType<typeof listBehind>> {
  const before = left
  const rows = await before?.more?.()
  // Another list may have been left meanwhile.
  if (before && rows && left === before)
    left = { ...before, rows, more: rows.length > before.rows.length ? before.more : null }
  return listBehind(uid)
}
