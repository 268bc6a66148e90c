import { Button, Group, Skeleton } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { lazy, type ReactNode, Suspense, useState } from 'react'
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
  actions,
}: {
  title: string
  /** Of the CSV file. */
  name: string
  lead?: string
  series: readonly string[]
  /** Kinds of event that explain the line, such as posts: dots under it, columns of the table and the file. */
  marks?: readonly string[]
  rows: readonly ChartRow[]
  format: (value: number) => string
  /** What else can be chosen, beside the buttons of every chart. */
  actions?: ReactNode
}) {
  const [asTable, setAsTable] = useState(false)
  const { ref, width } = useElementSize()
  const head = ['Date', ...series, ...marks]
  const known = rows.filter(says)
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.head}>
        <div>
          <h2>{title}</h2>
          {lead && <p className="dim">{lead}</p>}
          {marks.length > 0 && <Marks marks={marks} />}
        </div>
        <Group gap="xs">
          {actions}
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
        <Numbers title={title} head={head} marks={marks} rows={known} format={format} />
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

/** The numbers of a chart as a table. */
function Numbers({
  title,
  head,
  marks,
  rows,
  format,
}: {
  title: string
  head: readonly string[]
  marks: readonly string[]
  rows: readonly ChartRow[]
  format: (value: number) => string
}) {
  return (
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
          {rows.map(({ label, values, marks: counts = [] }) => (
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
  )
}

/** Whether it is in the table; a day of which nothing is known and on which nothing happened holds its place in the drawing alone. */
function says({ values, marks = [] }: ChartRow): boolean {
  return values.some((value) => value !== null) || marks.some((count) => count > 0)
}

/** What the rings and dots under the line are. */
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
