import { sql } from 'drizzle-orm'
import pino from 'pino'
import { expect, inject, it } from 'vitest'
import { pushTo, pushToAll } from '../../domains/notifications/server/live-updates.ts'
import { openBus } from '../../kit/server/bus.ts'
import { openPostgres } from '../../kit/server/database.ts'
import { startPostgres } from '../../kit/testing/postgres.ts'
import { openReplicaFor } from './replica-for.ts'

const caller = (accountUid: string) => ({ accountUid, sessionUid: null, requestId: 'r', address: '' })

it.runIf(inject('postgresUrl'))('reads nothing old for whoever wrote or was told of something', async () => {
  const primary = await startPostgres()
  const standby = await startPostgres({ follows: primary.url })
  const database = openPostgres(primary.url, { readUrl: standby.url })
  const bus = await openBus(database, pino({ level: 'silent' }))
  const replicaFor = openReplicaFor(database, bus)
  const readsThere = (uid: string) => replicaFor(caller(uid)) !== null
  await expect.poll(() => readsThere('alice')).toBe(true)
  expect(replicaFor({ ...caller('alice'), hasJustWritten: true })).toBeNull()
  expect(replicaFor({ ...caller('alice'), apiKey: { uid: 'key', secretHash: '', perMinute: 60 } })).toBeNull()

  await database.replica?.db.execute(sql`select pg_wal_replay_pause()`)
  await database.db.transaction((tx) => pushTo(tx, ['alice'], ['collab']))
  await expect.poll(() => readsThere('alice')).toBe(false)
  await database.replica?.db.execute(sql`select pg_wal_replay_resume()`)
  await expect.poll(() => readsThere('alice') && readsThere('bella')).toBe(true)

  await database.replica?.db.execute(sql`select pg_wal_replay_pause()`)
  await database.db.transaction((tx) => pushToAll(tx, ['brief']))
  await expect.poll(() => readsThere('bella')).toBe(false)
  await bus.close()
  await database.close()
  await standby.stop()
  await primary.stop()
})

it.runIf(inject('postgresUrl'))(
  'reads on from the replica while nobody reaches the primary, and who is asking too',
  async () => {
    const primary = await startPostgres()
    const standby = await startPostgres({ follows: primary.url })
    const database = openPostgres(primary.url, { readUrl: standby.url })
    const bus = await openBus(database, pino({ level: 'silent' }))
    const replicaFor = openReplicaFor(database, bus)
    await expect.poll(() => replicaFor(caller('alice'))?.standsIn).toBe(false)
    await primary.stop()
    await expect.poll(() => replicaFor(caller('alice'))?.standsIn).toBe(true)
    expect(database.replica?.standsIn(performance.now())).toBe(false)
    expect(replicaFor({ ...caller('alice'), hasJustWritten: true })).toBeNull()
    expect(replicaFor({ ...caller('alice'), apiKey: { uid: 'key', secretHash: '', perMinute: 60 } })).toBeNull()
    await standby.stop()
    await expect.poll(() => replicaFor(caller('alice'))).toBeNull()
    await bus.close()
    await database.close()
  },
)
