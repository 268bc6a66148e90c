import { and, eq, gt, gte, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { CallError } from '../../../kit/contract/errors.ts'
import { must } from '../../../kit/contract/must.ts'
import { now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { SealedColumn } from '../../../kit/server/sealing-again.ts'
import { seal, unseal } from '../../../kit/server/sealing.ts'
import type { Secrets } from '../../../kit/server/signing.ts'
import { hashSecret, makeSecret } from '../../accounts/server/tokens.ts'
import { doorLinks } from './tables.ts'
import { checkInAfterMs, checkInBeforeMs } from '../windows.ts'
import { visits } from './tables.ts'
import type { Visit } from './reads.ts'

const doorPurpose = 'door-link'

export const sealedDoorLinks: SealedColumn = {
  table: doorLinks,
  column: doorLinks.sealedToken,
  key: [doorLinks.uid],
  purpose: doorPurpose,
}

/** A new token, as it is kept: its hash to be found by, and sealed to be read again. */
export function makeDoorToken(secrets: Secrets): { token: string; tokenHash: string; sealedToken: string } {
  const { token, hash: tokenHash } = makeSecret()
  return { token, tokenHash, sealedToken: seal(secrets, doorPurpose, token) }
}

/** The brand of a live door link; an ended, revoked or unknown token opens nothing. */
export async function brandOfDoor(db: Queryable, token: string): Promise<string> {
  const [link] = await db
    .select()
    .from(doorLinks)
    .where(eq(doorLinks.tokenHash, hashSecret(token)))
  if (!link)
    throw new CallError(
      'not-found',
      'This door link is incomplete or no longer valid. Ask your manager for the link on the venue’s dashboard.',
    )
  if (link.revokedAt)
    throw new CallError('not-found', 'This door link was replaced or removed. Ask the venue for the new one.')
  return link.brandUid
}

/** A venue's day: its date, start and end on its own clock. */
export function venueDay(timezone: string, at = now()): { date: string; from: Date; until: Date } {
  const start = DateTime.fromJSDate(at, { zone: timezone }).startOf('day')
  return { date: must(start.toISODate(), 'date'), from: start.toJSDate(), until: start.plus({ days: 1 }).toJSDate() }
}

/**
 * The visits of a venue's today, in order; around midnight also those of the other day that may be checked in now, and who
 * stays the night until they leave.
 */
export async function listVisitsToday(db: Queryable, brandUid: string, timezone: string, at = now()): Promise<Visit[]> {
  const { from, until } = venueDay(timezone, at)
  const isToday = and(gte(visits.startsAt, from), lt(visits.startsAt, until))
  const opened = gte(visits.startsAt, plus(at, -checkInAfterMs))
  const isOpen = and(opened, lte(visits.startsAt, plus(at, checkInBeforeMs)))
  const isStaying = and(isNotNull(visits.checkInOn), lt(visits.startsAt, until), gt(visits.endsAt, at))
  return db
    .select()
    .from(visits)
    .where(and(eq(visits.brandUid, brandUid), eq(visits.live, true), or(isToday, isOpen, isStaying)))
    .orderBy(visits.startsAt, visits.uid)
}

/** The live door link of a brand, if it has one. */
export async function findDoorLink(db: Queryable, secrets: Secrets, brandUid: string): Promise<string | null> {
  const [link] = await db
    .select({ sealed: doorLinks.sealedToken })
    .from(doorLinks)
    .where(and(eq(doorLinks.brandUid, brandUid), isNull(doorLinks.revokedAt)))
  return link ? unseal(secrets, doorPurpose, link.sealed) : null
}
