import { afterEach, beforeEach, expect, it } from 'vitest'
import { addStaff, createAccount } from '../../domains/accounts/server/accounts.ts'
import type { Database } from '../../kit/server/database.ts'
import { hourMs, now, plus, setClock } from '../../kit/server/clock.ts'
import { emptyDatabase } from '../../kit/testing/test-database.ts'
import { testConfig } from '../../kit/testing/test-config.ts'
import { serve, type Served } from '../testing/serve.ts'
import { makeAdmin, makeFirstAdmin } from './first-admin.ts'

let database: Database
let served: Served
const config = testConfig({ ADMIN_EMAIL: 'Ada@Example.test' })

beforeEach(async () => {
  setClock(new Date('2026-03-02T09:00:00Z'))
  database = await emptyDatabase()
  served = await serve(database)
})
afterEach(() => served.close())

const staff = async () =>
  (
    await database.pool.query(
      'select email, role, slug, designated from staff join accounts on uid = account_uid order by slug',
    )
  ).rows
const make = (email: string) => database.db.transaction((tx) => makeAdmin(tx, config, email))
const use = (link: string, password = 'correct horse') => {
  const { searchParams } = new URL(link)
  return served.post('/auth/password', { token: searchParams.get('token'), password })
}

it('makes the designated admin of an empty database, once, however many processes start', async () => {
  const links = await Promise.all([1, 2, 3].map(() => makeFirstAdmin(database, config)))
  expect(links.filter((link) => link !== null)).toHaveLength(1)
  expect(await staff()).toEqual([{ email: 'ada@example.test', role: 'admin', slug: 'ada', designated: true }])
  expect(await makeFirstAdmin(database, config)).toBeNull()
})

it('makes nobody where there are accounts, or without the setting', async () => {
  expect(await makeFirstAdmin(database, testConfig())).toBeNull()
  await database.db.transaction((tx) => createAccount(tx, { email: 'pia@example.test', displayName: 'Pia' }))
  expect(await makeFirstAdmin(database, config)).toBeNull()
  expect(await staff()).toEqual([])
})

it('gives a link that sets the password once, within 72 hours', async () => {
  const link = await make('ada@example.test')
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/app\/password-reset\?token=[\w-]{43}$/)
  setClock(plus(now(), 71 * hourMs))
  expect((await use(link)).status).toBe(200)
  expect((await use(link)).status).toBe(401)
  expect(
    (await served.post('/auth/sign-in/email', { email: 'ada@example.test', password: 'correct horse' })).status,
  ).toBe(200)

  const late = await make('ada@example.test')
  setClock(plus(now(), 72 * hourMs))
  expect((await use(late)).status).toBe(401)
})

it('makes an admin of an account manager, and gives two of one name addresses of their own', async () => {
  await database.db.transaction(async (tx) => {
    const anna = await createAccount(tx, { email: 'anna@example.test', displayName: 'Anna' })
    await addStaff(tx, anna, { role: 'account_manager', displayName: 'Anna', slug: 'anna' })
  })
  await make('anna@example.test')
  await make('anna@elsewhere.test')
  expect(await staff()).toEqual([
    { email: 'anna@example.test', role: 'admin', slug: 'anna', designated: false },
    { email: 'anna@elsewhere.test', role: 'admin', slug: expect.stringMatching(/^anna-\w{6}$/), designated: true },
  ])
})
