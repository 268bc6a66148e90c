import { must } from '../../../../../kit/contract/must.ts'
import { type DrawnPin, pinPicture } from './pin-looks.ts'
import type { DrawnVisit } from './ways.ts'

export type Place = { latitude: number; longitude: number }
/** How far the pins of one house stand above each other. */
const stackPx = 36

export function placeOf({ geometry }: GeoJSON.Feature): Place {
  const [longitude, latitude] = (geometry as GeoJSON.Point).coordinates
  return { latitude: must(latitude, 'latitude'), longitude: must(longitude, 'longitude') }
}

export function featuresOf(pins: readonly DrawnPin[], isActive = false): GeoJSON.FeatureCollection {
  const stacked = new Map<string, number>()
  return {
    type: 'FeatureCollection',
    features: pins.map((pin) => {
      const house = `${pin.latitude},${pin.longitude}`
      const below = stacked.get(house) ?? 0
      stacked.set(house, below + 1)
      const { uid, count } = pin
      return pointAt(pin, { uid, count, picture: pinPicture(pin, isActive), lift: [0, -below * stackPx] })
    }),
  }
}

export function pointAt({ latitude, longitude }: Place, properties: object) {
  return {
    type: 'Feature' as const,
    properties: { ...properties },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  }
}

/** The line to the next visit of the afternoon, if there is one. */
export function wayOf({ latitude, longitude, way }: DrawnVisit): GeoJSON.Feature[] {
  if (!way) return []
  const coordinates = [
    [longitude, latitude],
    [way.to.longitude, way.to.latitude],
  ]
  return [{ type: 'Feature', properties: { words: way.words }, geometry: { type: 'LineString', coordinates } }]
}
