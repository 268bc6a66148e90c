import type {
  ExpressionSpecification,
  FillLayerSpecification,
  GeoJSONSource,
  LineLayerSpecification,
  Map as MapView,
} from 'maplibre-gl'
import { keysOf } from '../../../../../kit/contract/keys.ts'
import { type City, cityFacts } from '../../../../profiles/vocabulary.ts'

/** From this zoom on a city has its own water. */
const nearFrom = 7
const near = { source: 'water', minzoom: nearFrom } as const
const isA = (what: string): ExpressionSpecification => ['==', ['get', 'is'], what]

const comingNear: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], nearFrom, 0, nearFrom + 0.8, 1]

/** Metres on the map at the equator that are a pixel wide at zoom 0. */
const metresPerPixel = 78_271.517
const zooms = [nearFrom, 9, 11, 13, 15, 18]

/** Lines as wide as their metres on the map, but never thinner than a pixel. */
const lineWidth: ExpressionSpecification = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  ...zooms.flatMap((zoom): [number, ExpressionSpecification] => [
    zoom,
    ['max', 1, ['*', ['get', 'width'], 2 ** zoom / metresPerPixel]],
  ]),
]

const waters = import.meta.glob<string>('./water/*.json', { query: '?url&no-inline', import: 'default', eager: true })
/** Where the water of a city ends, in degrees of latitude from its middle; what is farther than twice that is out of sight. */
const waterReach = 1.2

/** Land where a city has water of its own, in place of the outline of the world. */
export function groundLayer(colour: (name: string) => string): FillLayerSpecification {
  const paint = { 'fill-color': colour('--mantine-color-body'), 'fill-opacity': comingNear }
  return { id: 'ground', type: 'fill', ...near, filter: isA('ground'), paint }
}

/** The sea and lakes, rivers, and islands that are too narrow for the coastline. */
export function waterLayers(
  colour: (name: string) => string,
): [FillLayerSpecification, LineLayerSpecification, LineLayerSpecification] {
  const water = colour('--water')
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const
  const line = { 'line-opacity': comingNear, 'line-width': lineWidth }
  return [
    {
      id: 'water',
      type: 'fill',
      ...near,
      filter: isA('water'),
      paint: { 'fill-color': water, 'fill-opacity': comingNear },
    },
    { id: 'rivers', type: 'line', ...near, filter: isA('river'), layout, paint: { 'line-color': water, ...line } },
    {
      id: 'islands',
      type: 'line',
      ...near,
      filter: isA('land'),
      layout,
      paint: { 'line-color': colour('--mantine-color-body'), ...line },
    },
  ]
}

/** Draws the water of the city that is looked at, which is fetched then. */
export function keepWater(map: MapView): void {
  let drawn: City | undefined
  const draw = () => {
    const city = map.getZoom() < nearFrom ? undefined : cityAround(map.getCenter())
    const address = city && waters[`./water/${city}.json`]
    if (!address || city === drawn) return
    drawn = city
    void map.getSource<GeoJSONSource>('water')?.setData(new URL(address, location.href).href)
  }
  map.on('moveend', draw)
  draw()
}

function cityAround({ lat, lng }: { lat: number; lng: number }): City | undefined {
  const narrow = Math.cos((lat * Math.PI) / 180)
  const { other: _elsewhere, ...ours } = cityFacts
  return keysOf(ours)
    .map((city) => {
      const { latitude, longitude } = cityFacts[city]
      return { city, far: Math.hypot(latitude - lat, (longitude - lng) * narrow) }
    })
    .filter(({ far }) => far < 2 * waterReach)
    .toSorted((a, b) => a.far - b.far)[0]?.city
}
