import { and, eq, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { startOf } from '../../../kit/server/likeness.ts'
import { plainName } from '../../../kit/server/sheets/field-names.ts'
import { cityAround } from '../city-around.ts'
import { isFindable } from './findable.ts'
import { brandProfiles } from './tables.ts'
import { cityFacts, type City } from '../vocabulary.ts'
import type { KnownPlace } from '../contract/places.ts'
import { countryName, readAddress } from './addresses.ts'
import { cityNamed } from './place-names.ts'
import { formatOfPostcode, placeOfPostcode, tidyPostcode } from './postcodes.ts'
import { quarters } from '../quarters.ts'
import { beginsButForSlip } from './slips.ts'
import { townsBeginning } from './towns.ts'

type Near = { city: City; country: string }

/** So many parts of an address are looked up. */
const partsAtMost = 4
const townsAtMost = 60

/**
 * The places we know that an address or its beginning may mean: postcodes and districts by the venues that are there, and towns
 * with their quarters. Streets aren’t known. Those in the same city come first, then those in the same country.
 */
export async function findPlaces(db: Queryable, text: string, near: Near, most: number): Promise<KnownPlace[]> {
  const { postcode } = readAddress(text)
  const code = formatOfPostcode(text) ? text : postcode
  const parts = text
    .split(',')
    .map((part) => part.replace(code, '').trim())
    .filter((part) => /\p{L}{2}/u.test(part) && !/^\d/.test(part))
    .slice(-partsAtMost)
  const found = code ? await ofPostcode(db, code, near) : []
  for (const part of parts)
    found.push(...(await ofDistrict(db, part)), ...ofCity(part), ...ofQuarter(part), ...(await ofTown(part)))
  if (found.length === 0) for (const part of parts) found.push(...ofSlip(part))
  const closeness = ({ city, country }: Ranked) => (city === near.city ? 0 : country === near.country ? 1 : 2)
  const seen = new Set<string>()
  return found
    .map((place, at) => ({ place, at }))
    .toSorted((a, b) => closeness(a.place) - closeness(b.place) || a.at - b.at)
    .flatMap(({ place: { country: _country, ...place } }) => {
      const key = `${plainName(place.name)} ${place.city === 'other' ? place.detail : place.city}`
      return seen.has(key) || !seen.add(key) ? [] : [place]
    })
    .slice(0, most)
}

type Ranked = KnownPlace & { country: string }

/** To two places after the point, about a kilometre: where a neighbourhood is, and not where one venue is. */
const rounded = (degrees: SQLWrapper) => sql<number>`round(avg(${degrees})::numeric, 2)::float8`
const middle = {
  city: brandProfiles.city,
  latitude: rounded(brandProfiles.latitude),
  longitude: rounded(brandProfiles.longitude),
}
/** What fewer venues say is not what a place is called. */
const areEnough = sql`count(*) >= 3`
const inCity = (city: City) => ({ city, country: cityFacts[city].country, detail: cityFacts[city].name })

/** Where venues of the same postcode are, when they are enough; of a British one, of its first half. Else the middle of its city. */
async function ofPostcode(db: Queryable, text: string, near: Near): Promise<Ranked[]> {
  const code = tidyPostcode(text)
  const place = placeOfPostcode(code, near.country) ?? placeOfPostcode(code, null)
  if (!place) return []
  const area = place.country === 'GB' ? code.replace(/ .*| ?\d[A-Z]{2}$/, '') : code
  const kept = sql`upper(${brandProfiles.postcode})`
  const rows = await db
    .select(middle)
    .from(brandProfiles)
    .where(
      and(
        eq(brandProfiles.country, place.country),
        or(sql`${kept} = ${area}`, sql`${kept} like ${`${area} %`}`),
        isFindable(brandProfiles),
      ),
    )
    .groupBy(brandProfiles.city)
    .having(areEnough)
  if (rows.length > 0) return rows.map(({ city, ...point }) => ({ name: area, ...point, ...inCity(city) }))
  if (!place.city) return place.town ? (await ofTown(place.town)).slice(0, 1) : []
  return [somewhereIn(place.city, code)]
}

/** What is in a city, we don’t know where: its middle. */
function somewhereIn(city: City, name: string): Ranked {
  const { latitude, longitude, name: cityName } = cityFacts[city]
  return { name, latitude, longitude, ...inCity(city), detail: `Somewhere in ${cityName}` }
}

/** Quarters of our cities; of some only the city is known. */
function ofQuarter(part: string): Ranked[] {
  const begun = plainName(part)
  return quartersCalled((name) => name.startsWith(begun))
}

function quartersCalled(isMeant: (name: string) => boolean): Ranked[] {
  return quarters
    .filter(({ name, others }) => [name, ...others].some((one) => isMeant(plainName(one))))
    .map(({ city, name, point }) => (point ? { name, ...point, ...inCity(city) } : somewhereIn(city, name)))
}

/** A shorter word with a slip may mean too many places. */
const fewestLetters = 5

/** Quarters that somebody meant who made one slip. */
function ofSlip(part: string): Ranked[] {
  const typed = plainName(part)
  return typed.length < fewestLetters ? [] : quartersCalled((name) => beginsButForSlip(name, typed))
}

/** Districts as at least three venues name them, in the middle of those venues. */
async function ofDistrict(db: Queryable, part: string): Promise<Ranked[]> {
  const rows = await db
    .select({ name: sql<string>`mode() within group (order by ${brandProfiles.district})`, ...middle })
    .from(brandProfiles)
    .where(and(sql`lower(${brandProfiles.district}) like ${startOf(part.toLowerCase())}`, isFindable(brandProfiles)))
    .groupBy(brandProfiles.city, sql`lower(${brandProfiles.district})`)
    .having(areEnough)
    .orderBy(sql`count(*) desc`, brandProfiles.city, sql`lower(${brandProfiles.district})`)
    .limit(townsAtMost)
  return rows.map(({ city, ...place }) => ({ ...place, ...inCity(city) }))
}

function ofCity(part: string): Ranked[] {
  return cityNamed(part)
    .filter((city) => plainName(cityFacts[city].name).startsWith(plainName(part)))
    .map((city) => {
      const { name, latitude, longitude } = cityFacts[city]
      return { name, latitude, longitude, ...inCity(city), detail: 'City centre' }
    })
}

async function ofTown(part: string): Promise<Ranked[]> {
  return (await townsBeginning(part, townsAtMost)).map((town) => {
    const { name, country, latitude, longitude } = town
    const city = cityAround(town)
    return {
      name,
      latitude,
      longitude,
      ...(city ? inCity(city) : { city: 'other' as const, country, detail: countryName(country) }),
    }
  })
}
