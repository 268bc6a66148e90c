import { createHmac, randomBytes } from 'node:crypto'
import { must } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { SealedColumn } from '../../../kit/server/sealing-again.ts'
import { seal, unseal } from '../../../kit/server/sealing.ts'
import type { Secrets } from '../../../kit/server/signing.ts'
import { webhooks } from './tables.ts'

const purpose = 'webhook'
const start = 'whsec_'

export const sealedWebhooks: readonly SealedColumn[] = [webhooks.sealedSecret, webhooks.sealedFormerSecret].map(
  (column) => ({
    table: webhooks,
    column,
    key: [webhooks.uid],
    purpose,
  }),
)

/** A new secret, and what is stored of it. */
export function makeWebhookSecret(secrets: Secrets): { secret: string; sealed: string } {
  const secret = `${start}${randomBytes(32).toString('base64')}`
  return { secret, sealed: seal(secrets, purpose, secret) }
}

type Signing = Pick<typeof webhooks.$inferSelect, 'format' | 'sealedSecret' | 'sealedFormerSecret' | 'formerUntil'>

const json = { 'content-type': 'application/json' }

/** The headers of one try, as Standard Webhooks has them: signed with the secret, and with the former one while it holds. A chat checks no signature. */
export function headersOf(secrets: Secrets, webhook: Signing, id: string, body: string): Record<string, string> {
  if (webhook.format !== 'standard') return json
  const { sealedSecret, sealedFormerSecret, formerUntil } = webhook
  const timestamp = String(Math.floor(now().getTime() / 1_000))
  const present = [sealedSecret, formerUntil && formerUntil > now() ? sealedFormerSecret : null].filter(
    (one) => one !== null,
  )
  const signatures = present.map((sealed) => {
    const opened = must(unseal(secrets, purpose, sealed), 'the secret of a webhook')
    const key = Buffer.from(opened.slice(start.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    ...json,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
