import { audienceName } from '../profiles/audience.ts'

/** Who reads why a creator suits a brief: the venue and our team, or that creator. */
export type FitReader = 'venue' | 'creator'
/** One reason of a match, written when one of its readers asks: a page of offers judges a hundred of them. */
export type FitSays = (reader: FitReader) => string

const placeNames = new Map<string, string>()
const mostPlaces = 1_000

/** In a sentence some names have an article: in the United Kingdom. Kept, since most are of the same few. */
function placeName(place: string): string {
  const known = placeNames.get(place)
  if (known) return known
  const name = audienceName(place)
  const inSentence = /^(?:United|Netherlands|Philippines)/.test(name) ? `the ${name}` : name
  if (placeNames.size < mostPlaces) placeNames.set(place, inSentence)
  return inSentence
}

function agoWords(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}

/**
 * Every reason that a match can have, in words that also stand in a list: `near you, you make brunch content`. Creators read a
 * hundred of them at once, in words without an apostrophe: pages of offers are sent a fifth faster that way (docs/bench.md).
 */
export const fitSays = {
  audience:
    (percent: number, place: string): FitSays =>
    (reader) =>
      reader === 'venue'
        ? `${Math.round(percent)}% of followers are in ${placeName(place)}`
        : `${Math.round(percent)}% of your followers are in ${placeName(place)}`,
  livesIn:
    (place: string): FitSays =>
    (reader) =>
      reader === 'venue' ? `lives in ${placeName(place)}, audience unknown` : `you live in ${placeName(place)}`,
  postsFrom:
    (place: string): FitSays =>
    (reader) =>
      reader === 'venue' ? `posts from ${placeName(place)}, audience unknown` : `you post from ${placeName(place)}`,
  audienceUnknown: (): FitSays => (reader) => (reader === 'venue' ? 'audience unknown' : 'your audience is unknown'),
  makes:
    (vibes: readonly string[]): FitSays =>
    (reader) =>
      reader === 'venue' ? `makes ${vibes.join(' and ')} content` : `you make ${vibes.join(' and ')} content`,
  makesNo:
    (subject: string): FitSays =>
    (reader) =>
      reader === 'venue' ? `hasn’t listed ${subject} content` : `no ${subject} content on your profile yet`,
  /** Without the rate itself, which stands with its account: this one may be of another. */
  engagement:
    (than: 'above' | 'below'): FitSays =>
    (reader) =>
      reader === 'venue'
        ? `engagement ${than} average for similar-sized accounts`
        : `your engagement is ${than} average for similar-sized accounts`,
  engagementUnknown: (): FitSays => (reader) =>
    reader === 'venue' ? 'engagement unknown' : 'your engagement is unknown',
  noReviews: (): FitSays => () => 'no reviews by similar venues yet',
  rated:
    (mean: number): FitSays =>
    (reader) =>
      reader === 'venue'
        ? `rated ${mean.toFixed(1)} out of 6 by similar venues`
        : `similar venues rate you ${mean.toFixed(1)} out of 6`,
  isNew: (): FitSays => (reader) =>
    reader === 'venue' ? 'new, fewer than three visits' : 'you have fewer than three visits',
  reliability:
    (score: number): FitSays =>
    (reader) =>
      reader === 'venue' ? `reliability ${score}/100` : `your reliability is ${score}/100`,
  firstVisit: (): FitSays => (reader) => (reader === 'venue' ? 'first visit to this venue' : 'your first visit here'),
  visited:
    (days: number): FitSays =>
    (reader) =>
      reader === 'venue' ? `visited ${agoWords(days)}` : `you visited ${agoWords(days)}`,
  notRecently: (): FitSays => (reader) =>
    reader === 'venue' ? 'hasn’t visited recently' : 'your last visit was a while ago',
}
