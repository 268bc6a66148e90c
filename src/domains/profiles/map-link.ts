const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`
/** How maps write a place into an address: a pin, a query, the middle of what is shown. */
const ways = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&](?:q|ll|query|destination|mlat)=(?:loc:)?${number}(?:,|%2C|&mlon=)\\s*${number}`, 'i'),
  new RegExp(`@${number},${number}`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${number}/${number}`),
  new RegExp(`^\\s*${number}\\s*,\\s*${number}\\s*$`),
]

/** Where a link to a map points, or two numbers as a map copies them; null for anything else, and for a short link. */
export function readMapLink(text: string): { latitude: number; longitude: number } | null {
  for (const way of ways) {
    const [, north, east] = way.exec(text.slice(0, 2_000)) ?? []
    if (north === undefined || east === undefined) continue
    const [latitude, longitude] = [Number(north), Number(east)]
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude }
  }
  return null
}
