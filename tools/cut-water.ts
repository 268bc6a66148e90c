import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keysOf } from '../src/kit/contract/keys.ts'
import { must } from '../src/kit/contract/must.ts'
import { projectRoot } from '../src/kit/server/root.ts'
import { type City, cityFacts } from '../src/domains/profiles/vocabulary.ts'
import { courses } from './water/rivers.ts'

/**
 * Cuts the sea and the lakes around our cities from GSHHG (LGPL 3.0 or later) and adds the rivers of `water/rivers.ts`:
 * `node tools/run.mjs tools/cut-water.ts`, with Debian's `gmt` and `gmt-gshhg-full`. A city gets its surroundings finely, and far
 * around it coarsely.
 */
const target = join(projectRoot, 'src/domains/discovery/web/screens/map/water')
const work = mkdtempSync(join(tmpdir(), 'water-'))
type Ring = [number, number][]
type Box = { west: number; east: number; south: number; north: number }

/** How far around the middle (degrees of latitude), a cell of the mask, how far a line may move (metres), the least that is drawn (square metres). */
const near = { reach: 0.36, cell: '1s', tolerance: 25, least: 15_000 }
const far = { reach: 1.2, cell: '6s', tolerance: 180, least: 2_000_000 }

function boxAround(city: City, reach: number): Box {
  const { latitude, longitude } = cityFacts[city]
  const wide = reach / Math.cos((latitude * Math.PI) / 180)
  const snap = (degrees: number) => Math.round(degrees * 600) / 600
  return {
    west: snap(longitude - wide),
    east: snap(longitude + wide),
    south: snap(latitude - reach),
    north: snap(latitude + reach),
  }
}

/** The outer edge of what a city has, within the frame that its water keeps free. */
function frameOf(city: City): Ring {
  const { west, east, south, north } = boxAround(city, far.reach)
  const edge = 1 / 300
  const corners: Ring = [
    [west + edge, south + edge],
    [east - edge, south + edge],
    [east - edge, north - edge],
    [west + edge, north - edge],
    [west + edge, south + edge],
  ]
  return rounded(corners, 0)
}

const gmt = (...args: string[]) => execFileSync('gmt', args, { cwd: work, maxBuffer: 2 ** 28 }).toString()

/** Water in a box, but for a hole in it, as closed lines: a mask with land all around it, and the line between the two. */
function linesOf(city: City, { reach, cell, tolerance }: typeof near, hole?: Box): Ring[] {
  const { west, east, south, north } = boxAround(city, reach)
  const region = `-R${west}/${east}/${south}/${north}`
  gmt('grdlandmask', region, `-I${cell}`, '-Df', '-N1/0/1/0/1', '-Gwater.grd')
  const inside = (box: Box, edge: number) =>
    `X ${box.west + edge} GT X ${box.east - edge} LT MUL Y ${box.south + edge} GT MUL Y ${box.north - edge} LT MUL`
  const frame = inside({ west, east, south, north }, 1 / 1200)
  const cut = hole ? `${inside(hole, 1 / 300)} 0 EQ MUL` : ''
  gmt('grdmath', ...`water.grd ${frame} MUL ${cut} = cut.grd`.split(/\s+/))
  gmt('grdcontour', 'cut.grd', '-C+0.5', '-Dlines.txt')
  if (statSync(join(work, 'lines.txt')).size === 0) return []
  return gmt('simplify', 'lines.txt', `-T${tolerance}e`)
    .split(/^>.*$/m)
    .map((part) =>
      part
        .trim()
        .split('\n')
        .map((line) => {
          const [x, y] = line.split('\t').map((degrees) => Number(Number(degrees).toFixed(4)))
          return [x ?? 0, y ?? 0] as [number, number]
        }),
    )
    .filter((ring) => ring.length > 3)
}

const degreeM = 111_320
function areaOf(ring: Ring): number {
  const twice = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return (Math.abs(twice) / 2) * degreeM ** 2 * Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180)
}
function isInside([x, y]: [number, number], ring: Ring): boolean {
  return ring.reduce((is, [ax, ay], at) => {
    const [bx, by] = ring.at(at - 1) ?? [ax, ay]
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !is : is
  }, false)
}

/** Closed lines as polygons: what lies in one other is a hole of it, what lies in two is water again. */
function polygonsOf(rings: Ring[], least: number): Ring[][] {
  const sorted = rings
    .map((ring) => ({ ring, area: areaOf(ring) }))
    .filter(({ area }) => area >= least)
    .toSorted((a, b) => b.area - a.area)
  const polygons = new Map<Ring, Ring[]>()
  for (const [at, { ring }] of sorted.entries()) {
    const around = sorted.slice(0, at).filter((one) => isInside(must(ring[0], 'point'), one.ring))
    if (around.length % 2 === 0) polygons.set(ring, [ring])
    else polygons.get(must(around.at(-1), 'ring').ring)?.push(ring)
  }
  return [...polygons.values()]
}

function pointsOf(course: string): Ring {
  return course
    .trim()
    .split(/\s+/)
    .map((at) => {
      const [latitude = 0, longitude = 0] = at.split(',').map(Number)
      return [longitude, latitude]
    })
}

/** A line without its corners: each is cut off at a quarter of the way to the next, twice (Chaikin). */
function rounded(line: Ring, times = 2): Ring {
  if (times === 0) return line.map(([x, y]) => [Number(x.toFixed(4)), Number(y.toFixed(4))])
  const between = (a: [number, number], b: [number, number], part: number): [number, number] => [
    a[0] + (b[0] - a[0]) * part,
    a[1] + (b[1] - a[1]) * part,
  ]
  const cut = line.slice(1).flatMap((to, at): Ring => {
    const from = line[at] ?? to
    return [between(from, to, 0.25), between(from, to, 0.75)]
  })
  return rounded([...line.slice(0, 1), ...cut, ...line.slice(-1)], times - 1)
}

mkdirSync(target, { recursive: true })
const { other: _elsewhere, ...ours } = cityFacts
for (const city of keysOf(ours)) {
  const fine = polygonsOf(linesOf(city, near), near.least)
  const coarse = polygonsOf(linesOf(city, far, boxAround(city, near.reach)), far.least)
  // Lines are drawn as wide as their metres are on the map, which grow with the latitude.
  const stretch = Math.cos((cityFacts[city].latitude * Math.PI) / 180)
  const features = [
    { properties: { is: 'ground' }, geometry: { type: 'Polygon', coordinates: [frameOf(city)] } },
    ...[...coarse, ...fine].map((coordinates) => ({
      properties: { is: 'water' },
      geometry: { type: 'Polygon', coordinates },
    })),
    ...(courses[city] ?? []).map(({ width, course, is = 'river' }) => ({
      properties: { is, width: Math.round(width / stretch) },
      geometry: {
        type: 'LineString',
        coordinates: rounded(pointsOf(course)),
      },
    })),
  ].map((feature) => JSON.stringify({ type: 'Feature', ...feature }))
  // A line each, so that a change of one river is a change of one line.
  const text = `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`
  writeFileSync(join(target, `${city}.json`), text)
  console.log(city, features.length, text.length)
}
rmSync(work, { recursive: true })
