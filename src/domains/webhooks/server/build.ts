import { newUid } from '../../../access/server/new-uid.ts'
import { first } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Database, Queryable } from '../../../kit/server/database.ts'
import type { Secrets } from '../../../kit/server/signing.ts'
import { getOrganisationOf } from '../../organisations/server/reads.ts'
import { examplePayload } from '../examples.ts'
import type { WebhookFormat } from '../fields.ts'
import { type Topic, topicNames } from '../topics.ts'
import { makeWebhookSecret } from './secrets.ts'
import { webhookDeliveries, webhooks } from './tables.ts'

type Given = {
  accountUid: string
  brandUid: string | null
  url?: string
  topics?: readonly Topic[]
  format?: WebhookFormat
}

/** A webhook past every rule, for tests: of a venue's organisation, or of our team. Answers its secret. */
export async function makeWebhook(
  db: Queryable,
  secrets: Secrets,
  { accountUid, brandUid, url = 'https://hooks.example.test/in', topics = topicNames, format = 'standard' }: Given,
): Promise<{ uid: string; secret: string }> {
  const uid = newUid('webhook')
  const { secret, sealed } = makeWebhookSecret(secrets)
  await db.insert(webhooks).values({
    uid,
    orgUid: brandUid && (await getOrganisationOf(db, brandUid)).uid,
    accountUid,
    name: 'Zap',
    url,
    format,
    topics: [...topics],
    sealedSecret: sealed,
    createdAt: now(),
  })
  return { uid, secret }
}

/** A test that was delivered, for tests. */
export async function makeDelivery(db: Queryable, webhookUid: string): Promise<string> {
  const uid = newUid('webhook_delivery')
  const at = now()
  const done = { tries: 1, lastTriedAt: at, deliveredAt: at, status: 200, answer: 'ok', tookMs: 20 }
  const exampleOf = first(topicNames)
  const body = JSON.stringify(examplePayload(exampleOf, at.toISOString()))
  await db
    .insert(webhookDeliveries)
    .values({ uid, webhookUid, type: 'test', exampleOf, at, queuedAt: at, body, ...done })
  return uid
}

/** Whether a statement waits for another transaction: in PostgreSQL for its lock, in the embedded database for the only connection. */
export async function isBlocked({ pool, kind }: Database): Promise<boolean> {
  if (kind === 'pglite') return pool.waitingCount === 1
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await pool.query(waiting)).rowCount === 1
}
