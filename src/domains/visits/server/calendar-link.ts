import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Secrets } from '../../../kit/server/signing.ts'
import { collabToken, readCollabToken } from '../../collabs/server/collab-token.ts'

const goodForMs = 14 * dayMs

/** Where the booked visit of a collab is as a calendar file, for 14 days unless said otherwise. It may be passed on: nothing can be booked with it. */
export function visitCalendarPath(secrets: Secrets, collabUid: string, until = plus(now(), goodForMs)): string {
  return `/calendar/visit/${collabToken(secrets, 'visit-calendar', collabUid, until)}.ics`
}

/** The collab whose visit a token opens as a file; null when it opens none (any more). */
export function openCalendarToken(secrets: Secrets, token: string): string | null {
  const link = readCollabToken(secrets, 'visit-calendar', token)
  return link && link.until >= now() ? link.collabUid : null
}
