import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './data-table.module.css'
import { howMany, type Noun } from './grid-column.ts'
import type { Selection } from './selection.ts'
import type { TableList } from './table-list.ts'

type BarProps<Row> = { noun: Noun; of: TableList<Row>; selection: Selection<Row>; most: number; children: ReactNode }

/** What is selected, how to select the rest, and what can be done with it. */
export function SelectionBar<Row>({ noun, of, selection, most, children }: BarProps<Row>) {
  const { length } = selection.rows
  const canSelectMore = of.hasMore && length >= of.rows.length && length < Math.min(most, of.count ?? most)
  const isAll = of.count !== null && of.count <= most
  return (
    <div className={styles.bar} role="group" aria-label="Selected rows">
      <b role="status">{howMany(noun, length)} selected</b>
      {canSelectMore && (
        <Button size="compact-sm" variant="subtle" onClick={() => void of.all(most).then(selection.set)}>
          {isAll ? `Select all ${of.count?.toLocaleString('en-GB')}` : `Select the first ${most}`}
        </Button>
      )}
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => selection.set([])}>
        Clear selection
      </Button>
      <span className={styles.actions}>{children}</span>
    </div>
  )
}
