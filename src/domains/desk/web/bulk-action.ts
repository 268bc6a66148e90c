import type { ReactNode } from 'react'
import type { Call, CallDefinition } from '../../../kit/contract/calls.ts'
import type { TableChoice } from '../../../kit/contract/table.ts'

export type BulkItem = { input: Record<string, unknown>; undo?: Record<string, unknown> }

export type Writing<Row> = {
  longest: number
  /** What each field stands for, by its name without braces. */
  fields: Readonly<Record<string, string>>
  /** What offers ready-made texts, and inserts the chosen one. */
  templates: (insert: (text: string) => void) => ReactNode
  /** What keeps the text from being sent, as a sentence: a field that does not exist. The server refuses it too. */
  problemOf: (text: string) => string | null
  /** A hook: the text as it reads for one row, or as a sentence why that row will not get it. */
  useSample: (row: Row, text: string) => { text: string } | { problem: string }
}

/** What can be done with many rows at once: a call that is made for each. */
export type BulkAction<Row> = {
  /** On its button: "Add label". */
  label: string
  /** How it reads with how many, where that isn’t “Add label for 3 brands”: “Change stage of …”. */
  sentence?: string
  call: CallDefinition & Pick<Call, 'name'>
  /** What is chosen first: which label, which colleague. `onSearch` where there are more than are listed. */
  choice?: { label: string; choices: readonly TableChoice[]; onSearch?: (typed: string) => void }
  /** What has to be said with it, where something has. */
  reason?: string
  /** Where what is said is the action itself: how long it may be, the fields that are filled in for each, and how it reads for a row. */
  writing?: Writing<Row>
  isDangerous?: true
  /** What follows from a choice that one should think about first; its button is red. */
  warning?: (choice: string) => string | undefined
  /** What else to know of a choice, such as what others will read. */
  note?: (choice: string) => string
  /** What it is called while it is under way: "Add label p1". */
  title: (choice: string) => string
  /** What the call takes for a row, and what takes it back; or, as a sentence, why the row is left out. */
  itemOf: (row: Row, choice: string, reason: string) => BulkItem | string
  /** Of rows that share a record, the first alone; the others are left out, `why` as a sentence. */
  once?: { of: (row: Row) => string; why: string }
}

/** The heading of its dialog, as a sentence: "Disable 3 people", "Change stage of 3 brands". */
export function headingOf({ label, sentence }: Pick<BulkAction<never>, 'label' | 'sentence'>, many: string): string {
  return sentence ? sentence.replace('…', many) : label.includes(' ') ? `${label} for ${many}` : `${label} ${many}`
}

type Named = { uid: string; name: string }
export type Plan = { items: (Named & BulkItem)[]; leftOut: { why: string; names: string[] }[] }

/** What an action would do with the rows: for its preview, and for the server. */
export function planOf<Row>(
  { itemOf, once }: Pick<BulkAction<Row>, 'itemOf' | 'once'>,
  rows: readonly Row[],
  nameOf: (row: Row) => Named,
  { choice, reason }: { choice: string; reason: string },
): Plan {
  const plan: Plan = { items: [], leftOut: [] }
  const there = new Set<string>()
  for (const row of rows) {
    const shared = once?.of(row)
    const item = once && shared !== undefined && there.has(shared) ? once.why : itemOf(row, choice, reason)
    const named = nameOf(row)
    if (typeof item !== 'string') {
      plan.items.push({ ...named, ...item })
      if (shared !== undefined) there.add(shared)
    } else {
      const group = plan.leftOut.find(({ why }) => why === item)
      if (group) group.names.push(named.name)
      else plan.leftOut.push({ why: item, names: [named.name] })
    }
  }
  return plan
}
