import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useRead } from '../../../../../kit/web/calls.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { Badge, Card, Facts } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { Table } from '../../../../../kit/web/table.tsx'
import type { Column } from '../../../../../kit/web/table-props.ts'
import { usageCalls } from '../../../contract.ts'
import { budgetDays, callsPerFailure } from '../../../speed.ts'
import styles from './usage.module.css'

type Speed = OutputOf<typeof usageCalls.getSpeed>

const number = (value: number) => value.toLocaleString('en-GB')
const ms = (value: number) => `${number(value)} ms`

/** The slowest calls and statements, and what each call has left of its errors. */
export function Speed() {
  const read = useRead(usageCalls.getSpeed, {})
  return (
    <Loaded of={read}>
      {({ calls, statements, fromDatabase }) => (
        <Stack gap="md">
          <Calls calls={calls} />
          <Statements statements={statements} />
          {fromDatabase && <FromDatabase statements={fromDatabase} />}
        </Stack>
      )}
    </Loaded>
  )
}

type CallSpeed = Speed['calls'][number]

const right = (key: string, title: string, render: (row: CallSpeed) => ReactNode) =>
  ({ key, title, render, align: 'right' }) as const

const columns: Column<CallSpeed>[] = [
  { key: 'call', title: 'Call', render: ({ call }) => call },
  right('calls', 'Calls', ({ calls }) => number(calls)),
  right('p50', '50%', ({ p50 }) => ms(p50)),
  right('p95', '95%', ({ p95 }) => ms(p95)),
  right('p99', '99%', ({ p99 }) => ms(p99)),
  right(
    'errors',
    `Errors, ${budgetDays} days`,
    ({ failedInBudget, callsInBudget }) => `${number(failedInBudget)} of ${number(callsInBudget)}`,
  ),
  right('left', 'Error budget left', ({ budgetLeft }) => (
    <Badge tone={budgetLeft === 0 ? 'bad' : budgetLeft < 0.5 ? 'warn' : 'good'}>
      {budgetLeft === 0 ? 'Used up' : `${Math.round(budgetLeft * 100)}%`}
    </Badge>
  )),
]

/** All rows are here. */
const whole = {
  error: null,
  refetch: () => undefined,
  more: () => undefined,
  hasMore: false,
  isFetchingNextPage: false,
} as const

function Calls({ calls }: { calls: Speed['calls'] }) {
  return (
    <Card>
      <Title order={2} size="h3">
        Slowest calls
      </Title>
      <p className="dim">
        The last 24 hours, slowest first. A time under 95% means that 95% of calls were at least that fast. The error
        budget of each call is one failure in {number(callsPerFailure)} over {budgetDays} days.
      </p>
      <Table
        label="Slowest calls"
        of={{ rows: [...calls], first: calls, ...whole }}
        rowKey={({ call }) => call}
        columns={columns}
        phone={(row) => (
          <Card>
            <b className={styles.target}>{row.call}</b>
            <Facts rows={columns.slice(1).map(({ title, render }) => [title, render(row)] as const)} />
          </Card>
        )}
        empty={{ title: 'No calls yet', text: 'They appear here within a minute.' }}
      />
    </Card>
  )
}

function Statements({ statements }: { statements: Speed['statements'] }) {
  return (
    <Card>
      <Title order={2} size="h3">
        Slow statements
      </Title>
      <p className="dim">
        Database statements that took 100 ms or longer in the last 24 hours, longest total time first. We don’t store
        their values.
      </p>
      {statements.length === 0 && <p>No slow statements.</p>}
      <ul className={`plain-list ${styles.statements}`}>
        {statements.map(({ text, call, times, averageMs, slowestMs }) => (
          <li key={`${call} ${text}`}>
            <b>{call ?? 'Jobs, pages and sign-in'}</b>{' '}
            <span className="dim">
              {counted(times, 'time', 'times')}, {ms(averageMs)} on average, {ms(slowestMs)} at most
            </span>
            <code className={styles.statement}>{text}</code>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function FromDatabase({ statements }: { statements: NonNullable<Speed['fromDatabase']> }) {
  return (
    <Card>
      <Title order={2} size="h3">
        All statements, from PostgreSQL’s statistics
      </Title>
      <p className="dim">Since the statistics were last reset, longest total time first.</p>
      <ul className={`plain-list ${styles.statements}`}>
        {statements.map(({ text, times, averageMs, totalMs }) => (
          <li key={text}>
            <span className="dim">
              {counted(times, 'time', 'times')}, {ms(averageMs)} on average, {ms(totalMs)} in total
            </span>
            <code className={styles.statement}>{text}</code>
          </li>
        ))}
      </ul>
    </Card>
  )
}
