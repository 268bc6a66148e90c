import { useState } from 'react'
import { must } from '../../contract/must.ts'

export type Selection<Row> = {
  rows: Row[]
  has: (key: string) => boolean
  /** Selects a row or takes it off; with `isRange`, everything between it and the one chosen before, of those it stands `among`. */
  toggle: (key: string, isRange: boolean, among?: readonly Row[]) => void
  /** Selects these besides what is selected, or takes them off. */
  change: (rows: readonly Row[], isOn: boolean) => void
  /** Selects these alone, or nothing with none. */
  set: (rows: readonly Row[]) => void
}

/** What is selected in a list, of all its pages and groups; it stays when the list is sorted or goes on. */
export function useSelection<Row>(shown: readonly Row[], rowKey: (row: Row) => string): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const [anchor, setAnchor] = useState<string | null>(null)
  return {
    rows: [...chosen.values()],
    has: (key) => chosen.has(key),
    toggle: (key, isRange, among = shown) => {
      setChosen(toggled(chosen, among, rowKey, { key, from: isRange ? anchor : null }))
      setAnchor(key)
    },
    change: (rows, isOn) => {
      const keys = new Set(rows.map(rowKey))
      const others = [...chosen].filter(([key]) => !keys.has(key))
      setChosen(new Map([...others, ...(isOn ? rows.map((row) => [rowKey(row), row] as const) : [])]))
      setAnchor(null)
    },
    set: (rows) => {
      setChosen(new Map(rows.map((row) => [rowKey(row), row])))
      setAnchor(null)
    },
  }
}

/** The selection after a row was chosen: a range takes the state of its first row. */
export function toggled<Row>(
  chosen: ReadonlyMap<string, Row>,
  shown: readonly Row[],
  rowKey: (row: Row) => string,
  { key, from }: { key: string; from: string | null },
): Map<string, Row> {
  const keys = shown.map(rowKey)
  const to = keys.indexOf(key)
  const start = from === null ? -1 : keys.indexOf(from)
  const [first, last] = start === -1 ? [to, to] : [Math.min(start, to), Math.max(start, to)]
  const isOn = start === -1 || from === null ? !chosen.has(key) : chosen.has(from)
  const after = new Map(chosen)
  for (let at = first; at <= last && at >= 0; at += 1) {
    const row = must(shown[at])
    if (isOn) after.set(rowKey(row), row)
    else after.delete(rowKey(row))
  }
  return after
}
