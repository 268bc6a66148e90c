/** `npm run bench`: one table of ratios, everything against something measured in the same run. `npm run bench -- usage` measures the log of usage alone, `npm run bench -- creators` the search for creators and a brand's requests, `npm run bench -- results` what an organisation reads of its results beside 1,000,000 deliverables (or as many as follow), `npm run bench -- lists` our team's lists of 1,000,000 rows in every order (or of as many as follow), `npm run bench -- small` compares ratios and plans with those that are kept (`--keep` keeps these), `npm run bench -- calls` counts the statements of each read (`large`: of 1,000,000 briefs), `npm run bench -- imports` brings, imports and undoes lists of 100,000 rows (or as many as follow), `npm run bench -- lighthouse` looks at the open pages, `npm run bench -- phone` goes a creator's way as a phone. See docs/bench.md. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../src/kit/server/config.ts'
import { identity } from '../src/product/identity.ts'
import { findPostgres } from '../src/kit/testing/postgres.ts'
import { ensureBuilt } from '../tools/launch/build.mjs'
import { lookAtOpenPages } from './lighthouse.ts'
import { measureCalls, tableOfCalls } from './calls.ts'
import { measureImports } from './imports.ts'
import { createMarket } from './market.ts'
import { measure } from './measure.ts'
import { walkAsPhone } from './phone.ts'
import { compareWithKept } from './small.ts'
import { tableOf } from './table.ts'

/** Longer than this it never takes: something hangs. */
const mostMinutes = 40

const closing = new AsyncDisposableStack()
const end = async (code: number) => {
  await closing.disposeAsync()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(1))
const watch = setTimeout(() => {
  console.error(`The benchmark was stopped: it took longer than ${mostMinutes} minutes.`)
  void end(1)
}, mostMinutes * 60_000)

try {
  await ensureBuilt()
  const folder = mkdtempSync(join(tmpdir(), 'plusone-bench-'))
  closing.defer(() => rmSync(folder, { recursive: true, force: true }))
  if (process.argv[2] === 'lighthouse') {
    console.log(`\n${await lookAtOpenPages(folder, closing)}\n`)
    clearTimeout(watch)
    await end(0)
  }
  if (process.argv[2] === 'phone') {
    console.log(`\n${await walkAsPhone(folder)}\n`)
    clearTimeout(watch)
    await end(0)
  }
  const server = await findPostgres()
  closing.defer(server.stop)
  const config = readConfig(identity, {
    DATA_DIR: join(folder, 'data'),
    SESSION_SECRET: 'a secret for benchmarks only, 32 characters or more',
    DEMO_DATA: 'off',
  })
  if (process.argv[2] === 'small') {
    const faults = await compareWithKept({ server: server.url, folder, config, closing }, process.argv[3] === '--keep')
    for (const fault of faults) console.error(`✗ ${fault}`)
    clearTimeout(watch)
    await end(faults.length > 0 ? 1 : 0)
  }
  if (process.argv[2] === 'calls') {
    const size = process.argv[3] === 'large' ? 1_000_000 : 100_000
    const url = await createMarket(server.url, `plusone_bench_${process.pid}`, size, closing, size)
    console.log(`\n${tableOfCalls(await measureCalls(url, config))}\n`)
    clearTimeout(watch)
    await end(0)
  }
  if (process.argv[2] === 'imports') {
    const rows = Number(process.argv[3] ?? 100_000)
    console.log(`\n${await measureImports({ server: server.url, config, rows }, closing)}\n`)
    clearTimeout(watch)
    await end(0)
  }
  const lines = await measure(
    { server: server.url, folder, config, closing },
    process.argv[2],
    Number(process.argv[3] ?? 1_000_000),
  )
  console.log(`\n${tableOf(lines)}\n`)
  clearTimeout(watch)
  await end(0)
} catch (error) {
  console.error(error)
  await end(1)
}
