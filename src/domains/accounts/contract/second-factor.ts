import * as z from 'zod/mini'
import { instant, text } from '../../../kit/contract/fields.ts'
import { PasskeyUid } from '../../../access/ids.ts'
import { providerIds } from '../provider-ids.ts'
import { defineCalls } from '../../../access/roles.ts'

/** Bytes as WebAuthn's JSON has them: base64url. */
const bytes = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(20_000),
    z.regex(/^[\w-]+$/, 'That passkey didn’t work. Try again, or use another way.'),
  )
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
  clientExtensionResults: z.object({}),
}

/** What a browser answers after making a passkey (WebAuthn level 3, RegistrationResponseJSON). */
const Registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
})
export type Registration = z.output<typeof Registration>

/** What a browser answers after signing with a passkey (AuthenticationResponseJSON). */
export const PasskeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(bytes),
  }),
})
export type PasskeyProof = z.output<typeof PasskeyProof>

/** Shown once, when the first second factor is set up: null later. */
const NewRecoveryCodes = z.nullable(z.array(z.string()))

/** Six digits of an authenticator app, however they are spaced, or a recovery code. */
export const code = text(40)

export const secondFactorEntries = defineCalls({
  /** The ways in that one has set up, besides the email link. */
  getSignInMethods: {
    kind: 'read',
    personal: true,
    access: { account: 'own' },
    input: z.object({}),
    output: z.object({
      hasPassword: z.boolean(),
      passkeys: z.array(
        z.object({ uid: PasskeyUid, name: z.string(), createdAt: instant, lastUsedAt: z.nullable(instant) }),
      ),
      /** Since when codes of an authenticator app are asked for. */
      authenticatorSince: z.nullable(instant),
      recoveryCodesLeft: z.number(),
      /** Where one may sign in instead, with the address there once it is connected. */
      providers: z.array(
        z.object({
          id: z.enum(providerIds),
          name: z.string(),
          connected: z.nullable(z.object({ email: z.string(), at: instant })),
        }),
      ),
      /** Staff work with a second factor: whether one is still to be set up, and until when an admin lets them do without, if so. */
      required: z.boolean(),
      graceUntil: z.nullable(instant),
    }),
    shows: ['sign-in'],
  },
  /** What a browser needs to make a passkey: within five minutes, once. */
  startPasskey: {
    kind: 'write',
    ownHands: true,
    confirmed: true,
    access: { account: 'own' },
    input: z.object({}),
    /** PublicKeyCredentialCreationOptionsJSON. */
    output: z.object({ options: z.record(z.string(), z.unknown()) }),
    refusals: ['failed-precondition'],
    perMinute: 10,
  },
  /** Adds the passkey that a browser made. */
  addPasskey: {
    kind: 'write',
    ownHands: true,
    confirmed: true,
    access: { account: 'own' },
    input: z.object({ name: text(60), registration: Registration }),
    output: z.object({ uid: PasskeyUid, recoveryCodes: NewRecoveryCodes }),
    refusals: ['failed-precondition'],
    touches: ['sign-in', 'profile', 'session'],
  },
  removePasskey: {
    kind: 'write',
    ownHands: true,
    confirmed: true,
    access: { account: 'own' },
    input: z.object({ uid: PasskeyUid }),
    output: z.object({ removed: z.literal(true) }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['sign-in', 'profile', 'session'],
  },
  /** The secret for an authenticator app, as text and as an `otpauth:` address for a QR code. It counts once a code was right. */
  startAuthenticator: {
    kind: 'write',
    ownHands: true,
    confirmed: true,
    access: { account: 'own' },
    input: z.object({}),
    output: z.object({ secret: z.string(), address: z.string() }),
    refusals: ['failed-precondition'],
    perMinute: 10,
  },
  addAuthenticator: {
    kind: 'write',
    ownHands: true,
    confirmed: true,
    access: { account: 'own' },
    input: z.object({ code }),
    output: z.object({ recoveryCodes: NewRecoveryCodes }),
    refusals: ['failed-precondition'],
    touches: ['sign-in', 'profile', 'session'],
    perMinute: 10,
  },
  removeAuthenticator: {
    kind: 'write',
    ownHands: true,
    confirmed: true,
    access: { account: 'own' },
    input: z.object({}),
    output: z.object({ removed: z.literal(true) }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['sign-in', 'profile', 'session'],
  },
  /** Ten new recovery codes; the former ones open nothing any more. */
  makeRecoveryCodes: {
    kind: 'write',
    ownHands: true,
    confirmed: true,
    access: { account: 'own' },
    input: z.object({}),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: ['failed-precondition'],
    touches: ['sign-in'],
  },
})
