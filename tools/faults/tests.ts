import { runStage } from '../test/stage.ts'
import type { Outcome } from './table.ts'

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
  'src/domains/notifications/server/jobs/send-waiting.test.ts',
  'src/app/server/idempotency.test.ts',
  'src/domains/visits/server/slots.test.ts',
]
/** Kills real processes with signal 9 while they write, and looks at what is left. */
const processes = ['tools/launch/process.test.ts']

/** What needs to be seen from inside: races for the last spot, clocks that jump, mail servers that refuse, damaged backups. */
export async function runFaultTests(): Promise<Outcome[]> {
  return [
    await run('races, locks, clocks that jump', [...onServerOnly, ...onBoth], 'postgres'),
    await run('races, clocks that jump', onBoth, 'pglite'),
    await run('processes from outside', processes, 'postgres'),
  ]
}

async function run(fault: string, files: readonly string[], database: 'postgres' | 'pglite'): Promise<Outcome> {
  const counts = await runStage({
    title: fault,
    args: ['--project', 'server', ...files],
    env: { TEST_DATABASE: database },
    partial: true,
  })
  const bad = counts.failed + counts.crashes.length
  return {
    fault,
    database: database === 'postgres' ? 'PostgreSQL' : 'embedded',
    answered: counts.passed,
    lost: 0,
    doubled: 0,
    backAfter: null,
    note: `${counts.passed} tests passed`,
    ...(bad > 0 && { failure: `${counts.failed} tests failed ${counts.crashes.join('; ')}` }),
  }
}
