import { Button, Group, Skeleton } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import type { ChartRow } from './chart-row.ts'
import { saveCsv } from './save-file.ts'
import styles from './line-chart.module.css'

// The chart library comes only with a page that draws one.
const Lines = lazy(async () => ({ default: (await import('./lines.tsx')).Lines }))

/**
 * Lines over time under their title, each point with its number on hover or by arrow keys, and the same numbers as a table
 * and a CSV file. Lines go on over what is not known; the table leaves it out.
 */
export function LineChart({
  title,
  name,
  lead,
  series,
  marks = [],
  rows,
  format,
}: {
  title: string
  /** Of the CSV file. */
  name: string
  lead?: string
  series: readonly string[]
  /** Kinds of event that explain the line, such as posts: dots on it, columns of the table and the file. */
  marks?: readonly string[]
  rows: readonly ChartRow[]
  format: (value: number) => string
}) {
  const [asTable, setAsTable] = useState(false)
  const { ref, width } = useElementSize()
  const head = ['Date', ...series, ...marks]
  // Days on which nothing is known hold their place in the drawing alone.
  const known = rows.filter(({ values }) => values.some((value) => value !== null))
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.head}>
        <div>
          <h2>{title}</h2>
          {lead && <p className="dim">{lead}</p>}
          {marks.length > 0 && <Marks marks={marks} />}
        </div>
        <Group gap="xs">
          <Button size="compact-sm" variant="subtle" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Show as chart' : 'Show as table'}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() =>
              void saveCsv(name, [
                head,
                ...known.map(({ label, values, marks: counts = [] }) => [label, ...values, ...counts]),
              ])
            }
          >
            Download CSV
          </Button>
        </Group>
      </figcaption>
      {asTable ? (
        <div className={styles.scroll}>
          <table className={styles.table} aria-label={title}>
            <thead>
              <tr>
                {head.map((word) => (
                  <th key={word} scope="col">
                    {word}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {known.map(({ label, values, marks: counts = [] }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {values.map((value, at) => (
                    <td key={head[at + 1]} className="numbers">
                      {value === null ? 'not known' : format(value)}
                    </td>
                  ))}
                  {counts.map((count, at) => (
                    <td key={marks[at]} className="numbers">
                      {count}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <div className={styles.room} ref={ref}>
          {width > 0 && (
            <Suspense fallback={<Skeleton height="100%" />}>
              <Lines title={title} series={series} marks={marks} rows={rows} format={format} />
            </Suspense>
          )}
        </div>
      )}
    </figure>
  )
}

/** What the rings and dots on the line are. */
function Marks({ marks }: { marks: readonly string[] }) {
  return (
    <p className={styles.marks}>
      {marks.map((mark, at) => (
        <span key={mark} data-mark={at}>
          {mark}
        </span>
      ))}
    </p>
  )
}
