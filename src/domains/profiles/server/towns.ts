import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip, gunzipSync } from 'node:zlib'
import { projectRoot } from '../../../kit/server/root.ts'
import { plainName } from '../../../kit/server/sheets/field-names.ts'
import { germanForms } from './german-town-names.ts'
import { stateCode } from './place-names.ts'
import { otherTownNames } from './town-names.ts'

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

const file = join(projectRoot, 'src/domains/profiles/server/assets/towns.tsv.gz')
/** A name belongs to the largest town that has it only when it is this many times the next: Newport, Portland and Springfield are asked about. */
const clearly = 15
/** Without a country, a town of the same name with so many people in another one leaves a doubt in any case: Boston and Perth are in Britain too. */
const wellKnown = 40_000

/** By their names, and by the first letters of those. */
type Towns = { named: Map<string, Town[]>; begun: Map<string, Begun> }
type Begun = { isSorted: boolean; towns: { name: string; town: Town }[] }

/** A place is searched by so many letters at least, mostly by more. */
const letters = 2
/** So many lines are read at a time: a few milliseconds, then others go on. */
const portion = 1_000

let known: Towns | null = null
let reading: Promise<Towns> | null = null

/**
 * The town of a name: by its own name before those that others call it. Where several towns are called so, the country and the region
 * decide, else the largest when it is far larger than the next; null when that leaves a doubt.
 */
export function townNamed(text: string, country: string | null, region: string): Town | null {
  const [name = '', behind = ''] = text.split(/,\s*/)
  const all = townsCalled(name)
  const here = all.filter((town) => !country || town.country === country)
  const states = [region, behind].flatMap((one) => (one ? [stateCode(one), one.trim().toUpperCase()] : []))
  const inRegion = here.filter((town) => states.includes(town.region.toUpperCase()))
  const [first, ...others] = (inRegion.length > 0 ? inRegion : here).toSorted(largestFirst)
  if (!first) return null
  const own = (town: Town) => plainName(town.name) === plainName(name)
  const isLess = (other: Town) =>
    first.people >= other.people * clearly && (other.country === first.country || other.people < wellKnown)
  return others.every((other) => (own(first) && !own(other)) || isLess(other)) ? first : null
}

/** The countries in which a larger town has a name of its own, those with the most people there first. */
export function countriesOfTown(text: string): string[] {
  const [name = ''] = text.split(/,\s*/)
  const own = townsCalled(name).filter((town) => plainName(town.name) === plainName(name))
  return [...new Set(own.toSorted(largestFirst).map(({ country }) => country))]
}

function townsCalled(name: string): Town[] {
  const { named } = (known ??= readAtOnce())
  const form = [name, ...germanForms(name)].find((one) => named.has(plainName(one)))
  return form === undefined ? [] : (named.get(plainName(form)) ?? [])
}

/** The towns and quarters whose name, or another name of theirs, begins with a text; the exact ones and the largest first. */
export async function townsBeginning(text: string, most: number): Promise<Town[]> {
  const start = plainName(text)
  if (start.length < letters) return []
  const { named, begun } = await (reading ??= readInPortions())
  const exact = (named.get(start) ?? []).filter(({ name }) => plainName(name) === start)
  const found = new Set(exact.toSorted(largestFirst))
  for (const { name, town } of sorted(begun.get(start.slice(0, letters)))) {
    if (found.size >= most) break
    if (name.startsWith(start)) found.add(town)
  }
  return [...found].slice(0, most)
}

const largestFirst = (a: Town, b: Town) => b.people - a.people

/** Sorted when somebody first asks. */
function sorted(begun: Begun | undefined): Begun['towns'] {
  if (!begun) return []
  if (!begun.isSorted) begun.towns.sort((a, b) => largestFirst(a.town, b.town))
  begun.isSorted = true
  return begun.towns
}

/** For jobs and commands, which hold up nobody. */
function readAtOnce(): Towns {
  const towns: Towns = { named: new Map(), begun: new Map() }
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n')) add(towns, line)
  return towns
}

/** For whoever waits in a browser: others are answered meanwhile. */
export async function readInPortions(): Promise<Towns> {
  if (known) return known
  const lines = (await promisify(gunzip)(await readFile(file))).toString('utf8').split('\n')
  const towns: Towns = { named: new Map(), begun: new Map() }
  for (let from = 0; from < lines.length; from += portion) {
    for (const line of lines.slice(from, from + portion)) add(towns, line)
    await setImmediate()
  }
  return (known ??= towns)
}

function add({ named, begun }: Towns, line: string): void {
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
  const others = otherTownNames.get(`${country} ${name}`) ?? []
  for (const key of new Set([name, ...also.split(','), ...others].map(plainName))) {
    if (!key) continue
    const same = named.get(key)
    if (same) same.push(town)
    else named.set(key, [town])
    const start = key.slice(0, letters)
    const beside = begun.get(start) ?? { isSorted: false, towns: [] }
    beside.towns.push({ name: key, town })
    begun.set(start, beside)
  }
}
