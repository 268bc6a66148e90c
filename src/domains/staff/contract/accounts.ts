import * as z from 'zod/mini'
import { email, instant, text } from '../../../kit/contract/fields.ts'
import { AccountUid, BrandUid, InfluencerUid, SessionUid } from '../../../access/ids.ts'
import { tableInput, tablePage } from '../../../kit/contract/table.ts'
import { membershipRoles, profileTypes, staffRoles } from '../../../access/roles.ts'
import { SecurityEvent } from '../../accounts/contract.ts'
import { EventView } from '../../records/entry.ts'
import { accountList, auditList } from '../lists.ts'
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
  /** It is to be deleted, as its owner asked for. */
  leaving: z.boolean(),
  createdAt: instant,
  lastSeenAt: z.nullable(instant),
  linked: z.array(Linked),
})
export type AccountRow = z.output<typeof AccountRow>

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
  /**
   * Everyone who can sign in, newest first unless sorted; `search` looks at address, name, handle and brand, and who has exactly
   * this address or ID comes first.
   */
  browseAccounts: {
    kind: 'read',
    access: team,
    input: z.object(tableInput(accountList)),
    output: tablePage(AccountRow),
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
    many: true,
    access: admin,
    input: z.extend(one, { reason: text(300) }),
    output: AccountView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['account', 'team'],
  },
  enableSignIn: {
    kind: 'write',
    many: true,
    access: admin,
    input: one,
    output: AccountView,
    refusals: ['not-found'],
    touches: ['account', 'team'],
  },
  /** Signs someone out of one browser, or of all. */
  endAccountSessions: {
    kind: 'write',
    many: true,
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
    many: true,
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
    confirmed: true,
    access: admin,
    input: z.extend(one, { profileUid: z.union([BrandUid, InfluencerUid]), role: z.enum(membershipRoles) }),
    output: AccountView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['account', 'team'],
  },
  unlinkProfile: {
    kind: 'write',
    confirmed: true,
    access: admin,
    input: z.extend(one, { profileUid: z.union([BrandUid, InfluencerUid]) }),
    output: AccountView,
    refusals: ['not-found'],
    touches: ['account', 'team'],
  },
  /**
   * Everything that was done, newest first: by whom, to what, before and after. `search` looks at what events say, at who acted,
   * and for the id of a record.
   */
  listAudit: {
    kind: 'read',
    access: admin,
    input: z.object(tableInput(auditList)),
    output: tablePage(EventView),
    shows: ['audit'],
  },
} as const
