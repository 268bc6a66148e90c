/** What we say about a row; `kind` says it of all rows with the same problem, which are counted together, each with its `value`. */
export type Remark = { text: string; kind: string; value: string | null }

/** Without a kind, a remark has the same words for every row. */
export const remark = (text: string, kind = text, value: string | null = null): Remark => ({ text, kind, value })

/** About a row that repeats an earlier one. */
export const inEarlierLine = (line: number): Remark =>
  remark(`It’s already on line ${line}.`, 'It’s already on an earlier line.')

export const textsOf = (remarks: readonly Remark[]): string[] => remarks.map(({ text }) => text)
