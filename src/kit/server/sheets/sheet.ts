import type { Reading } from '../../contract/sheets.ts'

/** One record of a file. `line` is where it begins, as an editor or Excel counts, from 1. */
export type SheetRow = {
  line: number
  cells: string[]
  /** Why it could not be read, as a sentence; its cells are empty then. */
  problem: string | null
  /** How many rows before it are empty, where some are. Those at the end of a file don’t count. */
  blankBefore?: number
}

/** A file that was opened: how it is read, its columns, and its rows as often as somebody asks for them. */
export type Sheet = {
  reading: Reading
  /** The sheets of an Excel file; empty for others. */
  sheets: string[]
  /** The columns' names as the file has them; `Column 3` where it names none. */
  columns: string[]
  /** Lines above the header that are no data, such as a title. */
  above: string[]
  /** The first rows of data, at most 200. */
  sample: SheetRow[]
  rows: () => AsyncIterable<SheetRow>
}

/** A file that cannot be read at all. The message is for the person who brought it. */
export class UnreadableFile extends Error {}
