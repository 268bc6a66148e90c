import type { Address } from '../../../kit/web/link.tsx'

type Row = { uid: string; to: Address }
/** A list as somebody left it: its name, where it is, and its rows in their order. */
export type ListBehind = { name: string; back: Address; rows: readonly Row[] }

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
