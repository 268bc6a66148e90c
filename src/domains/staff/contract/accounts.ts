import * as z from 'zod/mini'
import { email, instant, page, pageInput, text } from '../../../kit/contract/fields.ts'
import { AccountUid, BrandUid, InfluencerUid, SessionUid } from '../../../access/ids.ts'
import { membershipRoles, profileTypes, staffRoles } from '../../../access/roles.ts'
import { SecurityEvent } from '../../accounts/contract.ts'
import { signInLinkPurposes } from '../../accounts/link-purposes.ts'

const team = { accountManager: 'any', admin: 'any' } as const
const admin = { admin: 'any' } as const
const one = z.object({ uid: AccountUid })

const Linked = z.object({
  uid: z.string(),
  type: z.enum(profileTypes),
  name: z.string(),
  handle: z.nullable(z.string()),
  role: z.enum(membershipRoles),
})

const AccountRow = z.object({
  uid: z.string(),
  email: z.string(),
  name: z.string(),
  staffRole: z.nullable(z.enum(staffRoles)),
  disabled: z.boolean(),
  createdAt: instant,
  lastSeenAt: z.nullable(instant),
  linked: z.array(Linked),
})
export type AccountRow = z.output<typeof AccountRow>

/** What happened to a record, as the team reads it: the audit log. */
export const AuditEvent = z.object({
  uid: z.string(),
  at: instant,
  kind: z.string(),
  words: z.string(),
  side: z.string(),
  subjectUid: z.string(),
  /** What the records are called whose ids stand in the event, by id; of those that have a name. */
  names: z.record(z.string(), z.string()),
  by: z.nullable(z.object({ uid: z.string(), name: z.string() })),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  why: z.nullable(z.string()),
})

export const AccountView = z.extend(AccountRow, {
  hasPassword: z.boolean(),
  secondFactor: z.nullable(z.object({ passkey: z.boolean(), code: z.boolean() })),
  disabledReason: z.nullable(z.string()),
  consent: z.nullable(z.object({ analytics: z.boolean(), at: instant, textVersion: z.string() })),
  sessions: z.array(z.object({ uid: z.string(), device: z.string(), createdAt: instant, lastSeenAt: instant })),
  /** Of the last month, newest first: why they can or cannot get in. */
  links: z.array(
    z.object({
      purpose: z.enum(signInLinkPurposes),
      createdAt: instant,
      expiresAt: instant,
      usedAt: z.nullable(instant),
    }),
  ),
  mails: z.array(
    z.object({ subject: z.string(), createdAt: instant, sentAt: z.nullable(instant), failure: z.nullable(z.string()) }),
  ),
  /** The last ten of what happened to their ways in. */
  securityEvents: z.array(SecurityEvent),
  /** Sentences about what may keep them out now; empty when nothing does. */
  hindrances: z.array(z.string()),
  canAct: z.boolean(),
})

/** The User Explorer and the audit log. */
export const accountEntries = {
  /** Everyone who can sign in, newest first; who has exactly this address or id comes first. By address, name, handle or brand. */
  listAccounts: {
    kind: 'read',
    access: team,
    input: z.object({ search: z.optional(z.string().check(z.maxLength(120))), ...pageInput }),
    output: page(AccountRow),
    shows: ['account'],
  },
  getAccountDetails: {
    kind: 'read',
    access: team,
    input: one,
    output: AccountView,
    refusals: ['not-found'],
    shows: ['account'],
  },
  /** Closes an account at once, everywhere it is signed in. */
  disableSignIn: {
    kind: 'write',
    access: admin,
    input: z.extend(one, { reason: text(300) }),
    output: AccountView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['account', 'team'],
  },
  enableSignIn: {
    kind: 'write',
    access: admin,
    input: one,
    output: AccountView,
    refusals: ['not-found'],
    touches: ['account', 'team'],
  },
  /** Signs someone out of one browser, or of all. */
  endAccountSessions: {
    kind: 'write',
    access: admin,
    input: z.extend(one, { sessionUid: z.nullable(SessionUid) }),
    output: AccountView,
    refusals: ['not-found'],
    touches: ['account'],
  },
  /** Takes every passkey, authenticator app and recovery code from someone who has lost them, and signs them out. */
  resetSecondFactor: {
    kind: 'write',
    confirmed: true,
    access: admin,
    input: z.extend(one, { reason: text(300) }),
    output: AccountView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['account', 'staff'],
  },
  /** Mails someone a link of their own, as if they had asked for it. */
  mailAccountLink: {
    kind: 'write',
    access: admin,
    input: z.extend(one, { purpose: z.enum(['sign-in', 'password-reset']) }),
    output: AccountView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['account'],
  },
  /** A link, for two minutes and once, that opens the product as this customer for half an hour. */
  makeSignInAsLink: {
    kind: 'write',
    confirmed: true,
    access: admin,
    ownHands: true,
    input: one,
    output: z.object({ url: z.string(), expiresAt: instant }),
    refusals: ['not-found', 'permission-denied', 'failed-precondition'],
  },
  /** Joins two accounts of one person: what the other may act for becomes this one's, and the other is closed. */
  mergeAccounts: {
    kind: 'write',
    confirmed: true,
    access: admin,
    input: z.extend(one, { email, reason: text(300) }),
    output: AccountView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['account', 'team'],
  },
  linkProfile: {
    kind: 'write',
    access: admin,
    input: z.extend(one, { profileUid: z.union([BrandUid, InfluencerUid]), role: z.enum(membershipRoles) }),
    output: AccountView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['account', 'team'],
  },
  unlinkProfile: {
    kind: 'write',
    access: admin,
    input: z.extend(one, { profileUid: z.union([BrandUid, InfluencerUid]) }),
    output: AccountView,
    refusals: ['not-found'],
    touches: ['account', 'team'],
  },
  /** Everything that was done, newest first: by whom, to what, before and after. */
  listAudit: {
    kind: 'read',
    access: admin,
    input: z.object({
      subjectUid: z.optional(z.string().check(z.maxLength(60))),
      actorUid: z.optional(AccountUid),
      side: z.optional(z.enum(['brand', 'influencer', 'staff', 'venue', 'reviewer', 'clock'])),
      kind: z.optional(z.string().check(z.maxLength(60))),
      ...pageInput,
    }),
    output: page(AuditEvent),
    shows: ['audit'],
  },
} as const
