import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Served, serve } from '../../../app/testing/serve.ts'
import { type Database, openPostgres } from '../../../kit/server/database.ts'
import { type World, world } from '../../../world/world.ts'
import { addMembership, assignManager, disableAccount, removeMembership } from './accounts.ts'
import { setStaffRole } from './staff.ts'

let w: World
let here: Served
let there: Served
let second: Database

beforeEach(async () => {
  w = await world()
  // Another process has connections of its own.
  second = w.database.connectionString ? openPostgres(w.database.connectionString) : w.database
  here = await serve(w.database)
  there = await serve(second)
})
afterEach(async () => {
  await Promise.all([here.close(), there.close()])
  if (second !== w.database) await second.close()
})

/** How often each change is tried: what is late only now and then is found too. */
const times = 8

it('is out at the very next call, on every process, once the write was answered', async () => {
  for (let time = 0; time < times; time += 1) {
    const token = await there.tokenOf(w.bella)
    expect((await there.call('getUser', {}, token)).status).toBe(200)
    expect((await here.call('revokeOtherSessions', {}, await here.tokenOf(w.bella))).status).toBe(200)
    expect((await there.call('getUser', {}, token)).status).toBe(401)
  }
  const tokens = [await here.tokenOf(w.bella), await there.tokenOf(w.bella)]
  const statuses = async () =>
    Promise.all([here.call('getUser', {}, tokens[0]), there.call('getUser', {}, tokens[1])]).then((answers) =>
      answers.map(({ status }) => status),
    )
  expect(await statuses()).toEqual([200, 200])
  await w.tx((tx) => disableAccount(tx, w.bella.accountUid, 'test'))
  expect(await statuses()).toEqual([401, 401])
})

it('may what it may after a change of role, profile or brands, and not what it might before', async () => {
  const ben = await there.tokenOf(w.ben)
  const anna = await there.tokenOf(w.anna)
  const brand = async (uid: string, token: string) => (await there.call('listTeam', { brandUid: uid }, token)).status
  const isAdmin = async () => (await there.call('listIntegrations', {}, anna)).status
  for (let time = 0; time < times; time += 1) {
    expect([await brand(w.orso, ben), await isAdmin()]).toEqual([404, 403])
    await w.tx((tx) => addMembership(tx, w.ben.accountUid, 'brand', w.orso, 'member'))
    await w.tx((tx) => setStaffRole(tx, w.anna.accountUid, 'admin'))
    expect([await brand(w.orso, ben), await isAdmin()]).toEqual([200, 200])
    await w.tx((tx) => removeMembership(tx, w.ben.accountUid, w.orso))
    await w.tx((tx) => setStaffRole(tx, w.anna.accountUid, 'account_manager'))
  }
  await w.tx((tx) => assignManager(tx, w.orso, w.anna.accountUid))
  expect(await isAdmin()).toBe(403)
})

it('asks the database each time while the bus is away', async () => {
  const token = await there.tokenOf(w.bella)
  expect((await there.call('getUser', {}, token)).status).toBe(200)
  if (!w.database.connectionString) return
  await w.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  )
  await w.database.pool.query('update accounts set disabled_at = now() where uid = $1', [w.bella.accountUid])
  await expect.poll(async () => (await there.call('getUser', {}, token)).status, { timeout: 900 }).toBe(401)
})
