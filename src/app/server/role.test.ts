import { expect, inject, it } from 'vitest'
import { must } from '../../kit/contract/must.ts'
import { postMail } from '../../kit/server/mail/outbox.ts'
import { mails } from '../../kit/server/mail/tables.ts'
import { emptyDatabase } from '../../kit/testing/test-database.ts'
import { testConfig } from '../../kit/testing/test-config.ts'
import { run } from './running.ts'

const onServer = inject('postgresUrl') !== null

it.each(['web', 'worker'])('refuses to be %s alone on the embedded database', async (ROLE) => {
  await expect(run(testConfig({ ROLE }))).rejects.toThrow(`ROLE=${ROLE}: needs a database server, DATABASE_URL.`)
})

it.runIf(onServer)('does jobs and answers nobody as a worker', async () => {
  const database = await emptyDatabase()
  const DATABASE_URL = must(database.connectionString)
  const worker = await run({ ...testConfig({ ROLE: 'worker', PORT: '0', LOG_LEVEL: 'silent' }), DATABASE_URL })
  const ask = async (path: string, init?: RequestInit) => (await fetch(worker.url + path, init)).status
  try {
    expect(await ask('/readyz')).toBe(200)
    const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"data":{}}' }
    expect(await ask('/call/getPricingTiers', call)).toBe(404)
    const hello = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
    await postMail(database.db, 'hello', 'anna@example.test', hello)
    const sentAt = async () => (await database.db.select().from(mails))[0]?.sentAt
    await expect.poll(sentAt).toBeInstanceOf(Date)
  } finally {
    await worker.close()
  }
})
