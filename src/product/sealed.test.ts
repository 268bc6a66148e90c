import { getTableName } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { useAuthenticatorCode } from '../domains/accounts/server/authenticator.ts'
import { now } from '../kit/server/clock.ts'
import { sealAgain } from '../kit/server/sealing-again.ts'
import { listStoredTables } from '../kit/server/stored-tables.ts'
import { world } from '../world/world.ts'
import { sealedColumns } from './server/sealed.ts'

/** Gone within minutes. */
const shortLived = ['platform_tries.sealed_verifier', 'provider_tries.sealed_verifier']

it('knows every column that holds something sealed', async () => {
  const w = await world()
  const tables = await listStoredTables(w.database.db)
  const stored = tables.flatMap(({ name, columns }) =>
    Object.keys(columns)
      .filter((column) => column.startsWith('sealed'))
      .map((column) => `${name}.${column}`),
  )
  const known = sealedColumns.map(({ table, column }) => `${getTableName(table)}.${column.name}`)
  expect([...known, ...shortLived].sort()).toEqual(stored.sort())
})

it('lets the former secret be left out: an authenticator app still opens its account', async () => {
  const w = await world()
  const { secret } = await w.alice.call('startAuthenticator', {})
  const changed = { secret: 'another secret, of 32 characters or more', SESSION_SECRET_BEFORE: w.config.secret }
  expect(await sealAgain(w.database.db, changed, sealedColumns)).toBeGreaterThan(0)
  const config = { ...w.config, secret: changed.secret, SESSION_SECRET_BEFORE: undefined }
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now().getTime() })
  const use = (by: typeof w.config) =>
    w.tx((tx) => useAuthenticatorCode(tx, by, w.alice.accountUid, code, { first: true }))
  expect(await use({ ...w.config, SESSION_SECRET_BEFORE: undefined })).toBe(false)
  expect(await use(config)).toBe(true)
})
