import { Checkbox } from '@mantine/core'
import type { DataTableProps } from './data-table-props.ts'
import styles from './data-table.module.css'
import type { Selection } from './selection.ts'

/** The rows on a phone. */
export function TableCards<Row>({
  label,
  of,
  rowKey,
  rowName,
  phone,
  selection,
  sums,
}: DataTableProps<Row> & { selection: Selection<Row> | null }) {
  return (
    <ul aria-label={label} className={`plain-list ${styles.cards}`}>
      {of.rows.map((row) => (
        <li key={rowKey(row)} className={styles.card}>
          {selection && (
            <label className={styles.pick} htmlFor={`pick-${rowKey(row)}`}>
              <Checkbox
                id={`pick-${rowKey(row)}`}
                aria-label={`Select ${rowName(row)}`}
                checked={selection.has(rowKey(row))}
                onChange={() => selection.toggle(rowKey(row), false, of.rows)}
              />
            </label>
          )}
          <div className={styles.face}>{phone(row)}</div>
        </li>
      ))}
      {sums && !of.hasMore && (
        <li className={styles.card}>
          <div className={styles.face}>{phone(sums)}</div>
        </li>
      )}
    </ul>
  )
}
