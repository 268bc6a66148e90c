/** What we say about a row; `kind` says it of all rows with the same problem, which are counted together, each with its `value`. */
export type Remark = { text: string; kind: string; value: string | null }

/** Without a kind, a remark has the same words for every row. */
export const remark = (text: string, kind = text, value: string | null = null): Remark => ({ text, kind, value })

/** A value of a row that is another one here. */
export type Difference = { name: string; before: string; after: string }

const lead = 'The file says something else: '
const short = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text)

/** What a row has otherwise than what’s here, where that stays: `The file says something else: Views 900 (here 800).` */
export const differs = (all: readonly Difference[]): Remark => {
  const words = all.map(({ name, before, after }) => `${name} ${short(after)} (here ${short(before) || 'nothing'})`)
  return remark(
    `${lead}${words.join('; ')}. What’s here stays.`,
    'The file says something else than what’s here, which stays.',
    all.map(({ name }) => name).join(', '),
  )
}

/** Whether a remark says that the file has something otherwise: then a row that’s here already is reported. */
export const isDifference = (text: string): boolean => text.startsWith(lead)

/** About a row that repeats an earlier one. */
export const inEarlierLine = (line: number): Remark =>
  remark(`It’s already on line ${line}.`, 'It’s already on an earlier line.')

export const textsOf = (remarks: readonly Remark[]): string[] => remarks.map(({ text }) => text)
