import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import pino from 'pino'
import { openStorage } from '../src/adapters/storage/open-storage.ts'
import { doDueImports } from '../src/domains/imports/server/due-imports.ts'
import { withList } from '../src/domains/imports/server/files.ts'
import { keepList } from '../src/domains/imports/server/keep-list.ts'
import { previewRows } from '../src/domains/imports/server/preview.ts'
import { getImportRow } from '../src/domains/imports/server/reads.ts'
import { reportParts } from '../src/domains/imports/server/report.ts'
import { saveDraft } from '../src/domains/imports/server/save-draft.ts'
import { one } from '../src/kit/contract/must.ts'
import type { Config } from '../src/kit/server/config.ts'
import { openPostgres } from '../src/kit/server/database.ts'
import { createMarket } from './market.ts'

type Parts = { server: string; config: Config; rows: number }
/** What the page looks at while somebody changes how a file is read. */
const previewed = 5_000
const megabyte = 1_000_000

/** A till’s list and a list of venues of so many rows, as a page brings them: each step’s seconds, and the most memory it held in its first and its last third. */
export async function measureImports({ server, config, rows }: Parts, closing: AsyncDisposableStack): Promise<string> {
  const url = await createMarket(server, `plusone_bench_${process.pid}`, 1_000, closing, 1_000)
  const database = openPostgres(url, { max: 4 })
  closing.defer(() => database.close())
  const { db, pool } = database
  const folder = mkdtempSync(join(tmpdir(), 'plusone-lists-'))
  closing.defer(() => rmSync(folder, { recursive: true, force: true }))
  const storage = openStorage(config)
  const log = pino({ level: 'silent' })
  const { uid: collabUid, brand_uid: brandUid } = one(
    (await pool.query('select uid, brand_uid from collabs limit 1')).rows,
  )
  await pool.query(
    `insert into booking_codes (collab_uid, brand_uid, code, created_at) values ($1, $2, 'BENCH10', now())`,
    [collabUid, brandUid],
  )
  const lines = ['| what | seconds | memory, first third | last third |', '|---|---|---|---|']
  const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const { answer, seconds, first, last } = await watched(work)
    lines.push(`| ${what} | ${seconds.toFixed(1)} | ${first} MB | ${last} MB |`)
    return answer
  }
  for (const [kind, text] of [
    ['redemptions', tillOf(rows)],
    ['venues', venuesOf(rows)],
  ] as const) {
    const path = join(folder, `${kind}.csv`)
    writeFileSync(path, text)
    const bytes = statSync(path).size
    const brought = { path, bytes, accountUid: null, fileName: `${kind}.csv` }
    const uid = await step(`${kind}: ${rows.toLocaleString('en-GB')} rows brought`, () =>
      keepList(db, storage, brought),
    )
    await saveDraft({ db, storage }, { uid, kind, ...(kind === 'redemptions' && { venue: brandUid }) })
    const draft = await getImportRow(db, uid)
    await step(`${kind}: preview`, () => withList(storage, draft, (sheet) => previewRows(db, sheet, draft, previewed)))
    const go = async (state: 'running' | 'undoing') => {
      await pool.query('update imports set state = $1 where uid = $2', [state, uid])
      await doDueImports({ db, log, config }, storage)
    }
    await step(`${kind}: imported`, () => go('running'))
    const run = await getImportRow(db, uid)
    const { added, refused, closed } = run.counts
    await step(`${kind}: report (${added} added, ${refused + closed} not)`, () =>
      withList(storage, run, async (sheet) => {
        for await (const _ of reportParts(db, run, sheet));
      }),
    )
    await step(`${kind}: undone`, () => go('undoing'))
  }
  return lines.join('\n')
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Lets work be done, looking each second at what the process holds once its garbage is gone. */
async function watched<T>(work: () => Promise<T>) {
  const seen: number[] = []
  const look = () => {
    collectGarbage()
    const { heapUsed, external } = process.memoryUsage()
    seen.push(heapUsed + external)
  }
  look()
  const timer = setInterval(look, 1_000)
  const began = performance.now()
  const answer = await work()
  clearInterval(timer)
  look()
  const third = Math.ceil(seen.length / 3)
  const most = (part: number[]) => Math.round(Math.max(...part) / megabyte)
  return {
    answer,
    seconds: (performance.now() - began) / 1_000,
    first: most(seen.slice(0, third)),
    last: most(seen.slice(-third)),
  }
}

/** One in ten with a code that is nobody’s. */
function tillOf(rows: number): string {
  const line = (nth: number) => {
    const day = `2026-0${1 + (nth % 6)}-${String(1 + (nth % 28)).padStart(2, '0')}`
    return `${nth % 10 === 0 ? 'NOBODY' : 'BENCH10'},${day},${10 + (nth % 12)}:${10 + (nth % 50)},R-${nth},${20 + (nth % 90)}.50`
  }
  return `Code,Date,Time,Booking ref,Total\n${Array.from({ length: rows }, (_, nth) => line(nth)).join('\n')}\n`
}

/** One in ten in a town that nobody knows. */
function venuesOf(rows: number): string {
  const line = (nth: number) =>
    `Place ${nth.toString(36)},${nth} High Street,${nth % 10 === 0 ? 'Nowhereville' : 'London'},Restaurant,020 ${7_000_0000 + nth}`
  return `Name,Address,City,Category,Phone\n${Array.from({ length: rows }, (_, nth) => line(nth)).join('\n')}\n`
}
