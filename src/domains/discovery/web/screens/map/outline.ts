import { feature, mesh } from 'topojson-client'
import type { GeoJSONSource, Map as MapView, StyleSpecification } from 'maplibre-gl'
import atlasAddress from 'world-atlas/countries-50m.json?url'
import { cityFacts } from '../../../../profiles/vocabulary.ts'

const fonts = ['Inter Variable', 'sans-serif']

/** A map of our own: no network but ours, land and borders until one is near, then districts by name. */
export function outlineStyle(colour: (name: string) => string): StyleSpecification {
  const none: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] }
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: none },
      borders: { type: 'geojson', data: none },
      cities: { type: 'geojson', data: cities() },
      districts: { type: 'geojson', data: none },
    },
    layers: [
      // The outline is too coarse for a city: near by there is one ground, and nothing stands in a sea that is none.
      {
        id: 'sea',
        type: 'background',
        paint: {
          'background-color': [
            'interpolate',
            ['linear'],
            ['zoom'],
            6,
            colour('--calm-soft'),
            8.5,
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
      // What moves with the map shows that it moves.
      { id: 'paper', type: 'background', minzoom: 8, paint: { 'background-pattern': 'paper' } },
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
        layout: { 'text-field': ['get', 'name'], 'text-font': fonts, 'text-size': 14, 'text-offset': [0, 1.6] },
        paint: {
          'text-color': colour('--mantine-color-text'),
          'text-halo-color': colour('--mantine-color-body'),
          'text-halo-width': 1.5,
        },
      },
      {
        id: 'districts',
        type: 'symbol',
        source: 'districts',
        minzoom: 9.5,
        layout: {
          'text-field': ['get', 'name'],
          'text-font': fonts,
          'text-size': ['interpolate', ['linear'], ['zoom'], 10, 13, 14, 20],
          'text-letter-spacing': 0.04,
          'text-variable-anchor': ['top', 'bottom', 'right', 'left'],
          'text-radial-offset': 1.75,
          'text-justify': 'auto',
        },
        paint: {
          'text-color': colour('--mantine-color-dimmed'),
          'text-halo-color': colour('--mantine-color-body'),
          'text-halo-width': 1.5,
        },
      },
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
  void set('land', feature(atlas, countries))
  const between = mesh(atlas, countries, (a, b) => a !== b)
  void set('borders', { type: 'Feature', properties: {}, geometry: between })
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
