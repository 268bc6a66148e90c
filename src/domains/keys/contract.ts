import * as z from 'zod/mini'
import { ApiKeyUid, BrandUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { scopes } from '../../access/scopes.ts'
import { instant, nameText, version } from '../../kit/contract/fields.ts'
import { formerHours, keyDays, keyRates, keyStates } from './fields.ts'

/** What is chosen when a key is created; none of it changes later. */
export const KeyFields = z.object({
  name: nameText(60),
  scopes: z
    .array(z.enum(scopes))
    .check(
      z.minLength(1, 'Choose at least one permission.'),
      z.maxLength(scopes.length, 'Choose each permission once.'),
    ),
  /** Null: it doesn’t end by itself. */
  days: z.nullable(z.literal(keyDays)),
  perMinute: z.literal(keyRates),
})
export type KeyFields = z.output<typeof KeyFields>

export const KeyView = z.object({
  uid: ApiKeyUid,
  version: z.number(),
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  perMinute: z.number(),
  /** How its secret begins; the rest is stored nowhere. */
  begins: z.string(),
  createdBy: z.string(),
  createdAt: instant,
  endsAt: z.nullable(instant),
  /** To the minute. */
  lastUsedAt: z.nullable(instant),
  state: z.enum(keyStates),
  /** The secret before the last replacement, while it works. */
  former: z.nullable(z.object({ begins: z.string(), endsAt: instant, lastUsedAt: z.nullable(instant) })),
  can: z.object({ replace: z.boolean(), turnOff: z.boolean() }),
})
export type KeyView = z.output<typeof KeyView>

/** The one time that a secret is seen. */
const withSecret = z.object({ secret: z.string(), key: KeyView })
/** Null: the keys of our own team. */
const whose = { brandUid: z.nullable(BrandUid) }
const one = { uid: ApiKeyUid }

/**
 * Keys with which other programs make calls for an organisation or for our team: `Authorization: Bearer pk_…`. A key
 * reaches what the person who created it reaches now, within its scopes.
 */
export const keyCalls = defineCalls({
  listApiKeys: {
    kind: 'read',
    access: { brandAdmin: 'own', admin: 'any' },
    input: z.object(whose),
    output: z.object({ rows: z.array(KeyView), canCreate: z.boolean() }),
    refusals: ['not-found'],
    shows: ['api-key', 'team'],
  },
  /** By the owner of a venue for its organisation, or by an admin for our team. */
  createApiKey: {
    kind: 'write',
    ownHands: true,
    confirmed: true,
    access: { brandAdmin: 'own', admin: 'own' },
    input: z.object({ ...whose, fields: KeyFields }),
    output: withSecret,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['api-key'],
  },
  /** Another secret for the same key, by who created it. The former one works for as long as asked; one from before that ends now. */
  replaceApiKey: {
    kind: 'write',
    ownHands: true,
    confirmed: true,
    access: { brandAdmin: 'own', admin: 'own' },
    input: z.object({ ...one, version, formerHours: z.literal(formerHours) }),
    output: withSecret,
    refusals: ['not-found', 'aborted', 'failed-precondition'],
    touches: ['api-key'],
  },
  /** It works for nobody from the next call on. */
  revokeApiKey: {
    kind: 'write',
    ownHands: true,
    access: { brandAdmin: 'own', admin: 'any' },
    input: z.object(one),
    output: KeyView,
    refusals: ['not-found'],
    touches: ['api-key'],
  },
  /** For the program that has the key: what it may do, until when, and at which venues. */
  getApiKey: {
    kind: 'read',
    access: { account: 'own' },
    scope: 'venues:read',
    input: z.object({}),
    output: z.object({
      name: z.string(),
      scopes: z.array(z.enum(scopes)),
      perMinute: z.number(),
      endsAt: z.nullable(instant),
      /** Empty for a key of our team, which reads all of them (`listBrands`). */
      venues: z.array(z.object({ uid: z.string(), name: z.string() })),
    }),
    refusals: ['failed-precondition'],
  },
})
