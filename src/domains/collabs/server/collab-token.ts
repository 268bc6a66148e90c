import { isSigned, sign, type Secrets } from '../../../kit/server/signing.ts'

/** What a token opens without an account: the booking of a visit, or the booked visit as a calendar file. Neither opens the other. */
type Purpose = 'schedule-link' | 'visit-calendar'

/** A token for one thing about one collab, signed and not kept. */
export function collabToken(secrets: Secrets, purpose: Purpose, collabUid: string, until: Date): string {
  const end = String(until.getTime())
  return `${collabUid}.${end}.${sign(secrets, purpose, collabUid, end)}`
}

/** What a token is for, and until when; null when it is for something else, not ours or not whole. */
export function readCollabToken(
  secrets: Secrets,
  purpose: Purpose,
  token: string,
): { collabUid: string; until: Date } | null {
  const [collabUid, until, signature, ...more] = token.split('.')
  if (!collabUid || !until || !signature || more.length > 0) return null
  return isSigned(secrets, purpose, signature, collabUid, until) ? { collabUid, until: new Date(Number(until)) } : null
}
