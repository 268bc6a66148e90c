import 'maplibre-gl/dist/maplibre-gl.css'
import {
  AttributionControl,
  type GeoJSONSource,
  Map as MapView,
  Marker,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl'
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { pageFact } from '../../../../../kit/web/page-facts.ts'
import { namesWith } from './names.ts'
import { drawOutline, outlineStyle } from './outline.ts'
import { drawPicture, pictureRatio } from './pin-looks.ts'
import { keepWater } from './water.ts'

setWorkerUrl(workerAddress)

type Point = { latitude: number; longitude: number }
export type PinDrawing = {
  /** Puts the pin somewhere; what is shown follows where it would be out of sight. */
  setPin: (point: Point) => void
  /** Shows a place from so near. */
  goTo: (point: Point, zoom: number) => void
  remove: () => void
}

/** Draws a map with one pin, which is dragged unless it `isStill`. Throws where the browser cannot (no WebGL). */
export function drawPinMap(
  box: HTMLElement,
  { pin, start, zoom, isStill }: { pin: HTMLElement; start: Point; zoom: number; isStill: boolean },
  onMove: (point: Point) => void,
): PinDrawing {
  const colours = getComputedStyle(box)
  const colour = (name: string) => colours.getPropertyValue(name).trim()
  const own = outlineStyle(colour)
  const streets = pageFact('map-style')
  const map = new MapView({
    container: box,
    style: streets ?? own,
    center: [start.longitude, start.latitude],
    zoom,
    minZoom: 2,
    maxZoom: 19,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    // The page scrolls past it.
    cooperativeGestures: true,
    locale: { 'Map.Title': 'Map of where the venue is' },
  })
  map.keyboard.disableRotation()
  map.touchZoomRotate.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  map.addControl(new ScaleControl({ unit: 'metric' }), 'bottom-right')
  if (streets) map.addControl(new AttributionControl({ compact: true }), 'bottom-right')
  const addPicture = (name: string) => {
    const drawn = drawPicture(name, colour)
    if (drawn && !map.hasImage(name)) map.addImage(name, drawn, { pixelRatio: pictureRatio })
  }
  map.setMissingStyleImageResolver(addPicture)
  let isStyled = false
  map.on('style.load', () => {
    isStyled = true
    if (!map.getSource('land')) return
    addPicture('paper')
    void map.getSource<GeoJSONSource>('districts')?.setData(namesWith([]))
    keepWater(map)
    void drawOutline(map).catch(() => undefined)
  })
  map.on('error', () => {
    // The streets cannot be had: our own outline then.
    if (streets && !isStyled) map.setStyle(own)
  })
  const marker = new Marker({ element: pin, anchor: 'bottom', draggable: !isStill })
    .setLngLat([start.longitude, start.latitude])
    .addTo(map)
  marker.on('dragend', () => {
    const { lat, lng } = marker.getLngLat().wrap()
    onMove({ latitude: lat, longitude: lng })
  })
  return {
    setPin: ({ latitude, longitude }) => {
      marker.setLngLat([longitude, latitude])
      if (!map.getBounds().contains([longitude, latitude])) map.jumpTo({ center: [longitude, latitude] })
    },
    goTo: ({ latitude, longitude }, near) => map.jumpTo({ center: [longitude, latitude], zoom: near }),
    remove: () => map.remove(),
  }
}
