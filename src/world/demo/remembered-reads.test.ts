import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { accountFacts } from '../../domains/accounts/server/facts.ts'
import { createAccount, findAccountByEmail } from '../../domains/accounts/server/accounts.ts'
import type { Tx } from '../../kit/server/database.ts'
import { listStoredTables } from '../../kit/server/stored-tables.ts'
import { emptyDatabase } from '../../kit/testing/test-database.ts'
import { type RememberingClient, rememberReads } from './remembered-reads.ts'

const email = 'alice@example.test'

/** Acts in one transaction on a connection that remembers; `sent` counts what reached the database. */
async function remembering(act: (tx: Tx, memory: RememberingClient, sent: () => number) => Promise<void>) {
  const { db, pool } = await emptyDatabase()
  const tables = (await listStoredTables(db)).map(({ name }) => name)
  const client = await pool.connect()
  let sent = 0
  const counted = new Proxy(client, {
    get: (target, key) => {
      if (key === 'query') sent += 1
      return Reflect.get(target, key) as unknown
    },
  })
  try {
    const memory = rememberReads(counted, tables)
    await drizzle(memory.client).transaction((tx) => act(tx, memory, () => sent))
  } finally {
    client.release()
  }
}

it('reads again what was written since, and nothing else', async () => {
  await remembering(async (tx, _, sent) => {
    const read = () => findAccountByEmail(tx, email)
    expect(await read()).toBeNull()
    const before = sent()
    expect(await read()).toBeNull()
    expect(sent()).toBe(before)
    const uid = await createAccount(tx, { email, displayName: 'Alice' })
    expect(await read()).toMatchObject({ uid })
    const after = sent()
    expect(await read()).toMatchObject({ uid, createdAt: expect.any(Date) as Date })
    expect(sent()).toBe(after)
  })
})

it('forgets what was undone', async () => {
  await remembering(async (tx, { beginStep, undoStep }) => {
    beginStep()
    const kept = await createAccount(tx, { email, displayName: 'Alice' })
    beginStep()
    await createAccount(tx, { email: 'bella@example.test', displayName: 'Bella' })
    expect(await findAccountByEmail(tx, 'bella@example.test')).not.toBeNull()
    await undoStep()
    expect(await findAccountByEmail(tx, 'bella@example.test')).toBeNull()
    expect(await findAccountByEmail(tx, email)).toMatchObject({ uid: kept })
  })
})

it('gives each who asks an answer of their own', async () => {
  await remembering(async (tx) => {
    await createAccount(tx, { email, displayName: 'Alice' })
    const read = async () => (await tx.select({ list: sql<string[]>`array['a', 'b']` }).from(accountFacts))[0]
    ;(await read())?.list.push('c')
    expect((await read())?.list).toEqual(['a', 'b'])
  })
})

it('sends nothing once the transaction has ended', async () => {
  let late: () => Promise<unknown> = () => Promise.resolve()
  await remembering((tx) => {
    late = () => createAccount(tx, { email, displayName: 'Alice' })
    return Promise.resolve()
  })
  await expect(late()).rejects.toMatchObject({ cause: new Error('the transaction is over') })
})
