import { cityFacts, type City } from './vocabulary.ts'

/** A point on the earth, WGS 84. */
export type Point = { latitude: number; longitude: number }

/** How far around its middle a city of ours reaches, in kilometres. */
const reach: Record<Exclude<City, 'other'>, number> = {
  london: 30,
  manchester: 18,
  dublin: 20,
  paris: 20,
  berlin: 24,
  madrid: 20,
  milan: 14,
  nyc: 32,
  washington: 18,
  toronto: 32,
  montreal: 26,
  denver: 24,
  la: 55,
  dubai: 42,
  bangkok: 34,
  melbourne: 42,
  sydney: 45,
}
const cities = Object.entries(reach) as [Exclude<City, 'other'>, number][]

/** More than a city apart: then a place and its city can’t both be right. */
export const farKm = 80

/** Kilometres between two points. */
export function distanceKm(a: Point, b: Point): number {
  const rad = Math.PI / 180
  const [north, east] = [(b.latitude - a.latitude) * rad, (b.longitude - a.longitude) * rad]
  const half =
    Math.sin(north / 2) ** 2 + Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(east / 2) ** 2
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** The city of ours around a point, the nearest where two reach it. */
export function cityAround(point: Point): City | null {
  const found = cities
    .map(([city, km]) => ({ city, share: distanceKm(point, cityFacts[city]) / km }))
    .filter(({ share }) => share <= 1)
    .sort((a, b) => a.share - b.share)
  return found[0]?.city ?? null
}

/** Whether a venue of a city can stand there; elsewhere is everywhere. */
export function mayBeIn(city: City, point: Point): boolean {
  return city === 'other' || distanceKm(point, cityFacts[city]) <= farKm
}

/** A place to about ten centimetres, and nothing else of what is known of it. */
export function placeAt({ latitude, longitude }: Point): Point {
  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6
