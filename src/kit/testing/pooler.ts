import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { answers, asServer, freePort } from './postgres.ts'

/** PgBouncer 1.21 or later, where the machine has one. */
export const poolerProgram = process.env['TEST_PGBOUNCER']

type PoolerSettings = { connectQuery?: string | undefined; preparedStatements: number; poolSize: number }

/** PgBouncer before a server of ours, lending by the transaction; `addressOf` a database there. */
export async function startPooler(program: string, server: string, settings: PoolerSettings) {
  const home = mkdtempSync(join(tmpdir(), 'pooler-'))
  chmodSync(home, 0o755)
  const port = await freePort()
  const of = settings.connectQuery ? ` connect_query='${settings.connectQuery}'` : ''
  writeFileSync(join(home, 'users.txt'), '"postgres" ""\n')
  writeFileSync(
    join(home, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${new URL(server).port}${of}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(home, 'users.txt')}
pool_mode = transaction
max_prepared_statements = ${settings.preparedStatements}
default_pool_size = ${settings.poolSize}
max_client_conn = 1000
`,
  )
  const [command, args] = asServer(program, [join(home, 'pgbouncer.ini')])
  const child = spawn(command, args, { stdio: 'ignore' })
  const addressOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  await answers(addressOf('postgres'))
  return {
    addressOf,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}
