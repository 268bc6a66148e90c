import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import { isSigned, sign, type Secrets } from '../../../kit/server/signing.ts'

const goodForMs = 14 * dayMs
const purpose = 'schedule-link'

/**
 * Where the creator of an agreed collab picks a time without signing in, for 14 days: it goes to their own addresses alone. The
 * token is signed, not kept: what it opens is one booking of this collab, and a booked or ended collab opens none.
 */
export function schedulePath(config: Config, collabUid: string): string {
  const until = String(plus(now(), goodForMs).getTime())
  return `/app/influencer/schedule?token=${collabUid}.${until}.${sign(config, purpose, collabUid, until)}`
}

/** What a token is for, and until when; null when it is not ours or not whole. */
export function readScheduleToken(secrets: Secrets, token: string): { collabUid: string; until: Date } | null {
  const [collabUid, until, signature, ...more] = token.split('.')
  if (!collabUid || !until || !signature || more.length > 0) return null
  return isSigned(secrets, purpose, signature, collabUid, until) ? { collabUid, until: new Date(Number(until)) } : null
}
