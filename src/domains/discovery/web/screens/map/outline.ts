import { feature, mesh } from 'topojson-client'
import type { GeoJSONSource, Map as MapView, StyleSpecification } from 'maplibre-gl'
import atlasAddress from 'world-atlas/countries-50m.json?url'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import { mapFonts, namesLayer } from './names.ts'
import { groundLayer, waterLayers } from './water.ts'

/** A map of our own, with no network but ours: land and borders, and near a city its water and its neighbourhoods by name. */
export function outlineStyle(colour: (name: string) => string): StyleSpecification {
  const none: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] }
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: none },
      water: { type: 'geojson', data: none },
      borders: { type: 'geojson', data: none },
      cities: { type: 'geojson', data: cities() },
      districts: { type: 'geojson', data: none },
    },
    layers: [
      // The outline is too coarse for what is near: outside our cities there is one ground, and nothing stands in a sea that is none.
      {
        id: 'sea',
        type: 'background',
        paint: {
          'background-color': [
            'interpolate',
            ['linear'],
            ['zoom'],
            9.5,
            colour('--water'),
            11,
            colour('--mantine-color-body'),
          ],
        },
      },
      {
        id: 'land',
        type: 'fill',
        source: 'land',
        paint: { 'fill-color': colour('--mantine-color-body'), 'fill-outline-color': colour('--mantine-color-body') },
      },
      // Outside our cities: what moves with the map shows that it moves.
      { id: 'paper', type: 'background', minzoom: 8, paint: { 'background-pattern': 'paper' } },
      groundLayer(colour),
      ...waterLayers(colour),
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        maxzoom: 9,
        paint: { 'line-color': colour('--edge'), 'line-width': 1 },
      },
      {
        id: 'cities',
        type: 'symbol',
        source: 'cities',
        maxzoom: 9.5,
        layout: { 'text-field': ['get', 'name'], 'text-font': mapFonts, 'text-size': 14, 'text-offset': [0, 1.6] },
        paint: {
          'text-color': colour('--mantine-color-text'),
          'text-halo-color': colour('--mantine-color-body'),
          'text-halo-width': 1.5,
        },
      },
      namesLayer(colour),
    ],
  }
}

type Atlas = Parameters<typeof mesh>[0] & { objects: { countries: NonNullable<Parameters<typeof mesh>[1]> } }

/** The outline itself: fetched after the pins are there, from our own server. */
export async function drawOutline(map: MapView): Promise<void> {
  const answer = await fetch(atlasAddress)
  if (!answer.ok) return
  const atlas = (await answer.json()) as Atlas
  const countries = atlas.objects.countries
  const set = (source: string, data: GeoJSON.Feature | GeoJSON.FeatureCollection) =>
    map.getSource<GeoJSONSource>(source)?.setData(data)
  // Country by country: the land as one shape is cut wrongly in some tiles.
  void set('land', overDateLine(feature(atlas, countries)))
  const between = mesh(atlas, countries, (a, b) => a !== b)
  void set('borders', { type: 'Feature', properties: {}, geometry: between })
}

/** Where a country lies on both sides of the date line, its outline goes on beyond it, rather than back around the world. */
function overDateLine(land: GeoJSON.Feature | GeoJSON.FeatureCollection): GeoJSON.FeatureCollection {
  const features = land.type === 'Feature' ? [land] : land.features
  return {
    type: 'FeatureCollection',
    features: features.map((country) => ({ ...country, geometry: unbroken(country.geometry) })),
  }
}

function unbroken(geometry: GeoJSON.Geometry): GeoJSON.Geometry {
  if (geometry.type === 'Polygon') return { ...geometry, coordinates: geometry.coordinates.map(unbrokenRing) }
  if (geometry.type !== 'MultiPolygon') return geometry
  return { ...geometry, coordinates: geometry.coordinates.map((polygon) => polygon.map(unbrokenRing)) }
}

function unbrokenRing(ring: GeoJSON.Position[]): GeoJSON.Position[] {
  let turn = 0
  let before = ring[0]?.[0] ?? 0
  const whole = ring.map(([longitude = 0, latitude = 0]) => {
    if (longitude - before > 180) turn -= 360
    if (before - longitude > 180) turn += 360
    before = longitude
    return [longitude + turn, latitude]
  })
  // Around a pole it does not come back to where it began.
  return turn === 0 ? whole : ring
}

function cities(): GeoJSON.FeatureCollection {
  const { other: _elsewhere, ...known } = cityFacts
  return {
    type: 'FeatureCollection',
    features: Object.values(known).map(({ name, latitude, longitude }) => ({
      type: 'Feature',
      properties: { name },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  }
}
