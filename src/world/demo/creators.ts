import { sports } from '../../domains/profiles/casting.ts'
import { must } from '../../kit/contract/must.ts'
import { dayMs } from '../../kit/server/clock.ts'
import { slugOf } from '../../domains/profiles/slug.ts'
import type { City, Platform } from '../../domains/profiles/vocabulary.ts'
import type { ContentVibe, Language } from '../../domains/profiles/creator-vocabulary.ts'
import type { Random } from './random.ts'

const first = [
  'Amara',
  'Leo',
  'Sofia',
  'Kenji',
  'Priya',
  'Noah',
  'Lucía',
  'Omar',
  'Freya',
  'Mateo',
  'Ines',
  'Tariq',
  'Chloe',
  'Ravi',
  'Elena',
  'Jonas',
  'Zoe',
  'Malik',
  'Hana',
  'Felix',
  'Nadia',
  'Hugo',
  'Mei',
  'Samuel',
  'Yara',
  'Anton',
  'Rosa',
  'Idris',
  'Clara',
  'Theo',
  'Layla',
  'Emil',
  'Nina',
  'Kofi',
  'Alma',
]
const last = [
  'Adeyemi',
  'Bennett',
  'Castillo',
  'Dubois',
  'Eriksen',
  'Fontaine',
  'Ghosh',
  'Haddad',
  'Ito',
  'Jensen',
  'Kaur',
  'Laurent',
  'Moreno',
  'Nakamura',
  'Okoye',
  'Petit',
  'Quist',
  'Rossi',
  'Sato',
  'Tanaka',
  'Usman',
  'Vogel',
  'Weber',
  'Yilmaz',
  'Zhang',
]
/** Who of them are women: their faces are drawn with long hair. */
const women = new Set(
  'Amara Sofia Priya Lucía Freya Ines Chloe Elena Zoe Hana Nadia Mei Yara Rosa Clara Layla Nina Alma'.split(' '),
)
/** How people write their names as handles. */
const spellings: readonly ((first: string, last: string) => string)[] = [
  (one, other) => `${one}.${other}`,
  (one, other) => `${one}${other}`,
  (one, other) => `${one}_${other}`,
  (one, other) => `${one}.${other}.eats`,
  (one, other) => `plates.by.${one}${other}`,
  (one, other) => `${one}${other.slice(0, 4)}.outside`,
  (one, other) => `with.${one}.${other}`,
]
const vibes: readonly (readonly ContentVibe[])[] = [
  ['fine dining', 'lifestyle'],
  ['street food', 'travel'],
  ['brunch', 'coffee'],
  ['coffee', 'lifestyle'],
  ['cocktails', 'nightlife'],
  ['travel', 'luxury'],
  ['wellness', 'lifestyle'],
  ['adventure', 'travel'],
  ['family', 'brunch'],
  ['fine dining', 'cocktails'],
]
const bios = [
  'Looking for the table by the window.',
  'Small rooms, big flavours.',
  'I film what I’d order again.',
  'Here for the bread basket.',
  'Neighbourhood places, told properly.',
  'Good light, better sauce.',
  'Slow mornings and late dinners.',
  'Your friend who always books.',
]
const spoken: Readonly<Partial<Record<City, readonly Language[]>>> = {
  london: ['en'],
  paris: ['fr', 'en'],
  nyc: ['en', 'es'],
  dubai: ['en', 'ar'],
  berlin: ['de', 'en'],
  melbourne: ['en'],
}
const country: Readonly<Partial<Record<City, string>>> = {
  london: 'GB',
  paris: 'FR',
  nyc: 'US',
  dubai: 'AE',
  berlin: 'DE',
  melbourne: 'AU',
}

/** Who follows, by gender and age. It takes no throw of the dice: those decide what follows. */
function audienceOf(index: number) {
  const women = 38 + ((index * 17) % 43)
  const young = 16 + ((index * 7) % 22)
  const middle = 34 + ((index * 11) % 25)
  const age = { '18–24': young, '25–34': middle, '35–44': 90 - young - middle, '45–54': 7, '55+': 3 }
  return { gender: { female: women, male: 100 - women }, age }
}

/** Where every fourth creator comes to London now and then. */
const alsoLondon: ReadonlySet<City> = new Set<City>(['paris', 'berlin', 'nyc'])

/** A made-up creator of a city; the same number always gives the same person. */
export function demoCreator(index: number, city: City, random: Random, present: number) {
  const name = `${first[(index * 7) % first.length]} ${last[(index * 11 + Math.floor(index / first.length)) % last.length]}`
  const [one = '', other = ''] = name.split(' ').map((part) => slugOf(part.normalize('NFD'), 20))
  const handle = must(spellings[index % spellings.length], 'spelling')(one, other)
  // Followings are log-normal: many small ones, a few very large.
  const followers = Math.round(Math.exp(9.4 + random.normal() * 1.15))
  const engagementBp = Math.round(Math.max(80, 520 - Math.log10(followers) * 55 + random.normal() * 90))
  const platform: Platform = must((['instagram', 'instagram', 'tiktok', 'youtube'] as const)[index % 4], 'row')
  const share = 25 + random.int(40)
  const audience = {
    city: { [city]: share },
    country: { [country[city] ?? 'GB']: Math.min(92, share + 25) },
    ...audienceOf(index),
  }
  const account = {
    handle,
    followers,
    engagementBp,
    audience,
    confirmedHow: random.pick(['self-declared', 'screenshot', 'staff'] as const),
    // Most keep their figures fresh; some are asked again.
    confirmedAt: new Date(present - (2 + ((index * 13) % 100)) * dayMs),
  }
  return {
    name,
    gender: women.has(must(name.split(' ')[0], 'first name')) ? ('female' as const) : ('male' as const),
    handle,
    homeCity: city,
    cities: alsoLondon.has(city) && index % 48 < 12 ? [city, 'london' as const] : [city],
    bio: random.pick(bios),
    dateOfBirth: `${1972 + random.int(33)}-0${1 + random.int(9)}-1${random.int(10)}`,
    languages: [...(spoken[city] ?? ['en'])],
    contentVibe: [...must(vibes[index % vibes.length], 'vibe')],
    // Every third does some sport, without a throw of the dice: those decide what follows.
    sports: index % 3 === 0 ? [must(sports[(index / 3) % sports.length], 'sport')] : [],
    social: [
      { ...account, platform, averageViews: Math.round(followers * (0.3 + random.next())) },
      ...(platform === 'instagram'
        ? []
        : [
            {
              ...account,
              platform: 'instagram' as const,
              followers: Math.round(followers * 0.6),
              averageViews: Math.round(followers * 0.3),
            },
          ]),
    ],
  }
}

/** What a post of theirs on Instagram usually reaches. */
export function averageViewsOf({ social }: Pick<ReturnType<typeof demoCreator>, 'social'>): number {
  return must(
    social.find(({ platform }) => platform === 'instagram'),
    'Instagram account',
  ).averageViews
}
