import { Stripe } from 'stripe'
import { must } from '../../kit/contract/must.ts'
import { now } from '../../kit/server/clock.ts'
import { type IdentityFinding, type IdentityProvider, UnsignedEvent } from './identity.ts'

type Settings = { secretKey: string; webhookSecret: string; apiBase: string | undefined }
/** How old a signature may be. */
const toleranceSeconds = 300

type Session = Stripe.Identity.VerificationSession

/** Stripe Identity, by Stripe's own library: a document with a matching selfie. */
export function stripeIdentity({ secretKey, webhookSecret, apiBase }: Settings): IdentityProvider {
  const { verificationSessions } = new Stripe(secretKey, {
    ...addressOf(apiBase),
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  }).identity
  return {
    open: async ({ checkUid, returnUrl }, key) => {
      const { id, url } = await verificationSessions.create(
        {
          type: 'document',
          options: { document: { require_matching_selfie: true } },
          metadata: { check_uid: checkUid },
          return_url: returnUrl,
        },
        { idempotencyKey: key },
      )
      return { sessionId: id, url: must(url, 'url') }
    },
    find: async (id) =>
      findingOf(await verificationSessions.retrieve(id, { expand: ['verified_outputs', 'verified_outputs.dob'] })),
    redact: async (id) => {
      const { redaction } = await verificationSessions.retrieve(id)
      if (!redaction) await verificationSessions.redact(id)
    },
    readEvent: (raw, signature) => {
      let event: Stripe.Event
      try {
        event = Stripe.webhooks.constructEvent(
          raw,
          signature ?? '',
          webhookSecret,
          toleranceSeconds,
          undefined,
          now().getTime(),
        )
      } catch (cause) {
        throw new UnsignedEvent('the signature does not match', { cause })
      }
      return event.type.startsWith('identity.verification_session.') ? (event.data.object as Session).id : null
    },
  }
}

function findingOf({ status, last_error: error, verified_outputs: found }: Session): IdentityFinding {
  const dob = found?.dob
  const two = (number: number | null) => String(number ?? 0).padStart(2, '0')
  return {
    state: status === 'verified' ? 'verified' : status === 'canceled' ? 'cancelled' : error ? 'failed' : 'waiting',
    reason: status === 'requires_input' && error ? reasonOf(error.code ?? '') : null,
    name: found ? [found.first_name, found.last_name].filter(Boolean).join(' ') : null,
    dateOfBirth: dob?.year ? `${dob.year}-${two(dob.month)}-${two(dob.day)}` : null,
  }
}

function reasonOf(code: string): IdentityFinding['reason'] {
  if (code === 'under_supported_age') return 'under-18'
  if (code === 'document_expired') return 'expired'
  return code.startsWith('selfie_') ? 'selfie-differs' : 'unreadable'
}

function addressOf(apiBase: string | undefined) {
  if (!apiBase) return {}
  const { protocol, hostname, port } = new URL(apiBase)
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const)
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme }
}
