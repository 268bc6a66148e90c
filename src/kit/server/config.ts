import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { closest, distance } from 'fastest-levenshtein'
import * as z from 'zod/mini'
import { isHolidayPlace } from './holidays.ts'
import { isHost, isOwnMachine, urlOf } from './host.ts'
import { isOpeningHours } from './opening-hours.ts'
import { plainServices } from './plain-services.ts'
import { fileNames, readSettingFiles } from './setting-files.ts'
import { incompleteGroup } from './setting-groups.ts'
import { issuer, postgresAddress } from './addresses.ts'
import { whyNotWritten } from './why-not-written.ts'

/** Where our team is unless a setting says otherwise. */
export const defaultHolidays = 'GB-ENG'

const seconds = 'must be a number of seconds from 0 to 60'
const port = 'must be a port number from 0 to 65535'

const nights = 'must be a number of nights from 1 to 400'
const isExportTarget = (to: string) => isAbsolute(to) || /^s3:\/\/[a-z0-9][a-z0-9.-]+(\/[a-z0-9_-]+)*\/?$/.test(to)

/** Settings come from the environment, or from `.env` in the working directory; each may be in a file of its own (`setting-files.ts`). */
const schema = z.object({
  PORT: z._default(z.coerce.number<string>(port).check(z.int(port), z.minimum(0, port), z.maximum(65535, port)), 3000),
  HOST: z._default(
    z.string().check(z.refine(isHost, 'must be an IP address or a host name, such as 127.0.0.1')),
    '127.0.0.1',
  ),
  /** What this process does of the product’s work: everything, what people ask for, or the jobs. */
  ROLE: z._default(z.enum(['all', 'web', 'worker'], { error: 'must be all, web or worker' }), 'all'),
  /** How long a process that is stopping still serves, and says that it isn’t ready: until a load balancer has noticed. */
  DRAIN_SECONDS: z._default(z.coerce.number<string>(seconds).check(z.minimum(0, seconds), z.maximum(60, seconds)), 0),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  DATA_DIR: z._default(z.string(), './data'),
  /** Whether the embedded database forces answered writes to disk; on unless there is demo data. */
  DATA_SYNC: z.optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
  DATABASE_URL: postgresAddress,
  DATABASE_POOLER_URL: postgresAddress,
  DATABASE_READ_URL: postgresAddress,
  SESSION_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  /** The secret that was set until lately: what it signed still opens. */
  SESSION_SECRET_BEFORE: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  /** Seals backups, and opens them. */
  BACKUP_PASSPHRASE: z.optional(z.string().check(z.minLength(12, 'must have at least 12 characters'))),
  ADMIN_EMAIL: z.optional(z.email('must be an email address')),
  DEMO_DATA: z.optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
  DEMO_PASSWORD: z.optional(z.string().check(z.minLength(4, 'must be longer than 3 characters'))),
  PRODUCT_NAME: z.string().check(z.maxLength(40, 'must have at most 40 characters')),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })),
  MAIL_FROM: z.string(),
  /** Emails about messages can be replied to: the domain that replies go to, and what signs them when they come in. */
  MAIL_REPLY_DOMAIN: z.optional(
    z.string().check(z.regex(/^(?=.{1,200}$)([a-z\d-]+\.)+[a-z\d-]+$/i, 'must be a domain, such as reply.example.com')),
  ),
  MAIL_WEBHOOK_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  /** The company that runs the product, as invoices name it: name, address and numbers, lines parted by `|`. */
  LEGAL_ENTITY: z.optional(z.string().check(z.maxLength(400, 'must have at most 400 characters'))),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  /** Whether the payment provider adds VAT and sales tax: Stripe Tax, or the sandbox's stand-in for it. */
  PAYMENTS_TAX: z._default(z.enum(['on', 'off'], { error: 'must be on or off' }), 'off'),
  /** ID checks by Stripe Identity, with the secret key. */
  STRIPE_IDENTITY_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_API_BASE: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  MEDIA_BASE_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  SUPPORT_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  /** How our own people are reached: a chat, a number for text messages, an Instagram handle; and when they answer. */
  SUPPORT_CHAT_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  SUPPORT_SMS: z.optional(
    z
      .string()
      .check(z.regex(/^\+\d[\d ]{6,20}$/, 'must be a phone number with its country code, such as +44 7700 900123')),
  ),
  SUPPORT_INSTAGRAM: z.optional(
    z.string().check(z.regex(/^@?[\w.]{1,30}$/, 'must be an Instagram handle, such as @example')),
  ),
  SUPPORT_HOURS: z._default(
    z.string().check(z.refine(isOpeningHours, 'must look like Mon-Fri 09:00-18:00 Europe/London')),
    'Mon-Fri 09:00-18:00 Europe/London',
  ),
  /** The country, with a region if needed, whose public holidays our team has off. */
  SUPPORT_HOLIDAYS: z._default(
    z.string().check(z.refine(isHolidayPlace, 'must be a country, or a country and its region, such as GB-ENG')),
    defaultHolidays,
  ),
  TRAINING_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  /** An Amplitude-compatible endpoint instead of our own, and its project key. */
  ANALYTICS_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  ANALYTICS_KEY: z.optional(z.string()),
  GOOGLE_TAG_ID: z.optional(z.string().check(z.regex(/^[A-Z]+-[A-Z0-9]+$/, 'must be an ID such as G-ABC123'))),
  META_PIXEL_ID: z.optional(z.string().check(z.regex(/^\d{5,20}$/, 'must be a pixel ID, such as 1234567890'))),
  RECORDING_SCRIPT_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  RECORDING_KEY: z.optional(z.string()),
  ONBOARDING_SCRIPT_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  ONBOARDING_KEY: z.optional(z.string()),
  ERROR_LOG_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  USAGE_RETENTION_DAYS: z._default(
    z.coerce
      .number<string>('must be a number of days')
      .check(z.int('must be a number of days'), z.minimum(30, 'must be at least 30 days'), z.maximum(3650)),
    400,
  ),
  MAP_STYLE_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  /** Whether a customer's own page is read to fill in forms. */
  WEBSITE_READING: z._default(z.enum(['on', 'off'], { error: 'must be on or off' }), 'on'),
  /** Sign-in elsewhere (`domains/accounts/server/provider-settings.ts`). An issuer of one's own is for tests, or for a provider that is neither of the two. */
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  GOOGLE_ISSUER: z.optional(issuer),
  APPLE_CLIENT_ID: z.optional(z.string()),
  APPLE_TEAM_ID: z.optional(z.string()),
  APPLE_KEY_ID: z.optional(z.string()),
  APPLE_PRIVATE_KEY: z.optional(z.string().check(z.includes('PRIVATE KEY', 'must be the text of the .p8 file'))),
  APPLE_ISSUER: z.optional(issuer),
  OIDC_NAME: z.optional(z.string().check(z.maxLength(40, 'must have at most 40 characters'))),
  OIDC_ISSUER: z.optional(issuer),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  /** Accounts on platforms that people connect (`adapters/platforms/open-platforms.ts`). Another address is for tests. */
  INSTAGRAM_APP_ID: z.optional(z.string()),
  INSTAGRAM_APP_SECRET: z.optional(z.string()),
  INSTAGRAM_API_BASE: z.optional(issuer),
  TIKTOK_CLIENT_KEY: z.optional(z.string()),
  TIKTOK_CLIENT_SECRET: z.optional(z.string()),
  TIKTOK_API_BASE: z.optional(issuer),
  YOUTUBE_CLIENT_ID: z.optional(z.string()),
  YOUTUBE_CLIENT_SECRET: z.optional(z.string()),
  YOUTUBE_API_BASE: z.optional(issuer),
  /** Another address of the system in which tables are reserved. */
  WIX_API_BASE: z.optional(issuer),
  S3_BUCKET: z.optional(z.string()),
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  /** Where an archive of organisations goes each night, for whom it’s encrypted, of which ones, and for how many nights it stays there. */
  EXPORT_TO: z.optional(
    z.string().check(z.refine(isExportTarget, 'must be s3://bucket/folder in lower case, or a folder from / on')),
  ),
  EXPORT_KEY: z.optional(z.string().check(z.regex(/^age1[0-9a-z]{58}$/, 'must be a public key of age (age1…)'))),
  EXPORT_OF: z._default(z.enum(['chosen', 'all'], { error: 'must be chosen or all' }), 'chosen'),
  EXPORT_NIGHTS: z._default(
    z.coerce.number<string>(nights).check(z.int(nights), z.minimum(1, nights), z.maximum(400, nights)),
    7,
  ),
  /** ClamAV's daemon, which then reads every upload. */
  CLAMD_URL: z.optional(z.url({ protocol: /^(tcp|unix)$/, error: 'must be a tcp:// or unix:// address' })),
  /** Where traces go (an OpenTelemetry collector, by HTTP), and of how many one is kept, from 0 to 1. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.coerce
      .number<string>('must be a number from 0 to 1')
      .check(z.minimum(0, 'must be a number from 0 to 1'), z.maximum(1, 'must be a number from 0 to 1')),
    1,
  ),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    }),
    'info',
  ),
  /** Calls of one caller, unless their contract says less. */
  CALLS_PER_MINUTE: z._default(
    z.coerce
      .number<string>('must be a number')
      .check(z.int('must be a whole number'), z.minimum(60, 'must be at least 60')),
    600,
  ),
  TRUST_PROXY: z._default(z.enum(['on', 'off'], { error: 'must be on or off' }), 'off'),
  REVEAL_ACCOUNT_EXISTENCE: z._default(z.enum(['on', 'off'], { error: 'must be on or off' }), 'on'),
  /** Whether HTTPS is demanded of every name below ours as well. */
  HSTS_SUBDOMAINS: z._default(z.enum(['on', 'off'], { error: 'must be on or off' }), 'off'),
  /** Open on this machine, at a public address closed (`METRICS`) or only what is for other programs (`OPENAPI`), unless they say otherwise. */
  METRICS: z.optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
  OPENAPI: z.optional(z.enum(['on', 'keys', 'off'], { error: 'must be on, keys or off' })),
  /** Whether a public address, and what is asked from there, may be without HTTPS; whether it may sell plans for nothing. */
  PLAIN_HTTP: z._default(z.enum(['on', 'off'], { error: 'must be on or off' }), 'off'),
  PAYMENTS_SANDBOX: z._default(z.enum(['on', 'off'], { error: 'must be on or off' }), 'off'),
})

/** Every setting there is. */
export const settingNames: readonly string[] = Object.keys(schema.shape)

type Settings = z.output<typeof schema>
/** What only the product can say of itself, unless a setting does. */
type Identity = Pick<Settings, 'PRODUCT_NAME' | 'MAIL_FROM'>
/** Validated settings; from `secret` come the keys that sign tokens and links (`signing.ts`), `publicUrl` is where people reach the product. */
export type Config = Settings & {
  METRICS: 'on' | 'off'
  OPENAPI: 'on' | 'keys' | 'off'
  secret: string
  publicUrl: string
  demoData: boolean
  dataSync: boolean
}

/** Thrown at start when a setting is wrong; the message names each one and what is expected. */
export class ConfigError extends Error {}

/** Reads and validates the settings. Creates DATA_DIR and, for the embedded database, a kept secret. */
export function readConfig(identity: Identity, env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries({ ...readDotEnv(), ...env }).filter(([, value]) => value !== undefined && value !== ''),
  )
  const files = readSettingFiles(given, settingNames)
  const parsed = schema.safeParse({ ...identity, ...given, ...files.values })
  const issues = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  if (!parsed.success || files.problems.length > 0)
    throw new ConfigError(`Some settings are wrong:\n${[...files.problems, ...issues].join('\n')}`)
  const settings = parsed.data
  const incomplete = incompleteGroup(settings)
  if (incomplete) throw new ConfigError(incomplete)
  const publicUrl = (settings.PUBLIC_URL ?? urlOf(settings.HOST, settings.PORT)).replace(/\/$/, '')
  const demoData = settings.DEMO_DATA ? settings.DEMO_DATA === 'on' : !settings.DATABASE_URL
  if (settings.DATABASE_URL && !settings.SESSION_SECRET) {
    throw new ConfigError(
      'SESSION_SECRET: is required with DATABASE_URL (at least 32 characters, the same for every process)',
    )
  }
  if (!isOwnMachine(publicUrl)) assertFitForPublic(publicUrl, demoData, settings)
  const byDefault = isOwnMachine(publicUrl) ? 'on' : 'off'
  const dataSync = settings.DATA_SYNC ? settings.DATA_SYNC === 'on' : !demoData
  return {
    ...settings,
    publicUrl,
    demoData,
    dataSync,
    METRICS: settings.METRICS ?? byDefault,
    OPENAPI: settings.OPENAPI ?? (isOwnMachine(publicUrl) ? 'on' : 'keys'),
    secret: settings.SESSION_SECRET ?? keptSecret(settings.DATA_DIR),
  }
}

/**
 * Demo accounts have a password that many know, a made-up secret is in a folder that others may read, without HTTPS
 * everybody on the way reads along, and the sandbox gives plans away.
 */
function assertFitForPublic(publicUrl: string, demoData: boolean, settings: Settings): void {
  const isPlain = publicUrl.startsWith('http:') && settings.PLAIN_HTTP === 'off'
  const isFree = !settings.STRIPE_SECRET_KEY && settings.PAYMENTS_SANDBOX === 'off'
  const plain = plainServices(settings, settings.PLAIN_HTTP === 'on')
  const missing = [
    ...(demoData ? ['DEMO_DATA=off'] : []),
    ...(settings.SESSION_SECRET ? [] : ['SESSION_SECRET=…  (at least 32 random characters: openssl rand -base64 32)']),
    ...(isPlain ? ['PUBLIC_URL=https://…  (or PLAIN_HTTP=on, on a private network)'] : []),
    ...(isFree
      ? ['STRIPE_SECRET_KEY=… and STRIPE_WEBHOOK_SECRET=…  (or PAYMENTS_SANDBOX=on, where plans cost nothing)']
      : []),
    ...plain,
  ]
  if (missing.length > 0)
    throw new ConfigError(
      [
        `Others can reach ${publicUrl}. Set:`,
        ...missing,
        'To try it on this machine only, leave PUBLIC_URL and HOST unset.',
      ].join('\n'),
    )
}

/** Settings that look like one of ours, spelt otherwise: in `.env` every unknown name, in the environment what is close to one. */
export function findMisspelt(env: Record<string, string | undefined> = process.env): string[] {
  const known = [...settingNames, ...fileNames(settingNames)]
  const isOurs = (name: string) => known.includes(name)
  const isClose = (name: string) => name.length > 4 && distance(name, closest(name, known)) <= 2
  const inFile = Object.keys(readDotEnv()).filter((name) => !isOurs(name))
  const around = Object.keys(env).filter((name) => !isOurs(name) && isClose(name))
  return [...new Set([...inFile, ...around])].map(
    (name) => `${name} isn’t a known setting and was ignored. Did you mean ${closest(name, known)}?`,
  )
}

function readDotEnv(): Record<string, string | undefined> {
  return existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
}

function keptSecret(dataDir: string): string {
  const path = join(resolve(dataDir), 'session-secret')
  const kept = existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
  if (kept.length >= 32) return kept
  const secret = randomBytes(32).toString('base64url')
  try {
    mkdirSync(resolve(dataDir), { recursive: true })
    writeFileSync(path, secret, { mode: 0o600 })
  } catch (error) {
    throw unwritable(dataDir, error)
  }
  return secret
}

/** Says that the data folder cannot be written to, and why. */
export function unwritable(dataDir: string, error: unknown): unknown {
  const why = whyNotWritten(error)
  const way = 'Make room, or choose a folder that the product’s user may write to: DATA_DIR=…'
  return why ? new ConfigError(`DATA_DIR=${resolve(dataDir)} can’t be written to: ${why}. ${way}`) : error
}
