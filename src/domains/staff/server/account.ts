import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { one } from '../../../kit/contract/must.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { mails } from '../../../kit/server/mail/tables.ts'
import type { Actor, ProfileType } from '../../../access/roles.ts'
import { deviceName } from '../../accounts/server/device.ts'
import { findSecondFactor } from '../../accounts/server/second-factor.ts'
import { listSecurityEvents, viewSecurityEvent } from '../../accounts/server/security-events.ts'
import { listSessions } from '../../accounts/server/sessions.ts'
import { areTriesUsedUp } from '../../accounts/server/sign-in.ts'
import {
  type AccountFacts,
  accountFacts,
  membershipFacts,
  signInLinkFacts,
  staffFacts,
} from '../../accounts/server/facts.ts'
import { record } from '../../audit/server/record.ts'
import type { Suffix } from '../../audit/events.ts'
import type { staffEvents } from '../events.ts'
import { findBrands, findInfluencers } from '../../profiles/server/reads.ts'
import type { AccountRow, AccountView } from '../contract/accounts.ts'

type Row = AccountFacts & { staffRole: AccountRow['staffRole'] }

/** How far back links and mails are looked at, and how many of each. */
const lookBackMs = 30 * dayMs
const most = 10
/** Of sign-in activity: somebody who guesses leaves many lines, which hide none of before. */
const mostEvents = 100

/** An account for the team, locked when a change follows. */
export async function getAccount(db: Queryable, uid: string, lock = false): Promise<Row> {
  const query = db.select().from(accountFacts).where(eq(accountFacts.uid, uid))
  const [account] = await (lock ? query.for('update') : query)
  if (!account) throw new CallError('not-found', 'We couldn’t find that account. Check the link, then try again.')
  const [ours] = await db.select({ role: staffFacts.role }).from(staffFacts).where(eq(staffFacts.accountUid, uid))
  return { ...account, staffRole: ours?.role ?? null }
}

/** A profile that accounts are linked to, and its organisation: null of a creator's. */
export async function findLinked(
  db: Queryable,
  uid: string,
): Promise<{ uid: string; type: ProfileType; name: string; orgUid: string | null } | null> {
  const brand = (await findBrands(db, [uid])).get(uid)
  if (brand) return { uid, type: 'brand', name: brand.name, orgUid: brand.orgUid }
  const influencer = (await findInfluencers(db, [uid])).get(uid)
  return influencer ? { uid, type: 'influencer', name: influencer.profile.name, orgUid: null } : null
}

/** Accounts as rows of a list, with the profiles of each. A query for memberships and one for each kind of profile. */
export async function viewAccountRows(db: Queryable, rows: readonly Row[]): Promise<AccountRow[]> {
  const uids = rows.map(({ uid }) => uid)
  const links =
    uids.length > 0 ? await db.select().from(membershipFacts).where(inArray(membershipFacts.accountUid, uids)) : []
  const of = (type: 'brand' | 'influencer') =>
    links.filter(({ profileType }) => profileType === type).map(({ profileUid }) => profileUid)
  const [brands, influencers] = [await findBrands(db, of('brand')), await findInfluencers(db, of('influencer'))]
  return rows.map((row) => ({
    uid: row.uid,
    email: row.email,
    name: row.displayName,
    staffRole: row.staffRole,
    disabled: row.disabledAt !== null,
    leaving: row.deletionDueAt !== null,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    linked: links
      .filter(({ accountUid }) => accountUid === row.uid)
      .flatMap(({ profileUid, profileType, role }) => {
        const profile = brands.get(profileUid) ?? influencers.get(profileUid)?.profile
        return profile ? [{ uid: profileUid, type: profileType, name: profile.name, handle: profile.handle, role }] : []
      }),
  }))
}

/** Everything the team sees of an account, and what may keep its person out. */
export async function viewAccount(db: Queryable, actor: Actor, uid: string): Promise<z.output<typeof AccountView>> {
  const account = await getAccount(db, uid)
  const since = plus(now(), -lookBackMs)
  const row = one(await viewAccountRows(db, [account]))
  const sessions = await listSessions(db, uid)
  const links = await db
    .select()
    .from(signInLinkFacts)
    .where(and(eq(signInLinkFacts.accountUid, uid), gt(signInLinkFacts.createdAt, since)))
    .orderBy(desc(signInLinkFacts.createdAt))
    .limit(most)
  const sent = await db
    .select()
    .from(mails)
    .where(and(eq(mails.to, account.email), gt(mails.createdAt, since)))
    .orderBy(desc(mails.createdAt))
    .limit(most)
  const isTried = await areTriesUsedUp(db, account.email)
  const stuck = sent.find(({ sentAt, lastError }) => !sentAt && lastError)
  const hindrances = [
    account.disabledAt && `The account is disabled${account.disabledReason ? `: ${account.disabledReason}` : ''}.`,
    isTried &&
      'Too many wrong passwords were entered. For 15 minutes, their password only works where they’ve signed in before. Email links and passkeys work everywhere.',
    !account.hasPassword && 'They haven’t set a password, so they sign in with an email link.',
    stuck && `Our emails to them bounce: ${stuck.lastError}`,
    row.linked.length === 0 &&
      !account.staffRole &&
      'They’re not linked to any profile, so there’s nothing to see after signing in.',
  ]
  return {
    ...row,
    hasPassword: account.hasPassword,
    secondFactor: await findSecondFactor(db, uid),
    disabledReason: account.disabledReason,
    consent: account.consent,
    sessions: sessions.map(({ uid: session, device, createdAt, lastSeenAt }) => ({
      uid: session,
      device: deviceName(device),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    links: links.map(({ purpose, createdAt, expiresAt, usedAt }) => ({
      purpose,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    mails: sent.map(({ subject, createdAt, sentAt, lastError }) => ({
      subject,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      failure: sentAt ? null : lastError,
    })),
    securityEvents: (await listSecurityEvents(db, uid, { limit: mostEvents })).map(viewSecurityEvent),
    hindrances: hindrances.filter((one): one is string => Boolean(one)),
    canAct: actor.staff === 'admin',
  }
}

/** Writes what the team did to an account; where it is about a brand as well, in the log of that too. */
export async function recordOnAccount(
  tx: Tx,
  actor: Actor,
  kind: Suffix<'account', keyof typeof staffEvents>,
  uid: string,
  change: { before?: Record<string, unknown>; after?: Record<string, unknown>; why?: string } = {},
  profileUid: string | null = null,
): Promise<void> {
  const brandUid = profileUid?.startsWith('brand_') ? profileUid : null
  await record(tx, actor, 'staff', `account.${kind}`, { subjectUid: uid, brandUid }, change)
}
