import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../../kit/server/config.ts'

/**
 * Makes the demo at the first start on an embedded database, in a process of its own: making it takes several times the
 * memory of serving it, and a process gives all of that back. It ends with this one, however this one ends. Where it
 * was cut short, the next start finds an empty database and makes the demo itself.
 */
export async function makeDemoApart(config: Config): Promise<void> {
  const isFirst = !config.DATABASE_URL && !existsSync(join(resolve(config.DATA_DIR), 'database'))
  if (!config.demoData || !isFirst) return
  // Beside this file from the sources and in the bundle alike, with the same ending.
  const program = fileURLToPath(new URL(`make-demo${extname(import.meta.url)}`, import.meta.url))
  const [code] = (await once(fork(program), 'exit')) as [number | null]
  if (code !== 0) throw new Error('We couldn’t create the demo data. See the error above.')
}
