import * as z from 'zod/mini'
import { email, instant, linkToken, nameText, page, pageInput } from '../../kit/contract/fields.ts'
import { consentTextVersion } from './consent-text.ts'
import { SessionUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { securityEventKinds } from './security-events.ts'
import { emailChangeEntries } from './contract/email-change.ts'
import { providerEntries } from './contract/providers.ts'
import { strangerEntries } from './contract/strangers.ts'
import { code, PasskeyProof, secondFactorEntries } from './contract/second-factor.ts'

/** Consent to being counted: the answer, when it was given, and which version of the text it was given to. */
export const Consent = z.object({ analytics: z.boolean(), at: instant, textVersion: z.string() })
export type Consent = z.output<typeof Consent>

export const SecurityEvent = z.object({
  uid: z.string(),
  kind: z.enum(securityEventKinds),
  at: instant,
  network: z.string(),
  device: z.string(),
})

export const accountCalls = defineCalls({
  ...secondFactorEntries,
  ...emailChangeEntries,
  ...strangerEntries,
  ...providerEntries,
  /** Whether an address has an account; limited per address, and silent when accounts are not to be revealed. */
  checkUserExists: {
    kind: 'read',
    access: { anonymous: 'any' },
    input: z.object({ email }),
    output: z.object({ exists: z.boolean() }),
    perMinute: 20,
    perMinuteField: 'email',
  },
  /** How one gets in: the address, whether there is a password, and the browsers that are signed in, the latest first. */
  getSessions: {
    kind: 'read',
    personal: true,
    access: { account: 'own' },
    input: z.object({}),
    output: z.object({
      email: z.string(),
      hasPassword: z.boolean(),
      /** Another address that waits for its own or the present one's agreement, and until when. */
      emailChange: z.nullable(
        z.object({ newEmail: z.string(), oldAgreed: z.boolean(), newAgreed: z.boolean(), expiresAt: instant }),
      ),
      sessions: z.array(
        z.object({
          uid: SessionUid,
          device: z.string(),
          createdAt: instant,
          lastSeenAt: instant,
          current: z.boolean(),
        }),
      ),
    }),
    shows: ['sign-in'],
  },
  /** Who signed in to one's own account or tried to, and what changed about the ways in, newest first: of 90 days. */
  listSecurityEvents: {
    kind: 'read',
    personal: true,
    access: { account: 'own' },
    input: z.object(pageInput),
    output: page(SecurityEvent),
    shows: ['sign-in'],
  },
  /** One's answer to being counted: yes or no, when, and to which text. An earlier one than the account has changes nothing. */
  saveConsent: {
    kind: 'write',
    ownHands: true,
    access: { account: 'own' },
    input: z.object({ analytics: z.boolean(), textVersion: z.enum([consentTextVersion]), at: z.optional(instant) }),
    output: z.object({ consent: Consent }),
    touches: ['profile'],
  },
  /** Signs one browser of one's own out, at its next call; this one, too. */
  revokeSession: {
    kind: 'write',
    ownHands: true,
    confirmed: true,
    access: { account: 'own' },
    input: z.object({ uid: SessionUid }),
    output: z.object({ revoked: z.number() }),
    refusals: ['not-found'],
    touches: ['sign-in'],
  },
  /** Signs every browser of one's own out but the one that asks. */
  revokeOtherSessions: {
    kind: 'write',
    ownHands: true,
    confirmed: true,
    access: { account: 'own' },
    input: z.object({}),
    output: z.object({ revoked: z.number() }),
    touches: ['sign-in'],
  },
})

/** Which new passwords are good enough is in `new-password.ts`: it needs to know whose it is. */
const newPassword = z.string().check(z.maxLength(200))

export const emailSignIn = z.object({ email, password: z.string().check(z.minLength(4), z.maxLength(200)) })
export const linkRequest = z.object({ email, purpose: z.enum(['sign-in', 'password-reset']) })
export const linkSignIn = z.object({ email, token: linkToken })
/** A link made by staff was not mailed to an address: whoever holds it is let in, once. */
export const quickSignIn = z.object({ token: linkToken })
/** By a mailed link, which says whose it is: the address stands neither in it nor here. */
export const passwordChange = z.object({ token: linkToken, password: newPassword })
/** A new password from someone who is signed in and knows the present one. */
export const passwordExchange = z.object({ current: z.string().check(z.maxLength(200)), password: newPassword })
/** The second step of a sign-in: by the ticket that the first one answered. */
const ticket = { ticket: linkToken }
export const secondStepStart = z.object(ticket)
export const secondStepProof = z.union([z.object({ ...ticket, code }), z.object({ ...ticket, passkey: PasskeyProof })])
/** A passkey as the only step: it says who it is. */
export const passkeySignIn = z.object({ passkey: PasskeyProof })
/** A proof of who it is from someone who is signed in, before a change that asks for it. */
export const confirmation = z.union([
  z.object({ password: z.string().check(z.maxLength(200)) }),
  z.object({ code }),
  z.object({ passkey: PasskeyProof }),
])

/** What every way in answers: the session's cookie is set, or a second step is to follow. */
export type SignInAnswer = { ok: true } | { secondFactor: { ticket: string; passkey: boolean; code: boolean } }

export const signUpRequest = z.object({ email, displayName: nameText(80) })
export const signOutRequest = z.object({ everywhere: z.optional(z.boolean()) })
