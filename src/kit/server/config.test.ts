import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exampleIdentity } from '../testing/test-config.ts'
import { ConfigError, findMisspelt, readConfig } from './config.ts'
import { isOwnMachine } from './host.ts'

const secret = 'a secret for tests only, 32 characters or more'
const server = { DATABASE_URL: 'postgres://db/app', SESSION_SECRET: secret }
const folder = () => mkdtempSync(join(tmpdir(), 'config-'))
const read = (settings: Record<string, string>) => readConfig(exampleIdentity, { DATA_DIR: folder(), ...settings })
const problem = (settings: Record<string, string>) => {
  try {
    read(settings)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'none'
}

it('starts with nothing set: on this machine, embedded, with demo data', () => {
  expect(read({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    demoData: true,
    PRODUCT_NAME: 'Example',
    REVEAL_ACCOUNT_EXISTENCE: 'on',
  })
})

it.each([
  ['PORT', 'eighty', 'must be a port number from 0 to 65535'],
  ['PORT', '70000', 'must be a port number from 0 to 65535'],
  ['PORT', '80.5', 'must be a port number from 0 to 65535'],
  ['HOST', '999.1.1.1', 'must be an IP address or a host name, such as 127.0.0.1'],
  ['HOST', 'http://x', 'must be an IP address or a host name, such as 127.0.0.1'],
  ['PUBLIC_URL', 'app.example', 'must be an http or https address'],
  ['PUBLIC_URL', 'ftp://app.example', 'must be an http or https address'],
  ['DATABASE_URL', 'mysql://db/app', 'must be a postgres:// address'],
  ['DATABASE_READ_URL', 'db', 'must be a postgres:// address'],
  ['SESSION_SECRET', 'short', 'must have at least 32 characters'],
  ['ADMIN_EMAIL', 'ada', 'must be an email address'],
  ['DEMO_DATA', 'yes', 'must be on or off'],
  ['DEMO_PASSWORD', 'abc', 'must be longer than 3 characters'],
  ['PRODUCT_NAME', 'x'.repeat(41), 'must have at most 40 characters'],
  ['SMTP_URL', 'mail.example:25', 'must be an smtp:// or smtps:// address'],
  ['MEDIA_BASE_URL', 'cdn', 'must be an http or https address'],
  ['SUPPORT_URL', 'javascript:alert(1)', 'must be an http or https address'],
  ['TRAINING_URL', 'handbook', 'must be an http or https address'],
  ['S3_ENDPOINT', 's3', 'must be an http or https address'],
  ['LOG_LEVEL', 'loud', 'must be fatal, error, warn, info, debug or silent'],
  ['TRUST_PROXY', '1', 'must be on or off'],
  ['REVEAL_ACCOUNT_EXISTENCE', 'no', 'must be on or off'],
])('names %s=%s with what is expected', (name, value, expected) => {
  expect(problem({ [name]: value })).toBe(`Some settings are wrong:\n${name}: ${expected}`)
})

it('takes an IPv6 address for one of this machine', () => {
  expect(read({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000')
})

it('names every wrong setting at once', () => {
  expect(problem({ PORT: 'x', LOG_LEVEL: 'x' }).split('\n')).toHaveLength(3)
})

it('takes an empty setting as not given', () => {
  expect(read({ PORT: '', SMTP_URL: '' })).toMatchObject({ PORT: 3000 })
})

it('makes a secret once, keeps it for the next start, and lets nobody else read it', () => {
  const dir = folder()
  const first = readConfig(exampleIdentity, { DATA_DIR: dir })
  expect(first.secret.length).toBeGreaterThanOrEqual(43)
  expect(readConfig(exampleIdentity, { DATA_DIR: dir }).secret).toBe(first.secret)
  expect(statSync(join(dir, 'session-secret')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(dir, 'session-secret'), 'utf8')).toBe(first.secret)
  writeFileSync(join(dir, 'session-secret'), '')
  expect(readConfig(exampleIdentity, { DATA_DIR: dir }).secret.length).toBeGreaterThanOrEqual(43)
})

it('says in a sentence that its folder cannot be written to', () => {
  const file = join(folder(), 'a-file')
  writeFileSync(file, '')
  expect(problem({ DATA_DIR: join(file, 'data') })).toBe(
    `DATA_DIR=${join(file, 'data')} can’t be written to: a file is in its way. Make room, or choose a folder that the product’s user may write to: DATA_DIR=…`,
  )
})

it('needs a secret of its own with a database server, makes no demo data there, and writes no secret down', () => {
  expect(problem({ DATABASE_URL: server.DATABASE_URL })).toMatch(/^SESSION_SECRET: is required with DATABASE_URL/)
  const dir = folder()
  expect(readConfig(exampleIdentity, { ...server, DATA_DIR: dir })).toMatchObject({ secret, demoData: false })
  expect(existsSync(join(dir, 'session-secret'))).toBe(false)
})

it('refuses demo data and a made-up secret on a public address, and names what to set', () => {
  const open = { PUBLIC_URL: 'https://app.example.com', PAYMENTS_SANDBOX: 'on' }
  const demo = 'Others can reach https://app.example.com. Set:\nDEMO_DATA=off\n'
  expect(problem({ ...open, SESSION_SECRET: secret })).toContain(demo)
  expect(problem({ ...open, SESSION_SECRET: secret, DEMO_DATA: 'on' })).toContain(demo)
  expect(problem({ ...open, DEMO_DATA: 'off' })).toContain('Set:\nSESSION_SECRET=…')
  expect(problem(open)).toMatch(/DEMO_DATA=off\nSESSION_SECRET=.*\nTo try it/)
  expect(problem({ ...open, DEMO_DATA: 'off', SESSION_SECRET: secret })).toBe('none')
  // Reached from everywhere by its number, though no name was given.
  expect(problem({ HOST: '0.0.0.0' })).toContain('Others can reach http://0.0.0.0:3000.')
  expect(problem({ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' })).toBe('none')
})

it('sells nothing for nothing on a public address, and speaks HTTPS there, unless settings say so', () => {
  const open = { PUBLIC_URL: 'https://app.example.com', DEMO_DATA: 'off', SESSION_SECRET: secret }
  expect(problem(open)).toContain('Set:\nSTRIPE_SECRET_KEY=… and STRIPE_WEBHOOK_SECRET=…')
  expect(problem({ ...open, STRIPE_SECRET_KEY: 'sk_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' })).toBe('none')
  const plain = { ...open, PAYMENTS_SANDBOX: 'on', PUBLIC_URL: 'http://app.example.com' }
  expect(problem(plain)).toContain('Set:\nPUBLIC_URL=https://…')
  expect(problem({ ...plain, PLAIN_HTTP: 'on' })).toBe('none')
})

it('talks to nothing on another machine in plain text from a public address, unless settings say so', () => {
  const open = {
    PUBLIC_URL: 'https://app.example.com',
    DEMO_DATA: 'off',
    SESSION_SECRET: secret,
    PAYMENTS_SANDBOX: 'on',
  }
  const plain = {
    DATABASE_URL: 'postgres://db.example.com/app',
    S3_ENDPOINT: 'http://files.example.com',
    CLAMD_URL: 'tcp://scan.example.com:3310',
    ERROR_LOG_URL: 'http://log.example.com',
  }
  const lines = problem({ ...open, ...plain })
    .split('\n')
    .slice(1, -1)
  expect(lines.map((line) => line.split('=')[0])).toEqual(['DATABASE_URL', 'S3_ENDPOINT', 'ERROR_LOG_URL', 'CLAMD_URL'])
  expect(lines[0]).toBe('DATABASE_URL=…?sslmode=verify-full  (or ?sslmode=disable, on a private network)')
  expect(problem({ ...open, ...plain, PLAIN_HTTP: 'on' }).split('\n')).toHaveLength(3)
  const said = { ...plain, DATABASE_URL: 'postgres://db.example.com/app?sslmode=disable', PLAIN_HTTP: 'on' }
  expect(problem({ ...open, ...said })).toBe('none')
  const here = {
    DATABASE_URL: 'postgres://127.0.0.1/app',
    S3_ENDPOINT: 'http://localhost:9000',
    CLAMD_URL: 'tcp://127.0.0.1:3310',
  }
  expect(problem({ ...open, ...here })).toBe('none')
  for (const DATABASE_URL of ['postgres:///app?host=/run/postgresql', 'postgres://%2Frun%2Fpostgresql/app'])
    expect(problem({ ...open, DATABASE_URL })).toBe('none')
  expect(problem({ ...open, CLAMD_URL: 'unix:///run/clamd', S3_ENDPOINT: 'https://files.example.com' })).toBe('none')
  // A product that nobody else can reach is being tried out.
  expect(problem({ ...plain, SESSION_SECRET: secret })).toBe('none')
})

it('closes metrics and the list of calls at a public address, unless settings open them', () => {
  const open = {
    DATA_DIR: folder(),
    PUBLIC_URL: 'https://app.example.com',
    DEMO_DATA: 'off',
    SESSION_SECRET: secret,
    PAYMENTS_SANDBOX: 'on',
  }
  expect(readConfig(exampleIdentity, open)).toMatchObject({ METRICS: 'off', OPENAPI: 'keys' })
  expect(readConfig(exampleIdentity, { ...open, METRICS: 'on' })).toMatchObject({ METRICS: 'on', OPENAPI: 'keys' })
  expect(readConfig(exampleIdentity, { DATA_DIR: folder() })).toMatchObject({ METRICS: 'on', OPENAPI: 'on' })
})

it('points out settings that are spelt otherwise', () => {
  expect(
    findMisspelt({ SMPT_URL: 'smtp://x', DATABSE_URL: 'x', PATH: '/bin', HOME: '/', SMTP_URL: 'smtp://x' }),
  ).toEqual([
    'SMPT_URL isn’t a known setting and was ignored. Did you mean SMTP_URL?',
    'DATABSE_URL isn’t a known setting and was ignored. Did you mean DATABASE_URL?',
  ])
})

it('knows the addresses of this machine', () => {
  expect(
    ['http://localhost:3000', 'http://127.0.0.1', 'http://127.9.9.9:1', 'https://[::1]:3000'].every(isOwnMachine),
  ).toBe(true)
  expect(
    ['http://localhost.example', 'http://127.0.0.1.example', 'http://0.0.0.0', 'http://192.168.0.1', 'nonsense'].some(
      isOwnMachine,
    ),
  ).toBe(false)
})

it('reads a setting from the file that is named for it, and says what is wrong with one', () => {
  const dir = folder()
  const file = (name: string, text: string) => {
    writeFileSync(join(dir, name), text)
    return join(dir, name)
  }
  const kept = file('session', `${secret}\n`)
  expect(read({ SESSION_SECRET_FILE: kept }).secret).toBe(secret)
  const none = join(dir, 'none')
  const empty = file('empty', '\n')
  const wrong = {
    SESSION_SECRET_FILE: none,
    SMTP_URL_FILE: empty,
    S3_SECRET_ACCESS_KEY_FILE: dir,
    BACKUP_PASSPHRASE_FILE: file('short', 'short'),
    BACKUP_PASSPHRASE: 'long enough for a passphrase',
  }
  expect(problem(wrong).split('\n')).toEqual([
    'Some settings are wrong:',
    `SESSION_SECRET_FILE: ${none} can’t be read: there’s no such file`,
    'BACKUP_PASSPHRASE: is set twice, by itself and by BACKUP_PASSPHRASE_FILE',
    `SMTP_URL_FILE: ${empty} can’t be read: it’s empty`,
    `S3_SECRET_ACCESS_KEY_FILE: ${dir} can’t be read: it’s a folder`,
    'BACKUP_PASSPHRASE: must have at least 12 characters',
  ])
  expect(findMisspelt({ SESSION_SECRET_FILE: kept, SESION_SECRET_FILE: kept })).toEqual([
    'SESION_SECRET_FILE isn’t a known setting and was ignored. Did you mean SESSION_SECRET_FILE?',
  ])
})
