import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../src/kit/server/config.ts'
import { openPostgres } from '../src/kit/server/database.ts'
import { migrate } from '../src/kit/server/migrate.ts'
import { signAccessToken } from '../src/domains/accounts/server/tokens.ts'
import { findAskers } from './askers.ts'
import type { BareQueries } from './bare-queries.ts'
import { postOf, type Target } from './load.ts'
import { comeToRest, type Running, startBare, startProduct } from './processes.ts'
import { firstPaintReads, type Read } from './reads.ts'
import { makeMarket } from './rows.ts'

/** The clients of a benchmark ask more in a minute than people do. */
const unlimited = { CALLS_PER_MINUTE: '1000000000' }

export type Market = {
  url: string
  product: Running
  bare: Running
  /** A read as everyone of its side makes it from now on, for the minutes that their tokens live: to the product or to the bare handler. */
  target: (to: Running, read: Read) => Promise<Target>
}

/** A database full of briefs, the product on it, and the bare handler beside it. */
export async function openMarket(
  parts: { server: string; name: string; live: number; past?: number; folder: string; config: Config },
  closing: AsyncDisposableStack,
): Promise<Market> {
  const { server, name, live, past, folder, config } = parts
  const url = await createMarket(server, name, live, closing, past)
  const askers = await findAskers(url, config.secret)
  const asked = firstPaintReads.flatMap((read) =>
    askers.filter(({ by }) => by === read.by).map((asker) => ({ read, asker, path: `/call/${read.name}` })),
  )
  const file = join(folder, `${name}.json`)
  const queries = asked.map(({ read, asker, path }) => [`${path} Bearer ${asker.token}`, read.simple(asker)])
  await writeFile(file, JSON.stringify({ url, queries: Object.fromEntries(queries) } satisfies BareQueries))
  const settings = {
    DATABASE_URL: url,
    SESSION_SECRET: config.secret,
    DATA_DIR: config.DATA_DIR,
    DEMO_DATA: 'off',
    ...unlimited,
  }
  const product = await startProduct(settings)
  closing.defer(product.stop)
  const bare = await startBare(file)
  closing.defer(bare.stop)
  await comeToRest(product)
  const target: Market['target'] = async (to, wanted) => {
    const requests = asked
      .filter(({ read }) => read === wanted)
      .map(async ({ asker, path }) => {
        // The bare handler knows the first token of each; a long benchmark outlives it.
        const token = to === bare ? asker.token : (await signAccessToken(config, asker)).token
        return postOf(to.port, path, wanted.input(asker.profileUid), token)
      })
    return { port: to.port, requests: await Promise.all(requests) }
  }
  return { url, product, bare, target }
}

/** A database with so many live briefs, and so many collabs behind them; answers its address. */
export async function createMarket(
  server: string,
  name: string,
  live: number,
  closing: AsyncDisposableStack,
  past = 0,
): Promise<string> {
  const url = await createDatabase(server, name, closing)
  const database = openPostgres(url, { max: 1 })
  await migrate(database)
  await database.close()
  await makeMarket(url, live, past)
  return url
}

/** A database of its own, gone when the benchmark ends; answers its address. */
export async function createDatabase(server: string, name: string, closing: AsyncDisposableStack): Promise<string> {
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}`)
  closing.defer(() => run(`drop database ${name} with (force)`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
