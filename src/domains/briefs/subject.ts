import { type BrandCategory } from '../profiles/vocabulary.ts'
import { type ContentVibe, contentVibes } from '../profiles/creator-vocabulary.ts'

/** What a brief says of itself, as far as it tells what it is about. */
export type BriefWords = { category: BrandCategory; title: string }

/** Vibes that suit each category of venue. */
const vibesOf: Readonly<Record<BrandCategory, readonly ContentVibe[]>> = {
  Restaurant: ['fine dining', 'street food', 'brunch', 'family', 'lifestyle'],
  Hotel: ['travel', 'luxury', 'wellness', 'family', 'lifestyle'],
  Cafe: ['coffee', 'brunch', 'street food', 'lifestyle'],
  Nightlife: ['nightlife', 'cocktails', 'luxury'],
  Experience: ['adventure', 'wellness', 'travel', 'family'],
  Other: ['lifestyle', 'travel'],
}

/** Words that name a vibe, in the languages of the cities we are in. Lifestyle has none: it suits by category alone. */
const wordsOf: Readonly<Partial<Record<ContentVibe, RegExp>>> = {
  'fine dining': /\b(?:fine dining|tasting menu|d[ée]gustation|omakase|chef['’]s (?:table|counter)|wine pairing)\b/iu,
  'street food': /\b(?:street food|food truck|night market|tacos?|burgers?|b[aá]nh|satay)\b/iu,
  brunch: /\b(?:brunch|breakfast|petit[ -]d[ée]jeuner|fr[üu]hst[üu]ck|pancakes?)\b/iu,
  coffee: /\b(?:coffee|espresso|latte|flat whites?|barista|roastery|cortado)\b/iu,
  cocktails: /\b(?:cocktails?|mixology|martinis?|negronis?|aperitivo|ap[ée]ro)\b/iu,
  nightlife: /\b(?:nightlife|night out|late[ -]night|dj|clubbing|dance ?floor)\b/iu,
  travel: /\b(?:getaway|city break|weekend away|overnight|staycation)\b/iu,
  luxury: /\b(?:luxury|suite|champagne|caviar|penthouse)\b/iu,
  family: /\b(?:family|families|kids|children)\b/iu,
  wellness: /\b(?:spa|wellness|yoga|pilates|massage|sauna|hammam|facial)\b/iu,
  adventure: /\b(?:adventure|climbing|kayak(?:ing)?|surf(?:ing)?|hik(?:e|ing)|sail(?:ing)?|diving|zip ?line)\b/iu,
}
const dinner = /\b(?:dinner|supper|d[îi]ner|abendessen)\b/iu
const evening = /\b(?:evening|after dark|nightcap)\b/iu

/** What belongs to one end of the day, and does not suit the other. */
const ofMornings: readonly ContentVibe[] = ['brunch', 'coffee']
/** Fine dining and late bars don’t suit families. */
const notOfEvenings: readonly ContentVibe[] = [...ofMornings, 'family']
const ofEvenings: readonly ContentVibe[] = ['cocktails', 'nightlife', 'fine dining']

export type Subject = {
  /** What the brief is about, in its own words. */
  named: readonly ContentVibe[]
  /** What else suits a venue of this kind, at this time of day. */
  usual: readonly ContentVibe[]
  /** What to call it: `dinner`, `brunch`, or the kind of venue. */
  word: string
}

/** Of what is read once and judged often, a card for example, the words are searched once. */
const known = new WeakMap<BriefWords, Subject>()

/** What a brief is about; found once for each object, whose words do not change. */
export function subjectOf(brief: BriefWords): Subject {
  let subject = known.get(brief)
  if (!subject) known.set(brief, (subject = findSubject(brief)))
  return subject
}

/**
 * What a brief is about, by its title: what is included says less, because a dinner may end with a coffee. Content for the
 * other end of the day does not suit it: brunch is no dinner.
 */
function findSubject({ category, title }: BriefWords): Subject {
  const named = contentVibes.filter((vibe) => wordsOf[vibe]?.test(title))
  const time = dinner.test(title) ? 'dinner' : evening.test(title) ? 'evening' : undefined
  const isLate = time !== undefined || named.some((vibe) => ofEvenings.includes(vibe))
  const isEarly = named.some((vibe) => ofMornings.includes(vibe))
  const off = [...(isLate && !isEarly ? notOfEvenings : []), ...(isEarly && !isLate ? ofEvenings : [])]
  const usual = vibesOf[category].filter((vibe) => !named.includes(vibe) && !off.includes(vibe))
  return { named, usual, word: time ?? named[0] ?? category.toLowerCase() }
}
