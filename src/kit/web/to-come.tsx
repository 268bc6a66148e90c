import { Skeleton, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './to-come.module.css'

/** What is on its way, so that it can be drawn in its shape: rows of a list, cards with a picture, a form, a few lines. */
export type Shape = 'list' | 'cards' | 'form' | 'lines'

/** Grey shapes where something is about to be. */
export function ToCome({ shape }: { shape: Shape }) {
  return <Waiting className={styles[shape]}>{drawings[shape]}</Waiting>
}

/** The rows of a dense table. */
export function RowsToCome() {
  return (
    <Waiting className={styles.rows}>
      {[90, 72, 84, 66, 78, 60, 72, 54].map((width, at) => (
        <div key={at} className={styles.row}>
          <Line width={width} />
        </div>
      ))}
    </Waiting>
  )
}

function Waiting({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <Stack component="output" gap={0} className={className} aria-busy="true" aria-label="Loading">
      {children}
    </Stack>
  )
}

function Line({ width }: { width: number }) {
  return <Skeleton height={12} width={`${width}%`} radius="xl" />
}

const times = (count: number, draw: (at: number) => ReactNode) => Array.from({ length: count }, (_, at) => draw(at))

const drawings: Readonly<Record<Shape, ReactNode>> = {
  list: times(5, (at) => (
    <div key={at} className={`card ${styles.item}`}>
      <Skeleton circle height={40} />
      <div className={styles.words}>
        <Line width={50 - at * 4} />
        <Line width={34} />
      </div>
    </div>
  )),
  cards: times(8, (at) => (
    <div key={at} className={`card ${styles.tile}`}>
      <Skeleton className={styles.picture} />
      <div className={styles.words}>
        <Line width={80} />
        <Line width={60} />
        <Line width={40} />
      </div>
    </div>
  )),
  form: times(5, (at) => (
    <div key={at} className={styles.words}>
      <Line width={18} />
      <Skeleton height={44} radius="md" />
    </div>
  )),
  lines: times(3, (at) => <Line key={at} width={72 - at * 14} />),
}
