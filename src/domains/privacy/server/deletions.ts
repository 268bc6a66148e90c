import { and, eq, inArray } from 'drizzle-orm'
import { type Actor, systemActor } from '../../../access/roles.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { type Mail, postMail } from '../../../kit/server/mail/outbox.ts'
import { type Account, getAccount, lockAccount, setDeletionDue } from '../../accounts/server/accounts.ts'
import { findStaffMember } from '../../accounts/server/staff.ts'
import { record } from '../../audit/server/record.ts'
import { listAccounts } from '../../billing/server/organisation.ts'
import { lockOrganisation } from '../../organisations/server/reads.ts'
import { findSubscription, isInForce } from '../../plans/server/subscription.ts'
import type { DeletionKind } from '../contract.ts'
import { deletionCancelledMail, deletionRequestedMail } from './mails.ts'
import { getOwnOrganisation, listOwnOrganisations, type OwnOrganisation } from './subjects.ts'
import { deletions } from './tables.ts'
import { possessive } from '../../../kit/contract/possessive.ts'

/** So long one may change one's mind. */
export const deletionMs = 14 * dayMs

export type Deletion = typeof deletions.$inferSelect

/** What is to be deleted: an account with the organisations that go with it, or one organisation. */
export type DeletionTarget = {
  kind: DeletionKind
  subjectUid: string
  name: string
  account: Account | null
  organisations: readonly OwnOrganisation[]
  /** What has to be done first, and by when at the earliest. */
  obstacles: readonly string[]
  dueAt: Date
}

/** The open deletions of these accounts and organisations, by what they delete. */
export async function findDeletions(db: Queryable, subjectUids: readonly string[]): Promise<Map<string, Deletion>> {
  const rows = await db
    .select()
    .from(deletions)
    .where(and(inArray(deletions.subjectUid, [...subjectUids]), eq(deletions.state, 'open')))
  return new Map(rows.map((row) => [row.subjectUid, row]))
}

/** What the deletion of one's own account, or of the organisation of a brand of one's own, would be. */
export async function findTarget(db: Queryable, actor: Actor, brandUid: string | undefined): Promise<DeletionTarget> {
  if (brandUid === undefined) return targetOfAccount(db, actor.accountUid ?? '')
  const organisation = await getOwnOrganisation(db, actor, brandUid)
  return targetOfOrganisation(db, organisation)
}

/** The same for a deletion that was asked for, as things stand now. */
export async function findTargetOf(
  db: Queryable,
  { kind, subjectUid, requestedBy, name }: Deletion,
): Promise<DeletionTarget> {
  if (kind === 'account') return targetOfAccount(db, subjectUid)
  const own = await listOwnOrganisations(db, requestedBy)
  const organisation = own.find(({ orgUid }) => orgUid === subjectUid)
  if (organisation) return targetOfOrganisation(db, organisation)
  const obstacles = ['The person who requested this no longer owns the organisation.']
  return { kind, subjectUid, name, account: null, organisations: [], obstacles, dueAt: now() }
}

async function targetOfAccount(db: Queryable, accountUid: string): Promise<DeletionTarget> {
  const account = await getAccount(db, accountUid)
  const owned = (await listOwnOrganisations(db, accountUid)).filter(({ isOwner }) => isOwner)
  const closing = await findDeletions(
    db,
    owned.map(({ orgUid }) => orgUid),
  )
  // Where somebody else owns it as well, it goes on without them.
  const decided = owned.filter(({ orgUid, hasOtherOwner }) => !closing.has(orgUid) && !hasOtherOwner)
  const left = decided.filter(({ hasOthers }) => hasOthers)
  const organisations = decided.filter(({ hasOthers }) => !hasOthers)
  const plans = await plansOf(db, organisations)
  const isStaff = (await findStaffMember(db, accountUid)) !== null
  return {
    kind: 'account',
    subjectUid: accountUid,
    name: account.email,
    account,
    organisations,
    obstacles: [
      ...(isStaff ? ['You’re on our team. Ask an admin to remove you first.'] : []),
      ...left.map(
        ({ name }) => `You’re the owner of ${name}. Make a colleague the owner, or close the organisation first.`,
      ),
      ...plans.obstacles,
    ],
    dueAt: plans.dueAt,
  }
}

async function targetOfOrganisation(db: Queryable, organisation: OwnOrganisation): Promise<DeletionTarget> {
  const plans = await plansOf(db, [organisation])
  const mayClose = organisation.isOwner
    ? []
    : [`Only the owner can close ${organisation.name}. Ask them, or leave the team.`]
  return {
    kind: 'organisation',
    subjectUid: organisation.orgUid,
    name: organisation.name,
    account: null,
    organisations: [organisation],
    obstacles: [...mayClose, ...plans.obstacles],
    dueAt: plans.dueAt,
  }
}

/** A plan that runs is cancelled first; one that ends later is kept to its end. */
async function plansOf(
  db: Queryable,
  organisations: readonly OwnOrganisation[],
): Promise<{ obstacles: string[]; dueAt: Date }> {
  const obstacles: string[] = []
  let dueAt = plus(now(), deletionMs)
  for (const { orgUid, name } of organisations) {
    const plan = await findSubscription(db, orgUid)
    if (!plan?.providerId || !isInForce(plan)) continue
    if (!plan.ending) obstacles.push(`Cancel ${possessive(name)} plan first, under Plan and billing.`)
    else if (plan.periodEnd && plan.periodEnd > dueAt) dueAt = plan.periodEnd
  }
  return { obstacles, dueAt }
}

/** Asks for a deletion, and writes to everybody it is about. */
export async function requestDeletion(
  tx: Tx,
  config: Config,
  actor: Actor,
  brandUid: string | undefined,
): Promise<void> {
  await lockAccount(tx, actor.accountUid ?? '')
  const target = await findTarget(tx, actor, brandUid)
  for (const { orgUid } of target.organisations) await lockOrganisation(tx, orgUid)
  const { kind, subjectUid, name, dueAt, obstacles } = target
  if ((await findDeletions(tx, [subjectUid])).size > 0) return
  if (obstacles.length > 0) throw new CallError('failed-precondition', obstacles.join(' '))
  const uid = newUid('deletion')
  const requestedBy = actor.accountUid ?? ''
  await tx.insert(deletions).values({ uid, kind, subjectUid, name, requestedBy, requestedAt: now(), dueAt })
  if (kind === 'account') await setDeletionDue(tx, subjectUid, dueAt)
  await recordOnTarget(tx, actor, target, 'requested')
  await mailPeople(tx, target, `deletion:${uid}`, deletionRequestedMail(config, target))
}

/** Takes a deletion back. Throws not-found where none is open. */
export async function cancelDeletion(
  tx: Tx,
  config: Config,
  actor: Actor,
  brandUid: string | undefined,
): Promise<void> {
  const target = await findTarget(tx, actor, brandUid)
  const [open] = await tx
    .update(deletions)
    .set({ state: 'cancelled', endedAt: now() })
    .where(and(eq(deletions.subjectUid, target.subjectUid), eq(deletions.state, 'open')))
    .returning({ uid: deletions.uid })
  if (!open) throw new CallError('not-found', 'There’s no deletion to cancel.')
  if (target.kind === 'account') await setDeletionDue(tx, target.subjectUid, null)
  await recordOnTarget(tx, actor, target, 'cancelled')
  await mailPeople(tx, target, `deletion-cancelled:${open.uid}`, deletionCancelledMail(config, target))
}

/** Writes what happened to an account, or to every brand of an organisation that one manages. */
export async function recordOnTarget(
  tx: Tx,
  actor: Actor,
  { kind, subjectUid, organisations }: Pick<DeletionTarget, 'kind' | 'subjectUid' | 'organisations'>,
  what: 'requested' | 'cancelled' | 'done',
): Promise<void> {
  const side = actor === systemActor ? 'clock' : 'brand'
  if (kind === 'account') {
    const own = what === 'done' ? 'account.deleted' : (`account.deletion-${what}` as const)
    await record(tx, actor, actor === systemActor ? 'clock' : sideOf(actor), own, { subjectUid })
    return
  }
  for (const { brandUid } of organisations) {
    const own = what === 'done' ? 'brand.closed' : (`brand.closing-${what}` as const)
    await record(tx, actor, side, own, { subjectUid: brandUid, brandUid })
  }
}

const sideOf = (actor: Actor) => (Object.keys(actor.influencers).length > 0 ? 'influencer' : 'brand')

/** Mails the person, or everybody who works in an organisation. */
export async function mailPeople(
  tx: Tx,
  { account, organisations }: Pick<DeletionTarget, 'account' | 'organisations'>,
  key: string,
  mail: Mail,
): Promise<void> {
  const addresses = new Set(account ? [account.email] : [])
  if (!account)
    for (const { orgUid } of organisations) for (const { email } of await listAccounts(tx, orgUid)) addresses.add(email)
  for (const to of addresses) await postMail(tx, `${key}:${to}`, to, mail)
}
