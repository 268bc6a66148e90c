import type { Point } from '../../../profiles/city-around.ts'

/** A number of degrees as lists have it: with a point or a comma, with a degree sign or a letter of the sky. */
export function readDegrees(text: string): number | null {
  const match = /^([-+−]?)\s*(\d{1,3}(?:[.,]\d+)?)\s*°?\s*([NSEWOnsewo]?)$/.exec(text.trim())
  if (!match) return null
  const [, sign = '', digits = '', sky = ''] = match
  const value = Number(digits.replace(',', '.'))
  return /[-−]/.test(sign) || /[swo]/i.test(sky) ? -value : value
}

/** Both numbers of one cell, `51.5, -0.12` or `POINT(-0.12 51.5)`. */
export function readPair(text: string): Point | null {
  const point = /^POINT\s*\(\s*(-?[\d.]+)\s+(-?[\d.]+)\s*\)$/i.exec(text.trim())
  if (point) return pointOf(Number(point[2]), Number(point[1]))
  const bare = text.trim().replace(/^[([]|[)\]]$/g, '')
  const [first = '', second = '', more] = bare.split(/\s*;\s*|\s*,\s+|(?<=\.\d+)\s*,\s*|(?<=\d)\s+(?=[-\d])/)
  const [latitude, longitude] = [readDegrees(first), readDegrees(second)]
  if (more !== undefined || latitude === null || longitude === null || !/[.,]\d/.test(first)) return null
  return pointOf(latitude, longitude)
}

/** A point on the earth; null for what is none, and for 0, 0, which lists have where they know nothing. */
export function pointOf(latitude: number, longitude: number): Point | null {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null
  return latitude === 0 && longitude === 0 ? null : { latitude, longitude }
}
