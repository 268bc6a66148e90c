/**
 * `npm run faults`: what the product does when something around it breaks: processes killed in the middle of writes, races for
 * the last spot, locked tables, a database that falls silent, mail servers that refuse, clocks that were wrong. On both databases
 * where both can have the fault. Prints what each took.
 */
import { succeeded, sumCounts, summaryLine } from './test/counts.ts'
import { runStage } from './test/stage.ts'

const onServerOnly = ['src/app/server/locked-table.test.ts', 'src/app/server/silent-database.test.ts']
const onBoth = [
  'src/kit/server/bus.test.ts',
  'src/kit/server/data-lock.test.ts',
  'src/kit/server/database.test.ts',
  'src/kit/server/database-errors.test.ts',
  'src/kit/server/backup.test.ts',
  'src/kit/server/deadline.test.ts',
  'src/kit/server/due.test.ts',
  'src/kit/server/jobs.test.ts',
  'src/kit/server/mail/outbox.test.ts',
  'src/app/server/idempotency.test.ts',
  'src/domains/visits/server/slots.test.ts',
]
/** Kills real processes with signal 9 while they write, and looks at what is left. */
const processes = ['tools/launch/process.test.ts']

const stage = (title: string, files: readonly string[], database: 'postgres' | 'pglite') =>
  runStage({
    title,
    args: ['--project', 'server', ...files],
    env: { TEST_DATABASE: database },
    partial: true,
  })

const counts = sumCounts([
  await stage('faults, on PostgreSQL', [...onServerOnly, ...onBoth], 'postgres'),
  await stage('faults, embedded', onBoth, 'pglite'),
  await stage('killed processes', processes, 'postgres'),
])
for (const crash of counts.crashes) console.log(`✗ ${crash}`)
console.log(summaryLine(counts))
process.exitCode = succeeded(counts) ? 0 : 1
