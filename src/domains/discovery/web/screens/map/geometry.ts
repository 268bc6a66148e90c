import type { MapPin } from '../../../contract.ts'

/** Where one looks: the middle (WGS 84) and how near. */
export type View = { latitude: number; longitude: number; zoom: number }
export type Size = { width: number; height: number }
export type Area = { west: number; south: number; east: number; north: number }

/** The world's width in pixels at zoom 0, and its northern edge on the square map. */
const worldPx = 512
const edge = 85.05
/** What the shorter side of the map shows of a city. */
const cityKm = 11
const kmPerDegree = 111.32

/** A view as it stands in an address: `51.5074,-0.1278,11.5`. */
export const writeView = ({ latitude, longitude, zoom }: View): string =>
  [latitude.toFixed(4), longitude.toFixed(4), zoom.toFixed(2)].join(',')

export function readView(text: string | undefined): View | null {
  const [latitude, longitude, zoom] = (text ?? '').split(',').map(Number)
  if (latitude === undefined || longitude === undefined || zoom === undefined) return null
  const isView = Math.abs(latitude) <= edge && Math.abs(longitude) <= 180 && zoom >= 0 && zoom <= 20
  return isView ? { latitude, longitude, zoom } : null
}

/** A city from its middle, as near as the room allows. */
export function viewOfCity({ latitude, longitude }: Omit<View, 'zoom'>, { width, height }: Size): View {
  const degrees = cityKm / (kmPerDegree * Math.cos(radians(latitude)))
  const zoom = Math.log2((Math.min(width, height) * 360) / (worldPx * degrees))
  return { latitude, longitude, zoom: Math.round(zoom * 100) / 100 }
}

/** So much wider than the places themselves is a view that has all of them: their pins stand in it whole. */
const roomAround = 1.6

/** A view that has all of these places in it, with some room around them; of one alone as near as a city. */
export function viewOver(places: readonly Omit<View, 'zoom'>[], size: Size): View {
  const [first, ...others] = places
  if (!first) return { latitude: 25, longitude: 10, zoom: 1 }
  if (others.length === 0) return viewOfCity(first, size)
  const ends = (values: number[]) => [Math.min(...values), Math.max(...values)] as const
  const [west, east] = ends(places.map(({ longitude }) => longitude))
  const [south, north] = ends(places.map(({ latitude }) => mercator(latitude)))
  const wide = Math.max(0.2, ((east - west) / 360) * roomAround)
  const high = Math.max(0.001, ((north - south) / (2 * Math.PI)) * roomAround)
  const zoom = Math.log2(Math.min(size.width / wide, size.height / high) / worldPx)
  return { latitude: unproject((south + north) / 2), longitude: (west + east) / 2, zoom: Math.max(0, zoom) }
}

/** What a view shows in a room of this size. */
export function areaOf({ latitude, longitude, zoom }: View, { width, height }: Size): Area {
  const scale = worldPx * 2 ** zoom
  const halfWidth = Math.min(180, (width / scale) * 180)
  const middle = mercator(latitude)
  const half = (height / scale) * Math.PI
  const area = { south: unproject(middle - half), north: unproject(middle + half) }
  if (halfWidth >= 180) return { west: -180, east: 180, ...area }
  return { west: rounded(wrapped(longitude - halfWidth)), east: rounded(wrapped(longitude + halfWidth)), ...area }
}

/** Whether a place lies in an area, one over the date line too. */
export function isIn({ west, south, east, north }: Area, { latitude, longitude }: Omit<View, 'zoom'>): boolean {
  if (latitude < south || latitude > north) return false
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
}

/** Whether all of an area lies in another, but for a sliver of its size. */
export function contains(outer: Area, inner: Area): boolean {
  const sliver = (inner.north - inner.south) * 0.05
  const within = (latitude: number, longitude: number) =>
    isIn(
      {
        west: outer.west - sliver,
        south: outer.south - sliver,
        east: outer.east + sliver,
        north: outer.north + sliver,
      },
      { latitude, longitude },
    )
  return within(inner.south, inner.west) && within(inner.north, inner.east)
}

/** The pins of an area, those nearest to its middle first. */
export function pinsIn(pins: readonly MapPin[], area: Area, middle: Omit<View, 'zoom'>): MapPin[] {
  const narrow = Math.cos(radians(middle.latitude)) ** 2
  const farness = (pin: MapPin) =>
    (pin.latitude - middle.latitude) ** 2 + wrapped(pin.longitude - middle.longitude) ** 2 * narrow
  return pins
    .filter((pin) => isIn(area, pin))
    .map((pin) => ({ pin, far: farness(pin) }))
    .toSorted((a, b) => a.far - b.far)
    .map(({ pin }) => pin)
}

export type District = { name: string; latitude: number; longitude: number }

/** The middle of each district, by the places in it: what tells where one is when there are no streets. */
export function districtsOf(pins: readonly Pick<MapPin, 'district' | 'latitude' | 'longitude'>[]): District[] {
  const byName = Map.groupBy(
    pins.filter((pin) => pin.district !== ''),
    (pin) => pin.district,
  )
  return [...byName].map(([name, places]) => ({
    name,
    latitude: places.reduce((sum, pin) => sum + pin.latitude, 0) / places.length,
    longitude: places.reduce((sum, pin) => sum + pin.longitude, 0) / places.length,
  }))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
function mercator(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + radians(Math.max(-edge, Math.min(edge, latitude))) / 2))
}
function unproject(y: number): number {
  const latitude = ((2 * Math.atan(Math.exp(y)) - Math.PI / 2) * 180) / Math.PI
  return rounded(Math.max(-edge, Math.min(edge, latitude)))
}
/** Once round the world is the same place. */
function wrapped(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180
}
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}
