import { CallError } from '../../../kit/contract/errors.ts'
import { type Actor, anonymousActor } from '../../../access/roles.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Secrets } from '../../../kit/server/signing.ts'
import { readCollabToken } from '../../collabs/server/collab-token.ts'
import type { Collab } from '../../collabs/server/reads.ts'

/** The collab of a mailed link, until when it opens, and whether it is too old; one that is not ours is not found. */
export function openScheduleToken(
  secrets: Secrets,
  token: string,
): { collabUid: string; until: Date; isExpired: boolean } {
  const link = readCollabToken(secrets, 'schedule-link', token)
  if (!link)
    throw new CallError(
      'not-found',
      'This link is incomplete or no longer valid. Open it again from the email, or sign in and pick a time from your dashboard.',
    )
  return { ...link, isExpired: link.until < now() }
}

/** Whoever holds the link acts for the creator of this collab, and for nobody else. */
export function creatorByLink(collab: Pick<Collab, 'influencerUid'>): Actor {
  return { ...anonymousActor, influencers: { [collab.influencerUid]: 'member' } }
}

/** What a link opens: an agreed collab without a time, while it is in time itself. */
export function linkState({ stage, outcome }: Collab, isExpired: boolean): 'open' | 'used' | 'ended' | 'expired' {
  if (outcome !== 'open') return 'ended'
  if (stage !== 3) return 'used'
  return isExpired ? 'expired' : 'open'
}
