import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { projectRoot } from '../../../../kit/server/root.ts'
import { plainName } from '../../../../kit/server/sheets/field-names.ts'

/** A town outside our cities, from GeoNames (CC BY 4.0, https://www.geonames.org). */
export type Town = {
  name: string
  country: string
  region: string
  latitude: number
  longitude: number
  zone: string
  people: number
}

const file = join(projectRoot, 'src/domains/imports/server/places/assets/towns.tsv.gz')
/** Without a country, a name belongs to the largest town that has it only when it is this many times the next. */
const clearly = 5

let towns: Map<string, Town[]> | null = null

/**
 * The town of a name: by its own name before those that others call it. Where several towns are called so, the country and the region
 * decide, else the largest when it is far larger than the next; null when that leaves a doubt.
 */
export function townNamed(text: string, country: string | null, region: string): Town | null {
  towns ??= readTowns()
  const all = towns.get(plainName(text.replace(/,.*$/, ''))) ?? []
  const here = all.filter((town) => !country || town.country === country)
  const inRegion = here.filter((town) => region && town.region.toLowerCase() === region.trim().toLowerCase())
  const [first, second] = (inRegion.length > 0 ? inRegion : here).toSorted((a, b) => b.people - a.people)
  if (!first) return null
  const own = (town: Town) => plainName(town.name) === plainName(text)
  const isClear = !second || first.people >= second.people * (country ? 1 : clearly) || (own(first) && !own(second))
  return isClear ? first : null
}

function readTowns(): Map<string, Town[]> {
  const found = new Map<string, Town[]>()
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n')) {
    const [name = '', country = '', region = '', latitude, longitude, zone = '', people, also = ''] = line.split('\t')
    const town = {
      name,
      country,
      region,
      latitude: Number(latitude),
      longitude: Number(longitude),
      zone,
      people: Number(people),
    }
    for (const key of new Set([name, ...also.split(',')].map(plainName))) {
      const known = found.get(key)
      if (known) known.push(town)
      else if (key) found.set(key, [town])
    }
  }
  return found
}
