import { Button } from '@mantine/core'
import { saveCsv } from '../../../../../kit/web/save-file.ts'
import styles from '../analytics.module.css'

/** A table's title, with its rows as a file. */
export function Head({ title, name, rows }: { title: string; name: string; rows: (string | number)[][] }) {
  return (
    <div className={styles.analyticsHead}>
      <h2>{title}</h2>
      <Button size="compact-sm" variant="subtle" onClick={() => void saveCsv(name, rows)}>
        Download CSV
      </Button>
    </div>
  )
}
