import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { now } from '../../kit/server/clock.ts'
import { type Callback, UnsignedCallback, type Withdrawal } from './platforms.ts'

const TikTokEvent = z.object({
  event: z.string(),
  user_openid: z.optional(z.string()),
  /** In seconds. */
  create_time: z.optional(z.number()),
})

/**
 * TikTok's webhook `authorization.removed`; null for other events. `TikTok-Signature: t=…,s=…`, `s` being the HMAC-SHA-256 of
 * `t.body` by the client secret (developers.tiktok.com/doc/webhooks-overview, read 2026-11-21). It comes again for 72 hours
 * until it is answered, so nothing is refused for its age: what happened since is known by `at`.
 */
export function readTikTokWithdrawal(clientSecret: string, { raw, signature = '' }: Callback): Withdrawal | null {
  const parts = new Map(signature.split(',').map((part): [string, string] => [part.slice(0, 1), part.slice(2)]))
  const signed = `${parts.get('t') ?? ''}.${raw.toString()}`
  if (!isSame(hmac(clientSecret, signed), Buffer.from(parts.get('s') ?? '', 'hex')))
    throw new UnsignedCallback('TikTok did not sign this')
  const { event, user_openid: id, create_time: at } = z.parse(TikTokEvent, JSON.parse(raw.toString()))
  if (event !== 'authorization.removed' || !id) return null
  return { ids: [id], at: at === undefined ? now() : new Date(at * 1_000) }
}

const MetaRequest = z.object({
  user_id: z.union([z.string(), z.number()]),
  algorithm: z.optional(z.string()),
  issued_at: z.optional(z.number()),
})

/**
 * Instagram's callbacks for deauthorisation and deletion: a form with `signed_request`, `<signature>.<payload>` in base64url, the
 * HMAC-SHA-256 of the payload (developers.facebook.com/docs/development/create-an-app/app-dashboard/data-deletion-callback, read
 * 2026-11-21). Not verified there: which of an app's two secrets signs, and whether `user_id` is the account's own id or that of
 * the app. The Instagram app's secret is asked for, and both ids are known.
 */
export function readInstagramWithdrawal(appSecret: string, { raw }: Callback): Withdrawal {
  const [signature = '', payload = ''] = (new URLSearchParams(raw.toString()).get('signed_request') ?? '').split('.')
  if (payload === '' || !isSame(hmac(appSecret, payload), Buffer.from(signature, 'base64url')))
    throw new UnsignedCallback('Instagram did not sign this')
  const given: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const { user_id: id, issued_at: at } = z.parse(MetaRequest, given)
  return { ids: [String(id)], at: at === undefined ? now() : new Date(at * 1_000) }
}

function hmac(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

function isSame(expected: Buffer, given: Buffer): boolean {
  return expected.length === given.length && timingSafeEqual(expected, given)
}
