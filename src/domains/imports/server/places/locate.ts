import type { Timezone } from '../../../accounts/timezones.ts'
import { cityAround, distanceKm, farKm, type Point } from '../../../profiles/city-around.ts'
import { cityFacts, type City } from '../../../profiles/vocabulary.ts'
import { type Remark, remark } from '../remark.ts'
import { countryName, readAddress } from '../../../profiles/server/addresses.ts'
import { cityNamed, countryNamed, countryOfRegionNamed } from '../../../profiles/server/place-names.ts'
import { placeOfPostcode } from '../../../profiles/server/postcodes.ts'
import { countriesOfTown, townNamed } from '../../../profiles/server/towns.ts'
import { pointOf } from './degrees.ts'
import { countryAt, ourZone, zoneAt, zoneOfCountry } from './position.ts'

/** What a row says about where its venue is, as it stands there. */
export type Statements = {
  point: Point | null
  postcode: string
  city: string
  district: string
  region: string
  country: string
  address: string
  /** A hint of the country that is not part of the address: the phone’s prefix, or the country of the list or of nearly all its rows. */
  hint: string | null
}

/** Where a venue is, or why we have to ask. `town` is set where it is in none of our cities. */
export type Place =
  | { city: City; country: string; timezone: Timezone; town: string | null; point: Point | null; remark: Remark | null }
  | { ask: Remark }

type Found = { city: City | null; country: string; zone: string | null; town: string | null; from: Stated }
/** What a list says of a place: `its postcode` and `SW1A 1AA`. */
type Stated = { what: string; value: string }

/**
 * Where a venue is, from its position, its postcode, its city and its quarter. Statements that don’t match are asked about, and
 * so is a venue of which none tells the city: nothing is guessed.
 */
export function locate(stated: Statements): Place {
  const inAddress = readAddress(stated.address)
  const country =
    countryNamed(stated.country) ??
    inAddress.country ??
    countryOfRegionNamed(stated.region) ??
    placeOfPostcode(stated.postcode || inAddress.postcode, null)?.country ??
    null
  const named = byName({ ...stated, city: stated.city || inAddress.city }, country)
  const code = byPostcode(stated.postcode || inAddress.postcode, country ?? named?.country ?? stated.hint)
  const words = agree(code, named)
  if (words && 'ask' in words) return words
  return stated.point ? atPoint(stated.point, words) : inWords(words, stated)
}

export const positionUnmatched = remark('Its position didn’t match its city, so we left it out.')

/** The same of a venue whose city somebody gave: its position stays where it fits, what else the list says doesn’t count. */
export function locateGiven(stated: Statements, { city, country }: { city: string; country: string | null }): Place {
  const given = { ...stated, city, country: country ?? '', postcode: '', district: '', region: '', address: '' }
  const place = locate(given)
  if (!('ask' in place) || !stated.point) return place
  return remarked(locate({ ...given, point: null }), positionUnmatched)
}

function byPostcode(postcode: string, country: string | null): Found | null {
  const place = postcode ? placeOfPostcode(postcode, country) : null
  if (!place || (!place.city && !place.town)) return null
  return { ...place, from: { what: itsPostcode, value: postcode } }
}

/** By the city, else by the quarter, else by the region; only what fits the country. */
function byName(
  stated: Pick<Statements, 'city' | 'district' | 'region' | 'hint'>,
  country: string | null,
): Found | null {
  for (const [text, word] of [
    [stated.city, 'its city'],
    [stated.district, 'its area'],
    [stated.region, 'its region'],
  ] as const) {
    if (!text || (word === 'its region' && stated.city)) continue
    const named = cityNamed(text).filter((city) => !country || cityFacts[city].country === country)
    // A hint only chooses between several: a Paris restaurant may have a British phone.
    const ours = named.length > 1 ? named.filter((city) => cityFacts[city].country === stated.hint) : named
    const [only] = ours
    if (only && ours.length === 1)
      return {
        city: only,
        country: cityFacts[only].country,
        zone: cityFacts[only].timezone,
        town: null,
        from: { what: word, value: text },
      }
    const town =
      word === 'its region' || named.length > 1
        ? null
        : (townNamed(text, country ?? stated.hint, stated.region) ?? townNamed(text, country, stated.region))
    if (town)
      return {
        city: cityAround(town),
        country: town.country,
        zone: town.zone,
        town: town.name,
        from: { what: word, value: text },
      }
  }
  return null
}

/** A postcode and a name that tell two of our cities, or two countries, can’t both be right. */
function agree(code: Found | null, named: Found | null): Found | { ask: Remark } | null {
  if (!code || !named) return code ?? named
  const differ = code.city && named.city ? code.city !== named.city : code.country !== named.country
  if (differ)
    return {
      ask: remark(
        `${sentence(code.from.what)} ${code.from.value} and ${wordsOf(named.from)} don’t match.`,
        `${sentence(code.from.what)} and ${named.from.what} don’t match.`,
      ),
    }
  // The postcode names only a region’s main town, the row its own.
  return code.city ? code : { ...named, country: code.country }
}

function atPoint(point: Point, words: Found | null): Place {
  const swapped = pointOf(point.longitude, point.latitude)
  const distance = (at: Point) => (words?.city ? distanceKm(at, cityFacts[words.city]) : 0)
  if (words?.city && distance(point) > farKm) {
    if (swapped && distance(swapped) <= farKm) return remarked(withZone(swapped, words), swappedBack)
    const { what, value } = words.from
    const km = Math.round(distance(point))
    const away =
      what === itsPostcode
        ? `Its position (${inDegrees(point)}) and its postcode ${value} are ${km} km apart.`
        : `Its position is ${km} km away from ${what} ${value}.`
    return { ask: remark(away, `Its position is far away from ${what}.`, value) }
  }
  const country = countryAt(point) ?? words?.country
  if (!country) return { ask: remark('Its position is at sea, and nothing else says where it is.') }
  if (words && words.country !== country && !words.city)
    return {
      ask: remark(
        `Its position ${inCountry(point, country, words)}`,
        `Its position and ${words.from.what} are in different countries.`,
      ),
    }
  return withZone(
    point,
    words ?? { city: null, country, zone: null, town: null, from: { what: 'its position', value: '' } },
  )
}

function withZone(point: Point, words: Found): Place {
  const city = cityAround(point) ?? words.city
  const country = city ? cityFacts[city].country : (countryAt(point) ?? words.country)
  return placed({ ...words, city, country, zone: zoneAt(point, country) }, point)
}

function inWords(words: Found | null, stated: Statements): Place {
  if (words) return placed(words, null)
  const nothing = !stated.city && !stated.postcode && !stated.district && !stated.address
  if (nothing) return { ask: remark('The row doesn’t say which city it’s in.') }
  const countries = stated.country ? [] : countriesOfTown(stated.city)
  if (countries.length > 1) return { ask: severalCountries(stated.city.slice(0, 60), countries) }
  const about = (stated.city || stated.postcode || stated.district || stated.address).slice(0, 60)
  return {
    ask: remark(`We can’t tell which city it’s in from “${about}”.`, 'We can’t tell which city it’s in.', about),
  }
}

const itsPostcode = 'its postcode'
const inDegrees = ({ latitude, longitude }: Point) => `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`

/** Where a position is that is in another country than the words beside it, and how far that is. */
function inCountry(point: Point, country: string, { from, town, country: other }: Found): string {
  const beside = `${wordsOf(from)} is in ${countryName(other)}`
  const at = town && townNamed(town, other, '')
  if (from.what !== itsPostcode || !at) return `is in ${countryName(country)}, but ${beside}.`
  return `(${inDegrees(point)}) is in ${countryName(country)}, but ${beside}, ${Math.round(distanceKm(point, at))} km apart.`
}

/** How many countries are named. */
const someCountries = 3

function severalCountries(city: string, countries: readonly string[]): Remark {
  const named = countries.slice(0, someCountries).map(countryName)
  const others = countries.length > someCountries ? ' and others' : ''
  return remark(
    `Several countries have a “${city}”: ${named.join(', ')}${others}.`,
    'Its city could be in several countries. If all rows are in one, choose it as the country of the file.',
    city,
  )
}

function placed({ city, country, zone, town }: Found, point: Point | null): Place {
  const clock = city ? cityFacts[city].timezone : ourZone(zone ?? zoneOfCountry(country) ?? '')
  if (!clock) {
    const where = zone ?? countryName(country)
    return {
      ask: remark(`We don’t support its time zone yet (${where}).`, 'We don’t support its time zone yet.', where),
    }
  }
  return { city: city ?? 'other', country, timezone: clock, town: city ? null : town, point, remark: null }
}

/** About a row that gives its position the wrong way round. */
export const swappedBack = remark('Its latitude and longitude were swapped, so we swapped them back.')

const remarked = (place: Place, about: Remark): Place => ('ask' in place ? place : { ...place, remark: about })
const sentence = (what: string) => `I${what.slice(1)}`
const wordsOf = ({ what, value }: Stated) => `${what} ${value}`
