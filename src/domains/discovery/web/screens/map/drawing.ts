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
import { districtsOf, type Size, type View } from './geometry.ts'
import { featuresOf, type Place, placeOf, pointAt, wayOf } from './features.ts'
import { addLayers, here, nearestCluster } from './layers.ts'
import { namesWith } from './names.ts'
import { drawOutline, outlineStyle } from './outline.ts'
import { type DrawnPin, drawPicture, pictureRatio } from './pin-looks.ts'
import { keepWater } from './water.ts'
import type { DrawnVisit } from './ways.ts'

setWorkerUrl(workerAddress)

export type Drawing = {
  setPins: (pins: readonly DrawnPin[]) => void
  /** Drawn large and above the others, out of its cluster. */
  setActive: (pin: DrawnPin | null) => void
  setVisits: (visits: readonly DrawnVisit[]) => void
  setHere: (place: Place | null) => void
  goTo: (view: View) => void
  /** Nearer by so many steps, or farther. */
  zoomBy: (steps: number) => void
  remove: () => void
}
export type DrawingEvents = {
  onMove: (view: View, size: Size) => void
  onChoose: (uid: string | null) => void
  onPoint: (uid: string | null) => void
}

/** `still` is only looked at; `bare` has its buttons elsewhere. */
export type MapUse = 'still' | 'bare' | 'whole'

/** Draws the map into a box. Throws where the browser cannot (no WebGL). Pins are symbols of one layer, not elements. */
export function drawMap(box: HTMLElement, start: View, events: DrawingEvents, use: MapUse): Drawing {
  const colours = getComputedStyle(box)
  const colour = (name: string) => colours.getPropertyValue(name).trim()
  const own = outlineStyle(colour)
  const streets = pageFact('map-style')
  const map = createMap(box, start, streets ?? own, use === 'still')
  if (use === 'whole') map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  map.addControl(new ScaleControl({ unit: 'metric' }), 'bottom-right')
  if (streets) map.addControl(new AttributionControl({ compact: true }), 'bottom-right')

  let pins: readonly DrawnPin[] = []
  let active: DrawnPin | null = null
  let visits: readonly DrawnVisit[] = []
  let viewer: Place | null = null
  let isStyled = false
  const set = (source: string, data: GeoJSON.FeatureCollection) =>
    void map.getSource<GeoJSONSource>(source)?.setData(data)
  const show = () => {
    set('pins', featuresOf(pins))
    set('districts', namesWith(districtsOf(pins)))
  }
  const showActive = () => set('active', featuresOf(active ? [active] : [], true))
  const showViewer = () => set(here, { type: 'FeatureCollection', features: viewer ? [pointAt(viewer, {})] : [] })

  const showVisits = () => {
    set('visits', {
      type: 'FeatureCollection',
      features: visits.map((visit) => pointAt(visit, { words: visit.words })),
    })
    set('ways', { type: 'FeatureCollection', features: visits.flatMap(wayOf) })
  }

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
    showVisits()
    showViewer()
    if (!map.getSource('land')) return
    keepWater(map)
    void drawOutline(map).catch(() => undefined)
  })
  map.on('error', () => {
    // The streets cannot be had: our own outline then.
    if (streets && !isStyled) map.setStyle(own)
  })
  listen(map, events)
  // A card comes up below the map, which gets lower then.
  map.on('resize', () => active && keepInSight(map, active))
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
    setVisits: (next) => {
      visits = next
      if (isStyled) showVisits()
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
    zoomBy: (steps) => map.easeTo({ zoom: map.getZoom() + steps, duration: 200 }),
    remove: () => map.remove(),
  }
}

/** Tells of what is done with the map. */
function listen(map: MapView, events: DrawingEvents): void {
  map.on('moveend', () => {
    const { lat, lng } = map.getCenter().wrap()
    const { clientWidth, clientHeight } = map.getContainer()
    const size = { width: clientWidth, height: clientHeight }
    events.onMove({ latitude: lat, longitude: lng, zoom: map.getZoom() }, size)
  })
  map.on('click', (event) => void choose(map, event, events))
  map.on('mousemove', (event) => {
    const [first] = featuresUnder(map, event)
    map.getCanvas().style.cursor = first ? 'pointer' : ''
    events.onPoint(first ? ((first.properties.uid as string | undefined) ?? null) : null)
  })
  map.on('mouseout', () => events.onPoint(null))
}

/** The map itself, which is never turned or tilted. */
function createMap(box: HTMLElement, start: View, style: string | StyleSpecification, isStill: boolean): MapView {
  const map = new MapView({
    container: box,
    style,
    center: [start.longitude, start.latitude],
    zoom: start.zoom,
    minZoom: 0,
    maxZoom: 18,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    interactive: !isStill,
    locale: { 'Map.Title': 'Map. Everything on it is in the list too.' },
  })
  map.touchZoomRotate.disableRotation()
  return map
}

/** The room that a pin takes around its tip, in pixels. */
const pinRoom = { side: 48, above: 48, below: 10 }

/** Moves the map to a pin that stands beyond its edge. */
function keepInSight(map: MapView, { latitude, longitude }: Place): void {
  const { x, y } = map.project([longitude, latitude])
  const { clientWidth, clientHeight } = map.getContainer()
  const isSeen =
    x >= pinRoom.side && x <= clientWidth - pinRoom.side && y >= pinRoom.above && y <= clientHeight - pinRoom.below
  if (!isSeen) map.easeTo({ center: [longitude, latitude], duration: 200 })
}

/** What is under a pointer, with the room a finger needs. */
function featuresUnder(map: MapView, { point }: MapMouseEvent) {
  if (!map.getLayer('pins')) return []
  const exact = map.queryRenderedFeatures(point, { layers: ['active', 'pins', 'clusters'] })
  return exact.length > 0
    ? exact
    : map.queryRenderedFeatures(
        [
          [point.x - 8, point.y - 8],
          [point.x + 8, point.y + 8],
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
    if (first) keepInSight(map, placeOf(first))
    return
  }
  const zoom = await must(map.getSource<GeoJSONSource>('pins'), 'source of the pins').getClusterExpansionZoom(cluster)
  const { latitude, longitude } = placeOf(first)
  map.easeTo({
    center: [longitude, latitude],
    zoom: Math.min(zoom + 0.3, nearestCluster + 1.2),
    duration: 200,
  })
}
