import type { SymbolLayerSpecification } from 'maplibre-gl'
import { type Point, quarters } from '../../../../profiles/quarters.ts'
import type { District } from './geometry.ts'

export const mapFonts = ['Inter Variable', 'sans-serif']

/** Names of neighbourhoods, which step aside for each other and for pins. */
export function namesLayer(colour: (name: string) => string): SymbolLayerSpecification {
  return {
    id: 'districts',
    type: 'symbol',
    source: 'districts',
    minzoom: 9.5,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': mapFonts,
      'text-size': ['interpolate', ['linear'], ['zoom'], 10, 13, 14, 18],
      'symbol-sort-key': ['get', 'order'],
      'text-letter-spacing': 0.04,
      // In its place, or above or below the pin that stands there.
      'text-variable-anchor-offset': ['center', [0, 0], 'top', [0, 1.1], 'bottom', [0, -2.4]],
      'text-justify': 'auto',
    },
    paint: {
      'text-color': colour('--mantine-color-dimmed'),
      'text-halo-color': colour('--mantine-color-body'),
      'text-halo-width': 1.5,
    },
  }
}

type Named = { name: string; others: string[]; point: Point; order: number }
/** Neighbourhoods with a point, the best known of a city before others. */
const named: readonly Named[] = [...Map.groupBy(quarters, ({ city }) => city).values()].flatMap((ofCity) =>
  ofCity.flatMap(({ name, others, point }, order) => (point ? [{ name, others, point, order }] : [])),
)

/** The names that tell where one is: neighbourhoods of our list, and before them the districts of what is there. */
export function namesWith(districts: readonly District[]): GeoJSON.FeatureCollection {
  const isSame = ({ name, others, point }: Named, district: District) =>
    (name === district.name || others.includes(district.name)) && isNear(point, district)
  const further = districts.filter((district) => !named.some((one) => isSame(one, district)))
  const all = [
    ...further.map((district) => ({ name: district.name, point: district, order: -1 })),
    ...named.map((one) => ({ ...one, order: districts.some((district) => isSame(one, district)) ? -1 : one.order })),
  ]
  return {
    type: 'FeatureCollection',
    features: all.map(({ name, point, order }) => ({
      type: 'Feature',
      properties: { name, order },
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
    })),
  }
}

/** Of one city: there is a Chinatown in many. */
const isNear = (a: Point, b: Point) =>
  Math.abs(a.latitude - b.latitude) < 0.5 && Math.abs(a.longitude - b.longitude) < 0.8
