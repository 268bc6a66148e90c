import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { openClamdDouble } from '../../../adapters/scanning/clamd-double.ts'
import { ConfigError } from '../../../kit/server/config.ts'
import { smtpPeer } from '../../../kit/testing/smtp-peer.ts'
import { testConfig } from '../../../kit/testing/test-config.ts'
import { world } from '../../../world/world.ts'
import { serve } from '../../testing/serve.ts'
import { checkAddress } from './address.ts'
import { checksOf, refusedSettings } from './checks.ts'
import { checkDatabase } from './database.ts'
import { checkFiles } from './files.ts'
import type { Finding } from './finding.ts'
import { checkMail } from './mail.ts'

const outside = {
  PUBLIC_URL: 'https://plusone.example',
  MAIL_FROM: 'Plusone <hello@plusone.example>',
}
/** `level: text`, a line each. */
const said = (findings: Finding[]) => findings.map(({ level, text }) => `${level}: ${text}`)

it('says that an empty installation on this machine has no fault', async () => {
  const found = (await Promise.all(checksOf(testConfig()).map((check) => check()))).flat()
  expect(found.filter(({ level }) => level === 'fault')).toEqual([])
  expect(said(found)).toContain('ok: There’s no database yet. The first start creates an embedded one.')
  expect(said(found)).toContain('note: Payments are in the sandbox: plans cost nothing.')
})

it('asks for the company that credit notes with VAT name', async () => {
  const [check] = checksOf(testConfig({ PAYMENTS_TAX: 'on' }))
  const [named] = checksOf(testConfig({ PAYMENTS_TAX: 'on', LEGAL_ENTITY: 'Example Ltd | 1 Example Street' }))
  const missing = 'note: Credit notes with VAT name no company, address or VAT number.'
  expect(said(await must(check)())).toContain(missing)
  expect(said(await must(named)())).not.toContain(missing)
})

it('tells a wrong setting by its name, with the way on', () => {
  const refused = new ConfigError('Some settings are wrong:\nPORT: must be a port number')
  expect(refusedSettings(refused)).toEqual([
    { area: 'settings', level: 'fault', text: 'Some settings are wrong:', way: 'PORT: must be a port number' },
  ])
  expect(() => refusedSettings(new TypeError('a bug'))).toThrow('a bug')
})

const isOnServer = inject('postgresUrl') !== null

// oxlint-disable-next-line vitest/no-conditional-tests -- what a server is asked, the embedded database has no answer to
if (isOnServer)
  it('finds a database that is whole, and migrations that are missing or of a later version', async () => {
    const w = await world()
    const url = must(w.database.connectionString)
    const config = testConfig({ DATABASE_URL: url })
    expect((await checkDatabase(config)).at(1)?.text).toBe('All its migrations are applied.')

    await w.database.pool.query("insert into migrations (name) values ('9999_later.sql')")
    expect(said(await checkDatabase(config))).toContain(
      'note: A newer version has already migrated this database: 9999_later.sql.',
    )
    await w.database.pool.query("delete from migrations where name = '9999_later.sql'")
    const { rows } = await w.database.pool.query(
      'delete from migrations where name = (select max(name) from migrations) returning name',
    )
    expect((await checkDatabase(config)).at(1)).toMatchObject({
      level: 'note',
      text: `Not applied yet: ${rows[0].name}.`,
    })
    await w.database.pool.query('insert into migrations (name) values ($1)', [rows[0].name])
  })

it('names a database that does not answer', async () => {
  const [finding] = await checkDatabase(testConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }))
  expect(finding).toMatchObject({ level: 'fault', way: expect.stringContaining('DATABASE_URL') })
})

it('signs in at the mail server, and looks for the records by which others believe our mail', async () => {
  const peer = await smtpPeer()
  const config = testConfig({ ...outside, SMTP_URL: peer.url })
  const records: Record<string, string[]> = { 'plusone.example': ['v=spf1 include:mail.example -all'] }
  const lookup = async (name: string) => records[name] ?? Promise.reject(new Error('ENOTFOUND'))
  expect(said(await checkMail(config, lookup))).toEqual([
    'ok: The mail server accepts our credentials.',
    'ok: plusone.example has an SPF record.',
    'note: plusone.example has no DMARC policy: large mail providers may reject mail without one.',
  ])
  await peer.close()
  expect((await checkMail(config, lookup))[0]?.level).toBe('fault')
  expect((await checkMail(testConfig(outside)))[0]).toMatchObject({
    level: 'fault',
    way: 'Set SMTP_URL and MAIL_FROM.',
  })
})

it('stores, finds and removes a file, and says where it cannot', async () => {
  const clamd = await openClamdDouble()
  const found = await checkFiles(testConfig({ CLAMD_URL: clamd.url }))
  expect([found[0]?.level, found[2]?.text]).toEqual(['ok', 'The malware scanner is responding.'])
  await clamd.close()
  expect((await checkFiles(testConfig({ CLAMD_URL: clamd.url })))[2]?.level).toBe('fault')

  const folder = mkdtempSync(join(tmpdir(), 'doctor-test-'))
  writeFileSync(join(folder, 'media'), 'a file where the store would be')
  expect((await checkFiles(testConfig({ DATA_DIR: folder })))[0]).toMatchObject({
    level: 'fault',
    way: 'Allow the product’s user to write to DATA_DIR.',
  })
})

it('stores, finds and removes a nightly export, and says where it cannot', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-test-'))
  const found = async (to: string) => (await checkFiles(testConfig({ EXPORT_TO: to })))[1]
  expect(await found(join(folder, 'exports'))).toMatchObject({ level: 'ok', text: expect.stringContaining('chose it') })
  writeFileSync(join(folder, 'taken'), 'a file where the folder would be')
  expect(await found(join(folder, 'taken'))).toMatchObject({
    level: 'fault',
    way: 'Allow the product’s user to write to the folder in EXPORT_TO.',
  })
  expect(() => testConfig({ EXPORT_TO: 'exports' })).toThrow('EXPORT_TO: must be s3://bucket/folder')
  expect(() => testConfig({ EXPORT_NIGHTS: '0' })).toThrow('EXPORT_NIGHTS: must be a number of nights from 1 to 400')
})

it('tells a product that answers from one that does not, and from another program', async () => {
  const w = await world()
  const served = await serve(w.database)
  const at = (url: string) => checkAddress({ ...testConfig(), publicUrl: url })
  expect(said(await at(served.url))).toEqual([`ok: ${served.url} is up and ready.`])
  expect((await at(`${served.url}/elsewhere`))[0]?.level).toBe('fault')
  await served.close()
  expect((await at(served.url))[0]).toMatchObject({
    level: 'note',
    way: 'Start the product and the proxy, then run this again.',
  })
})
