import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Database, openEmbedded } from '../server/database.ts'
import { migrate } from '../server/migrate.ts'
import { projectRoot } from '../server/root.ts'

/**
 * An embedded database in memory, as the migrations leave it. The first with these migrations is made as a stranger's is, and
 * kept in a file, with which the others begin: a quarter of the work.
 */
export async function openMigrated(): Promise<Database> {
  const file = keptFile()
  if (existsSync(file)) return openEmbedded(undefined, { dump: await openAsBlob(file) })
  const database = await openEmbedded()
  await migrate(database)
  await keep(database, file)
  return database
}

/** Named by all that it is made of. */
function keptFile(): string {
  const migrations = join(projectRoot, 'migrations')
  const names = readdirSync(migrations).filter((name) => name.endsWith('.sql'))
  const hash = createHash('sha1').update(readFileSync(join(projectRoot, 'package-lock.json')))
  for (const name of names.toSorted()) hash.update(readFileSync(join(migrations, name)))
  return join(projectRoot, 'node_modules/.cache/embedded', hash.digest('hex'))
}

/** Several workers may do this at once: each writes a whole file, and the last one stays. */
async function keep({ db, pglite }: Database, file: string): Promise<void> {
  await db.execute(sql`checkpoint`)
  const dump = await pglite?.dumpDataDir('none')
  if (!dump) return
  const folder = dirname(file)
  mkdirSync(folder, { recursive: true })
  const unfinished = `${file}.${process.pid}.${performance.now()}`
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()))
  renameSync(unfinished, file)
  for (const name of readdirSync(folder))
    if (!name.includes('.') && join(folder, name) !== file) rmSync(join(folder, name), { force: true })
}
