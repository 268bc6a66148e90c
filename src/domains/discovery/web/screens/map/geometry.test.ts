import { expect, it } from 'vitest'
import { areaOf, contains, isIn, readView, viewOfCity, viewOver, writeView } from './geometry.ts'

const london = { latitude: 51.5074, longitude: -0.1278 }
const phone = { width: 390, height: 600 }

it('shows about eleven kilometres of a city on a phone', () => {
  const area = areaOf(viewOfCity(london, phone), phone)
  const km = (area.east - area.west) * 111.32 * Math.cos((51.5 * Math.PI) / 180)
  expect(km).toBeCloseTo(11, 0)
  expect((area.north - area.south) * 111.32).toBeCloseTo((11 * 600) / 390, 0)
  expect(isIn(area, london)).toBe(true)
})

it('reads what it wrote, and nothing that is no place', () => {
  expect(readView(writeView({ ...london, zoom: 11.5 }))).toEqual({ ...london, zoom: 11.5 })
  for (const text of [undefined, '', 'a,b,c', '51,0', '99,0,3', '51,200,3', '51,0,99'])
    expect(readView(text)).toBeNull()
})

it('reaches over the date line and round the world', () => {
  const fiji = areaOf({ latitude: -17, longitude: 179.9, zoom: 8 }, phone)
  expect(fiji.west).toBeGreaterThan(fiji.east)
  expect([isIn(fiji, { latitude: -17, longitude: -179.9 }), isIn(fiji, { latitude: -17, longitude: 0 })]).toEqual([
    true,
    false,
  ])
  expect(areaOf({ latitude: 0, longitude: 20, zoom: 0 }, { width: 1440, height: 900 })).toMatchObject({
    west: -180,
    east: 180,
  })
})

it('knows when a view has left what was searched', () => {
  const view = viewOfCity(london, phone)
  const searched = areaOf(view, phone)
  expect(contains(searched, searched)).toBe(true)
  expect(contains(searched, areaOf({ ...view, zoom: view.zoom + 1 }, phone))).toBe(true)
  expect(contains(searched, areaOf({ ...view, zoom: view.zoom - 1 }, phone))).toBe(false)
  expect(contains(searched, areaOf({ ...view, longitude: view.longitude + 0.1 }, phone))).toBe(false)
})

it('shows all of several places at once, and one as near as its city', () => {
  const room = { width: 900, height: 500 }
  const paris = { latitude: 48.8566, longitude: 2.3522 }
  const sydney = { latitude: -33.8688, longitude: 151.2093 }
  for (const places of [
    [london, paris],
    [london, paris, sydney],
  ]) {
    const area = areaOf(viewOver(places, room), room)
    expect(places.map((place) => isIn(area, place))).toEqual(places.map(() => true))
  }
  expect(viewOver([london], room)).toEqual(viewOfCity(london, room))
  expect(viewOver([], room).zoom).toBe(1)
})
