import { desc } from 'drizzle-orm'
import type { Storage } from '../../../adapters/storage/storage.ts'
import type { Config } from '../../../kit/server/config.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { listFailing } from '../../../kit/server/due.ts'
import { readMailState } from '../../../kit/server/mail/outbox.ts'
import { readNewestPayments } from '../../billing/server/newest-events.ts'
import { fileFacts } from '../../media/server/facts.ts'
import { readNightlyState } from '../../privacy/server/nightly-state.ts'
import { readNewestUsage } from '../../usage/server/reads.ts'
import type { Integration } from '../contract.ts'

/** A store that does not answer by then is in trouble (milliseconds). */
const patienceMs = 4_000

/** Everything this installation may be connected to, with what we know of how it does. No answer holds a secret or an address of a person. */
export async function listHealth(db: Queryable, config: Config, storage: Storage): Promise<Integration[]> {
  const [mail, jobs, payments, store, usage] = await Promise.all([
    mailHealth(db, config),
    jobsHealth(db),
    paymentsHealth(db, config),
    storageHealth(db, config, storage),
    usageHealth(db, config),
  ])
  const nightly = await nightlyHealth(db, config)
  return [mail, jobs, payments, store, ...nightly, ...usage, mapHealth(config), ...tagsHealth(config)]
}

async function mailHealth(db: Queryable, config: Config): Promise<Integration> {
  const { waiting, failing, refused, lastError, lastSentAt } = await readMailState(db)
  const by = config.SMTP_URL ? `SMTP server at ${hostOf(config.SMTP_URL)}` : 'outbox on this server'
  const about = { name: 'Email', by, lastWorkedAt: (config.SMTP_URL && lastSentAt?.toISOString()) || null }
  if (failing > 0) {
    const answer = withoutAddresses(lastError ?? 'none')
    const words = `${waiting} waiting. ${failing} failed and will be retried. Last response: ${answer}`
    return { ...about, state: 'trouble', words }
  }
  if (!config.SMTP_URL)
    return { ...about, state: 'off', words: 'No mail server is set up. Emails stay here; read them at /outbox.' }
  const bounced = refused > 0 ? ` ${refused} bounced in the last seven days.` : ''
  return { ...about, state: 'good', words: `Sending email.${bounced}` }
}

async function jobsHealth(db: Queryable): Promise<Integration> {
  const failing = await listFailing(db)
  const about = { name: 'Jobs', by: 'this server', lastWorkedAt: null }
  if (failing.length === 0) return { ...about, state: 'good', words: 'All jobs are up to date.' }
  const words = failing.map(({ job, items, lastError }) => `${job}: ${items} (${withoutAddresses(lastError)})`)
  return {
    ...about,
    state: 'trouble',
    words: `Failed three times or more, retried every hour. ${words.join('; ')}`,
  }
}

async function paymentsHealth(db: Queryable, config: Config): Promise<Integration> {
  const { newestAt, oddAt } = await readNewestPayments(db)
  const isTroubled = oddAt !== null && oddAt > plus(now(), -dayMs)
  if (!config.STRIPE_SECRET_KEY && !isTroubled) {
    const words = 'No payment provider is set up. The sandbox takes test cards; nobody is charged.'
    return { name: 'Payments', by: 'sandbox on this server', state: 'off', lastWorkedAt: null, words }
  }
  return {
    name: 'Payments',
    by: config.STRIPE_SECRET_KEY ? 'Stripe' : 'sandbox on this server',
    state: isTroubled ? 'trouble' : newestAt ? 'good' : 'unseen',
    lastWorkedAt: newestAt?.toISOString() ?? null,
    words: isTroubled
      ? 'A webhook in the last day needs attention. See payment events.'
      : newestAt
        ? 'Receiving webhooks.'
        : 'No webhooks yet.',
  }
}

async function storageHealth(db: Queryable, config: Config, storage: Storage): Promise<Integration> {
  const [newest] = await db.select({ path: fileFacts.path }).from(fileFacts).orderBy(desc(fileFacts.uid)).limit(1)
  const by = config.S3_BUCKET ? `S3 bucket ${config.S3_BUCKET}` : 'folder on this server'
  const found = await inTime(storage.stat(`original/${newest?.path ?? 'none'}`))
  const about = { name: 'Storage', by, lastWorkedAt: null }
  if (found === 'failed') return { ...about, state: 'trouble', words: 'Not responding. Photos may be missing.' }
  if (newest && !found) return { ...about, state: 'trouble', words: 'The newest file is missing.' }
  return { ...about, state: 'good', lastWorkedAt: now().toISOString(), words: 'Responding.' }
}

async function nightlyHealth(db: Queryable, config: Config): Promise<Integration[]> {
  const state = await readNightlyState(db, config)
  if (!state) return []
  const { to, lastAt, exported, late } = state
  const about = { name: 'Nightly exports', by: to, lastWorkedAt: lastAt?.toISOString() ?? null }
  if (late.length > 0)
    return [{ ...about, state: 'trouble', words: `Missing for over a day: ${late.slice(0, 5).join(', ')}. See Jobs.` }]
  const words = exported === 1 ? '1 organisation is exported.' : `${exported} organisations are exported.`
  return [{ ...about, state: exported > 0 ? 'good' : 'unseen', words }]
}

async function inTime<T>(work: Promise<T>): Promise<T | 'failed'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'failed'>((resolve) => (timer = setTimeout(() => resolve('failed'), patienceMs)))
  return Promise.race([work.catch(() => 'failed' as const), late]).finally(() => clearTimeout(timer))
}

async function usageHealth(db: Queryable, config: Config): Promise<Integration[]> {
  const { eventAt, errorAt } = await readNewestUsage(db)
  return [countingHealth(eventAt, config), errorsHealth(errorAt, config)]
}

function countingHealth(newest: Date | null, config: Config): Integration {
  if (config.ANALYTICS_URL)
    return {
      name: 'Analytics',
      by: hostOf(config.ANALYTICS_URL),
      state: 'unseen',
      lastWorkedAt: null,
      words: 'Browsers send data directly, so check the provider to see if it works.',
    }
  const words = newest ? 'Receiving events.' : 'No events yet.'
  return {
    name: 'Analytics',
    by: 'built in',
    words,
    state: newest ? 'good' : 'unseen',
    lastWorkedAt: newest?.toISOString() ?? null,
  }
}

function errorsHealth(newest: Date | null, config: Config): Integration {
  const url = config.ERROR_LOG_URL
  return {
    name: 'Error log',
    by: url ? `built in, and ${hostOf(url)}` : 'built in',
    state: url ? 'unseen' : 'good',
    lastWorkedAt: newest?.toISOString() ?? null,
    words: `${newest ? 'Recording errors.' : 'No errors yet.'}${url ? ' Check the server log to see if they’re accepted.' : ''}`,
  }
}

function mapHealth({ MAP_STYLE_URL: url }: Config): Integration {
  return url
    ? {
        name: 'Map',
        by: hostOf(url),
        state: 'unseen',
        lastWorkedAt: null,
        words: 'Browsers load it directly. The built-in map is the fallback.',
      }
    : { name: 'Map', by: 'built in', state: 'good', lastWorkedAt: null, words: 'Using the built-in map.' }
}

/** Tools that run in the browsers of who agreed. */
function tagsHealth(config: Config): Integration[] {
  const tags: [string, string | undefined][] = [
    ['Page-view tag', config.GOOGLE_TAG_ID],
    ['Ad pixel', config.META_PIXEL_ID],
    ['Session recording', config.RECORDING_SCRIPT_URL && hostOf(config.RECORDING_SCRIPT_URL)],
    ['Onboarding tool', config.ONBOARDING_SCRIPT_URL && hostOf(config.ONBOARDING_SCRIPT_URL)],
  ]
  return tags.map(([name, by]) => ({
    name,
    by: by ?? 'not set up',
    state: by ? 'unseen' : 'off',
    lastWorkedAt: null,
    words: by ? 'Loaded for people who accepted analytics.' : 'Not connected.',
  }))
}

/** Where an address leads, without who signs in there or what stands behind it. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : 'an address'
}

/** A mail server's answer without the addresses and passwords it may repeat. */
function withoutAddresses(error: string): string {
  return error
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\/\/\S+/g, '…')
    .slice(0, 160)
}
