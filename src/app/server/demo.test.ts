import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findAccountByEmail } from '../../domains/accounts/server/accounts.ts'
import { passwordMatches } from '../../domains/accounts/server/passwords.ts'
import { must } from '../../kit/contract/must.ts'
import { openLog } from '../../kit/server/log.ts'
import { testConfig } from '../../kit/testing/test-config.ts'
import { emptyDatabase } from '../../kit/testing/test-database.ts'
import { demoEmails } from '../../world/demo/emails.ts'
import { makeDemoPeople } from '../../world/demo/people.ts'
import { prepareDemo } from './demo.ts'

it('leaves nothing behind when the demo could not be finished, so that the next start begins again', async () => {
  const database = await emptyDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'plusone-demo-'))
  // No file can be stored where another one stands instead of the folder.
  writeFileSync(join(folder, 'media'), '')
  const config = testConfig({ DATA_DIR: folder, DEMO_DATA: 'on', DEMO_PASSWORD: 'table for two' })
  await expect(prepareDemo(database, config, openLog('silent'))).rejects.toThrow(/ENOTDIR|EEXIST/)
  const { rows } = await database.pool.query(
    'select (select count(*) from accounts) + (select count(*) from files) as n',
  )
  expect(Number(rows[0].n)).toBe(0)
})

it('lets in by the password that it prints, also where it was another one before', async () => {
  const database = await emptyDatabase()
  await database.db.transaction((tx) => makeDemoPeople(tx, 'the password before'))
  const config = testConfig({ DEMO_DATA: 'on', DEMO_PASSWORD: 'table for two' })
  expect(await prepareDemo(database, config, openLog('silent'))).toContain('Sign in with the password table for two as')
  for (const email of Object.values(demoEmails)) {
    const account = must(await findAccountByEmail(database.db, email))
    expect([email, await passwordMatches(account.passwordHash, 'table for two')]).toEqual([email, true])
  }
})

it('starts at a public address over no demo, with demo data off', async () => {
  const database = await emptyDatabase()
  const config = testConfig({ DEMO_DATA: 'off', PUBLIC_URL: 'https://app.example.test' })
  expect(await prepareDemo(database, config, openLog('silent'))).toBeNull()
  await database.db.transaction((tx) => makeDemoPeople(tx, 'table for two'))
  await expect(prepareDemo(database, config, openLog('silent'))).rejects.toThrow(
    /Others can reach https:\/\/app\.example\.test, and this database has demo accounts, such as \w+@demo/,
  )
  expect(await prepareDemo(database, testConfig({ DEMO_DATA: 'off' }), openLog('silent'))).toBeNull()
})
