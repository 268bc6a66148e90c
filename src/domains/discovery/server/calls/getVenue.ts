import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { distanceKm } from '../../../briefs/fit.ts'
import { findCreatorReviews } from '../../../content/server/creator-reviews.ts'
import { showPictures } from '../../../media/server/facts.ts'
import { leastReviews } from '../../contract/venues.ts'
import type { discoveryCalls } from '../../contract.ts'
import { viewFeed } from '../feed.ts'
import { getFeedReader, lastVisitTo } from '../feed-reader.ts'
import { findVenue, findVenueBriefs, leastReplies } from '../venue.ts'

export const getVenue: Handler<typeof discoveryCalls.getVenue> = async ({ influencerUid, brandUid }, { actor, db }) => {
  const reader = await getFeedReader(db, actor, influencerUid)
  const venue = await findVenue(db, influencerUid, brandUid)
  if (!venue) throw new CallError('not-found', 'We couldn’t find that venue.')
  const briefs = await viewFeed(db, reader, await findVenueBriefs(db, influencerUid, brandUid))
  const { words, shared } = await findCreatorReviews(db, brandUid)
  const {
    hero,
    gallery,
    placeholders,
    latitude,
    longitude,
    reliability,
    reliabilityParts,
    replies,
    profilePic,
    ...facts
  } = venue
  const km = distanceKm(reader.profile, { latitude, longitude })
  const counted = words.reduce((sum, { count }) => sum + count, 0)
  return {
    ...facts,
    logo: profilePic,
    pictures: showPictures([...new Set([...(hero ? [hero] : []), ...gallery])], placeholders),
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    distanceKm: km === null ? null : Math.round(km * 10) / 10,
    reliability: {
      score: reliability,
      visits: reliabilityParts?.visits ?? 0,
      // Under three visits the parts would be a score by another name.
      parts:
        reliability === null
          ? []
          : (reliabilityParts?.parts ?? []).map(({ name, value, why }) => ({ name, value, why })),
    },
    replies:
      replies.hours !== null && replies.requests >= leastReplies
        ? { hours: replies.hours, requests: replies.requests }
        : null,
    reviews: { words: counted >= leastReviews ? words : [], shared },
    visited: lastVisitTo(brandUid, reader),
    briefs,
  }
}
