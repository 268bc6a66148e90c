import { createProduct } from '../src/product/server/product.ts'
import type { Config } from '../src/kit/server/config.ts'
import { openPostgres } from '../src/kit/server/database.ts'

/** Who asks in the benchmarks. */
export type Asker = { accountUid: string; sessionUid: string; token: string; influencerUid: string | null }

/** A call as one asker makes it. */
export type Asked = { name: string; data: unknown; asker: Asker }

/** What the product did for it: its statements in their order with their parameters, and what it answered. */
export type Captured = {
  name: string
  token: string
  statements: { text: string; values: unknown[] }[]
  answer: unknown
}

/** Runs each call once through the product itself and writes down every statement that reached the driver. */
export async function captureCalls(url: string, config: Config, calls: readonly Asked[]): Promise<Captured[]> {
  const database = openPostgres(url, { max: 1 })
  let statements: Captured['statements'] = []
  const query = database.pool.query.bind(database.pool) as (config: { text: string }, values: unknown[]) => unknown
  Object.assign(database.pool, {
    query: (sent: { text: string; values?: unknown[] }, values: unknown[]) => {
      statements.push({ text: sent.text, values: values ?? sent.values ?? [] })
      return query(sent, values)
    },
  })
  const runner = createProduct(database, config)
  const captured: Captured[] = []
  try {
    for (const { name, data, asker } of calls) {
      statements = []
      const caller = { ...asker, requestId: 'capture', address: '127.0.0.1' }
      const answer = { data: await runner.run(name, data, caller) }
      captured.push({ name, token: asker.token, statements, answer })
    }
  } finally {
    await database.close()
  }
  return captured
}
