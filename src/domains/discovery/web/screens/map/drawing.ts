import 'maplibre-gl/dist/maplibre-gl.css'
import {
  AttributionControl,
  type GeoJSONSource,
  type MapMouseEvent,
  Map as MapView,
  NavigationControl,
  ScaleControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl'
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { must } from '../../../../../kit/contract/must.ts'
import { pageFact } from '../../../../../kit/web/page-facts.ts'
import type { MapPin } from '../../../contract.ts'
import { districtsOf, type Size, type View } from './geometry.ts'
import { drawOutline, outlineStyle } from './outline.ts'
import { drawPicture, pictureRatio, pinPicture } from './pin-looks.ts'

setWorkerUrl(workerAddress)

export type Drawing = {
  setPins: (pins: readonly MapPin[]) => void
  /** Drawn large and above the others, out of its cluster. */
  setActive: (pin: MapPin | null) => void
  setHere: (place: { latitude: number; longitude: number } | null) => void
  goTo: (view: View) => void
  remove: () => void
}
export type DrawingEvents = {
  onMove: (view: View, size: Size) => void
  onChoose: (briefUid: string | null) => void
  onPoint: (briefUid: string | null) => void
}

/** From this zoom on pins stand alone; those of one house are stacked. */
const nearestCluster = 15
const stackPx = 36
const here = 'here'

/** Draws the map into a box. Throws where the browser cannot (no WebGL). Pins are symbols of one layer, not elements. A still one is only looked at. */
export function drawMap(box: HTMLElement, start: View, events: DrawingEvents, isStill = false): Drawing {
  const colours = getComputedStyle(box)
  const colour = (name: string) => colours.getPropertyValue(name).trim()
  const own = outlineStyle(colour)
  const streets = pageFact('map-style')
  const map = createMap(box, start, streets ?? own, isStill)
  if (!isStill) map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  map.addControl(new ScaleControl({ unit: 'metric' }), 'bottom-right')
  if (streets) map.addControl(new AttributionControl({ compact: true }), 'bottom-right')

  let pins: readonly MapPin[] = []
  let active: MapPin | null = null
  let viewer: { latitude: number; longitude: number } | null = null
  let isStyled = false
  const set = (source: string, data: GeoJSON.FeatureCollection) =>
    void map.getSource<GeoJSONSource>(source)?.setData(data)
  const show = () => {
    set('pins', featuresOf(pins))
    set('districts', {
      type: 'FeatureCollection',
      features: districtsOf(pins).map(({ name, ...at }) => pointAt(at, { name })),
    })
  }
  const showActive = () => set('active', featuresOf(active ? [active] : [], true))
  const showViewer = () => set(here, { type: 'FeatureCollection', features: viewer ? [pointAt(viewer, {})] : [] })

  const addPicture = (name: string) => {
    const drawn = drawPicture(name, colour)
    if (drawn && !map.hasImage(name)) map.addImage(name, drawn, { pixelRatio: pictureRatio })
  }
  map.setMissingStyleImageResolver(addPicture)
  map.on('style.load', () => {
    isStyled = true
    // A background asks for no picture: it must be there.
    addPicture('paper')
    addLayers(map, colour)
    show()
    showActive()
    showViewer()
    if (map.getSource('land')) void drawOutline(map).catch(() => undefined)
  })
  map.on('error', () => {
    // The streets cannot be had: our own outline then.
    if (streets && !isStyled) map.setStyle(own)
  })
  map.on('moveend', () => {
    const { lat, lng } = map.getCenter().wrap()
    const size = { width: box.clientWidth, height: box.clientHeight }
    events.onMove({ latitude: lat, longitude: lng, zoom: map.getZoom() }, size)
  })
  map.on('click', (event) => void choose(map, event, events))
  map.on('mousemove', (event) => {
    const [first] = featuresUnder(map, event)
    map.getCanvas().style.cursor = first ? 'pointer' : ''
    events.onPoint(first ? ((first.properties.uid as string | undefined) ?? null) : null)
  })
  map.on('mouseout', () => events.onPoint(null))

  return {
    setPins: (next) => {
      pins = next
      if (isStyled) show()
    },
    setActive: (next) => {
      if (next === active) return
      active = next
      if (isStyled) showActive()
    },
    setHere: (next) => {
      viewer = next
      if (isStyled) showViewer()
    },
    goTo: ({ latitude, longitude, zoom }) => {
      const centre = map.getCenter()
      const isThere =
        Math.abs(centre.lat - latitude) + Math.abs(centre.lng - longitude) < 1e-3 &&
        Math.abs(map.getZoom() - zoom) < 0.02
      if (!isThere) map.jumpTo({ center: [longitude, latitude], zoom })
    },
    remove: () => map.remove(),
  }
}

/** The map itself, which is never turned or tilted. */
function createMap(box: HTMLElement, start: View, style: string | StyleSpecification, isStill: boolean): MapView {
  const map = new MapView({
    container: box,
    style,
    center: [start.longitude, start.latitude],
    zoom: start.zoom,
    minZoom: 1,
    maxZoom: 18,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    interactive: !isStill,
    locale: { 'Map.Title': 'Map of the briefs. Each one is in the list too.' },
  })
  map.touchZoomRotate.disableRotation()
  return map
}

function addLayers(map: MapView, colour: (name: string) => string): void {
  const data: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] }
  map.addSource('pins', {
    type: 'geojson',
    data,
    cluster: true,
    clusterRadius: 46,
    clusterMaxZoom: nearestCluster,
  })
  map.addSource('active', { type: 'geojson', data })
  map.addSource(here, { type: 'geojson', data })
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
      'icon-image': ['concat', 'cluster|', ['to-string', ['get', 'point_count_abbreviated']]],
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

/** What is under a pointer, with the room a finger needs. */
function featuresUnder(map: MapView, { point }: MapMouseEvent) {
  if (!map.getLayer('pins')) return []
  const exact = map.queryRenderedFeatures(point, { layers: ['active', 'pins', 'clusters'] })
  return exact.length > 0
    ? exact
    : map.queryRenderedFeatures(
        [
          [point.x - 6, point.y - 6],
          [point.x + 6, point.y + 6],
        ],
        { layers: ['pins', 'clusters'] },
      )
}

/** A pin is chosen; a cluster comes nearer until it falls apart. */
async function choose(map: MapView, event: MapMouseEvent, events: DrawingEvents): Promise<void> {
  const [first] = featuresUnder(map, event)
  const cluster = first?.properties.cluster_id as number | undefined
  if (!first || cluster === undefined) {
    events.onChoose((first?.properties.uid as string | undefined) ?? null)
    return
  }
  const zoom = await must(map.getSource<GeoJSONSource>('pins'), 'source of the pins').getClusterExpansionZoom(cluster)
  const [longitude, latitude] = (first.geometry as GeoJSON.Point).coordinates
  map.easeTo({
    center: [must(longitude, 'longitude'), must(latitude, 'latitude')],
    zoom: Math.min(zoom + 0.3, nearestCluster + 1.2),
    duration: 200,
  })
}

function featuresOf(pins: readonly MapPin[], isActive = false): GeoJSON.FeatureCollection {
  const stacked = new Map<string, number>()
  return {
    type: 'FeatureCollection',
    features: pins.map((pin) => {
      const house = `${pin.latitude},${pin.longitude}`
      const below = stacked.get(house) ?? 0
      stacked.set(house, below + 1)
      return pointAt(pin, { uid: pin.briefUid, picture: pinPicture(pin, isActive), lift: [0, -below * stackPx] })
    }),
  }
}

function pointAt({ latitude, longitude }: { latitude: number; longitude: number }, properties: object) {
  return {
    type: 'Feature' as const,
    properties: { ...properties },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  }
}
