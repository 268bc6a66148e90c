import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testConfig } from '../../kit/testing/test-config.ts'
import { assertWritable, run } from './running.ts'

it('says in a sentence, before it makes anything, that its port is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const config = testConfig({ PORT: String(port) })
  await expect(run(config)).rejects.toThrow(
    `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
  )
  expect(existsSync(join(config.DATA_DIR, 'database'))).toBe(false)
  taken.close()
})

it('says that its host is no address of this machine', async () => {
  const config = { ...testConfig(), HOST: '192.0.2.1' }
  await expect(run(config)).rejects.toThrow('HOST=192.0.2.1 isn’t an address of this machine')
})

it.each(['ZZ', 'GB-ZZZ'])('names the setting where nobody knows the holidays of %s', async (place) => {
  const config = testConfig({ SUPPORT_HOLIDAYS: place })
  await expect(run(config)).rejects.toThrow(`SUPPORT_HOLIDAYS=${place}: we don’t know its public holidays.`)
  expect(existsSync(join(config.DATA_DIR, 'database'))).toBe(false)
})

it('says that its data folder cannot be written to, and leaves nothing in one that can', async () => {
  const { DATA_DIR } = testConfig()
  const before = readdirSync(DATA_DIR)
  assertWritable(DATA_DIR)
  expect(readdirSync(DATA_DIR)).toEqual(before)
  const file = join(DATA_DIR, 'a-file')
  writeFileSync(file, '')
  const config = { ...testConfig(), DATA_DIR: join(file, 'data') }
  await expect(run(config)).rejects.toThrow('can’t be written to: a file is in its way.')
})

it('names the setting where the database is out of reach', async () => {
  const config = { ...testConfig(), DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }
  await expect(run(config)).rejects.toThrow(
    /^DATABASE_URL: the database isn’t responding \(.*ECONNREFUSED.*\)\. Check its host/,
  )
})
