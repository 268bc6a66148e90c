import type { ExpressionSpecification, Map as MapView } from 'maplibre-gl'
import { mapFonts } from './names.ts'

/** From this zoom on pins stand alone; those of one house are stacked. */
export const nearestCluster = 15
/** Where the viewer is. */
export const here = 'here'

/** Pins, clusters of them, visits ahead and where one is, above the ground. */
export function addLayers(map: MapView, colour: (name: string) => string): void {
  const data: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] }
  map.addSource('pins', {
    type: 'geojson',
    data,
    cluster: true,
    clusterProperties: { sum: ['+', ['get', 'count']] },
    clusterRadius: 46,
    clusterMaxZoom: nearestCluster,
  })
  map.addSource('active', { type: 'geojson', data })
  map.addSource(here, { type: 'geojson', data })
  map.addSource('ways', { type: 'geojson', data })
  map.addSource('visits', { type: 'geojson', data })
  addVisits(map, colour)
  map.addLayer({
    id: here,
    type: 'circle',
    source: here,
    paint: {
      'circle-radius': 7,
      'circle-color': colour('--mantine-primary-color-filled'),
      'circle-stroke-color': '#ffffff',
      'circle-stroke-width': 3,
    },
  })
  // Pins stand whatever is there; names of districts step aside.
  const always = { 'icon-allow-overlap': true }
  map.addLayer({
    id: 'pins',
    type: 'symbol',
    source: 'pins',
    filter: ['!', ['has', 'point_count']],
    layout: { 'icon-image': ['get', 'picture'], 'icon-anchor': 'bottom', 'icon-offset': ['get', 'lift'], ...always },
  })
  map.addLayer({
    id: 'clusters',
    type: 'symbol',
    source: 'pins',
    filter: ['has', 'point_count'],
    layout: {
      'icon-image': ['concat', 'cluster|', inShort(['get', 'sum'])],
      ...always,
    },
  })
  map.addLayer({
    id: 'active',
    type: 'symbol',
    source: 'active',
    layout: { 'icon-image': ['get', 'picture'], 'icon-anchor': 'bottom', 'icon-offset': ['get', 'lift'], ...always },
  })
}

/** Visits ahead with their times below them, and the walks between those of one afternoon. */
function addVisits(map: MapView, colour: (name: string) => string): void {
  const words = {
    'text-color': colour('--calm'),
    'text-halo-color': colour('--mantine-color-body'),
    'text-halo-width': 2,
  }
  map.addLayer({
    id: 'ways',
    type: 'line',
    source: 'ways',
    layout: { 'line-cap': 'round' },
    paint: { 'line-color': colour('--calm'), 'line-width': 3, 'line-dasharray': [0.1, 2] },
  })
  map.addLayer({
    id: 'visits',
    type: 'circle',
    source: 'visits',
    paint: {
      'circle-radius': 6,
      'circle-color': colour('--calm'),
      'circle-stroke-color': colour('--card'),
      'circle-stroke-width': 2,
    },
  })
  map.addLayer({
    id: 'way-words',
    type: 'symbol',
    source: 'ways',
    minzoom: 11,
    layout: {
      'symbol-placement': 'line-center',
      'text-field': ['get', 'words'],
      'text-font': mapFonts,
      'text-size': 13,
      'text-offset': [0, -0.9],
    },
    paint: words,
  })
  map.addLayer({
    id: 'visit-words',
    type: 'symbol',
    source: 'visits',
    minzoom: 9.5,
    layout: {
      'text-field': ['get', 'words'],
      'text-font': mapFonts,
      'text-size': 13,
      'text-anchor': 'top',
      'text-offset': [0, 0.7],
    },
    paint: words,
  })
}

/** A number as it stands in a cluster: "950", "1.2k". */
function inShort(number: ExpressionSpecification): ExpressionSpecification {
  const thousands: ExpressionSpecification = ['/', ['round', ['/', number, 100]], 10]
  return ['case', ['<', number, 1_000], ['to-string', number], ['concat', ['to-string', thousands], 'k']]
}
