import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { and, inArray, isNull } from 'drizzle-orm'
import { accountFacts } from '../../domains/accounts/server/facts.ts'
import { openStorage } from '../../adapters/storage/open-storage.ts'
import { must } from '../../kit/contract/must.ts'
import { type Config, ConfigError } from '../../kit/server/config.ts'
import { isOwnMachine } from '../../kit/server/host.ts'
import type { Database, Queryable } from '../../kit/server/database.ts'
import type { Log } from '../../kit/server/log.ts'
import { demoEmails } from '../../world/demo/emails.ts'

/** The demo's one password: DEMO_PASSWORD, else one made at the first start and kept in DATA_DIR. */
function demoPassword(config: Config): string {
  if (config.DEMO_PASSWORD) return config.DEMO_PASSWORD
  const path = join(resolve(config.DATA_DIR), 'demo-password')
  if (!existsSync(path)) writeFileSync(path, `table-${randomBytes(4).toString('hex')}`, { mode: 0o600 })
  return readFileSync(path, 'utf8').trim()
}

async function isEmpty(db: Queryable): Promise<boolean> {
  return (await db.select({ uid: accountFacts.uid }).from(accountFacts).limit(1)).length === 0
}

/** Demo accounts were made here once: whoever knows their password would get in, as an admin too. */
async function assertNoDemo(db: Queryable, publicUrl: string): Promise<void> {
  const found = await db
    .select({ email: accountFacts.email })
    .from(accountFacts)
    .where(and(inArray(accountFacts.email, Object.values(demoEmails)), isNull(accountFacts.disabledAt)))
  if (found.length === 0) return
  throw new ConfigError(
    [
      `Others can reach ${publicUrl}, and this database has demo accounts, such as ${must(found[0]).email}.`,
      'Start with an empty one: another DATA_DIR, or another DATABASE_URL.',
    ].join('\n'),
  )
}

/** On an empty database with demo data on, makes it. Refuses a public address over a database that has a demo. Answers how to sign in, while the demo is on. */
export async function prepareDemo(database: Database, config: Config, log: Log): Promise<string | null> {
  if (!config.demoData) {
    if (!isOwnMachine(config.publicUrl)) await assertNoDemo(database.db, config.publicUrl)
    return null
  }
  const password = demoPassword(config)
  if (!(await isEmpty(database.db))) {
    const { renewDemoPassword } = await import('../../world/demo/people.ts')
    await renewDemoPassword(database.db, password)
  } else {
    const { makeDemo } = await import('../../world/demo/make.ts')
    const parts = { database, config, storage: openStorage(config), log, password }
    await makeDemo(parts, (part) => process.stdout.write(`Creating the demo data (first start only): ${part} …\n`))
  }
  return `Sign in with the password ${password} as\n${Object.values(demoEmails)
    .map((email) => `  ${email}`)
    .join('\n')}`
}
