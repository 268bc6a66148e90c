import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import { collabToken } from './collab-token.ts'

const goodForMs = 14 * dayMs

/**
 * Where the creator of an agreed collab picks a time without signing in, for 14 days: it goes to their own addresses alone. The
 * token is signed, not kept: what it opens is one booking of this collab, and a booked or ended collab opens none.
 */
export function schedulePath(config: Config, collabUid: string): string {
  const token = collabToken(config, 'schedule-link', collabUid, plus(now(), goodForMs))
  return `/app/influencer/schedule?token=${token}`
}
