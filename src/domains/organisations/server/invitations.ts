import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { newUid } from '../../../access/server/new-uid.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { one } from '../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { accountFacts, membershipFacts } from '../../accounts/server/facts.ts'
import { mailStranger } from '../../accounts/server/strangers.ts'
import { hashSecret, makeSecret } from '../../accounts/server/tokens.ts'
import { teamInvitations } from './tables.ts'

export type TeamInvitation = typeof teamInvitations.$inferSelect

const lifeMs = 7 * dayMs

/** Who was asked to join a brand and has not answered, also where the link has expired; those asked first above. */
export async function listInvitations(db: Queryable, brandUid: string): Promise<TeamInvitation[]> {
  return db
    .select()
    .from(teamInvitations)
    .where(eq(teamInvitations.brandUid, brandUid))
    .orderBy(asc(teamInvitations.createdAt), asc(teamInvitations.uid))
}

/** Asks somebody in place of any earlier time. Answers the link's token, too. */
export async function makeInvitation(
  tx: Tx,
  person: Pick<TeamInvitation, 'brandUid' | 'email' | 'name' | 'role' | 'byUid'>,
): Promise<{ invitation: TeamInvitation; token: string }> {
  const { token, hash: tokenHash } = makeSecret()
  const row = {
    ...person,
    uid: newUid('team_invitation'),
    tokenHash,
    createdAt: now(),
    expiresAt: plus(now(), lifeMs),
  }
  const made = await tx
    .insert(teamInvitations)
    .values(row)
    .onConflictDoUpdate({ target: [teamInvitations.brandUid, teamInvitations.email], set: row })
    .returning()
  return { invitation: one(made), token }
}

/** An invitation of a brand, held until the end of the transaction. */
export async function lockInvitation(tx: Tx, brandUid: string, uid: string): Promise<TeamInvitation> {
  const [row] = await tx
    .select()
    .from(teamInvitations)
    .where(and(eq(teamInvitations.uid, uid), eq(teamInvitations.brandUid, brandUid)))
    .for('update')
  if (!row) throw new CallError('not-found', 'This invitation has been answered or withdrawn. Reload to see your team.')
  return row
}

/** What a mailed link is about; `held` until the end of the transaction. */
export async function getInvitationByToken(
  db: Queryable,
  token: string,
  held: 'held' | 'free' = 'free',
): Promise<TeamInvitation> {
  const found = db
    .select()
    .from(teamInvitations)
    .where(eq(teamInvitations.tokenHash, hashSecret(token)))
  const [row] = await (held === 'held' ? found.for('update') : found)
  // What was answered or withdrawn is gone.
  if (!row)
    throw new CallError('not-found', 'This invitation has already been answered or was withdrawn. Ask for a new one.')
  if (row.expiresAt <= now()) throw new CallError('not-found', 'This invitation has expired. Ask for a new one.')
  return row
}

export async function removeInvitation(tx: Tx, uid: string): Promise<void> {
  await tx.delete(teamInvitations).where(eq(teamInvitations.uid, uid))
}

/**
 * The addresses that take a seat: of the people of these brands, the disabled not, and of those whose invitation is open.
 * True for whoever is only invited.
 */
export async function listSeated(db: Queryable, brandUids: readonly string[]): Promise<Map<string, boolean>> {
  if (brandUids.length === 0) return new Map()
  const people = db
    .select({ email: accountFacts.email, isInvited: sql<boolean>`false` })
    .from(membershipFacts)
    .innerJoin(accountFacts, eq(accountFacts.uid, membershipFacts.accountUid))
    .where(and(inArray(membershipFacts.profileUid, [...brandUids]), isNull(accountFacts.disabledAt)))
  const invited = db
    .select({ email: teamInvitations.email, isInvited: sql<boolean>`true` })
    .from(teamInvitations)
    .where(and(inArray(teamInvitations.brandUid, [...brandUids]), gt(teamInvitations.expiresAt, now())))
  const seated = await union(people, invited)
  // Whoever works at one venue and is invited to another is somebody of the organisation.
  return new Map(
    seated.toSorted((a, b) => Number(b.isInvited) - Number(a.isInvited)).map((one) => [one.email, one.isInvited]),
  )
}

/** Mails an invitation, by the rules of mail to people who did not ask for it. */
export async function mailInvitation(
  tx: Tx,
  config: Config,
  invitation: Pick<TeamInvitation, 'email' | 'role' | 'byUid'>,
  { token, by, brand }: { token: string; by: string; brand: { name: string; orgUid: string } },
): Promise<void> {
  const product = config.PRODUCT_NAME
  await mailStranger(tx, config, {
    to: invitation.email,
    from: { accountUid: invitation.byUid, senderUid: brand.orgUid },
    key: `team-invitation:${token.slice(0, 12)}`,
    words: {
      subject: `${by} invited you to ${brand.name} on ${product}`,
      lines: [
        `${by} would like you to join the ${brand.name} team on ${product}.`,
        'You’ll only join if you accept. The invitation lasts a week.',
      ],
      action: {
        label: 'View invitation',
        url: `${config.publicUrl}/app/team-invitation?${new URLSearchParams({ token }).toString()}`,
      },
    },
    why: `You got this email because ${by} entered your address.`,
  })
}
