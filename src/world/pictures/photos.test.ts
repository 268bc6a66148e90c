import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { demoVenues, handleOf, ownVenues } from '../demo/venues.ts'
import { houseAdPhoto, photoFile, photosAt, photosFolder, photosOf } from './photos.ts'

const cities = Object.entries(demoVenues).map(([city, venues]) => ({
  city,
  handles: [
    ...(city === 'london' ? Object.values(ownVenues).map(({ handle }) => handle) : []),
    ...venues.map(handleOf),
  ],
}))
const named = [...new Set([houseAdPhoto, ...Object.values(photosAt).flat()])]

it('keeps every photo that the demo names, and no other', () => {
  expect(readdirSync(photosFolder).toSorted()).toEqual(named.map((name) => `${name}.webp`).toSorted())
  expect(Object.keys(photosAt).toSorted()).toEqual(cities.flatMap(({ handles }) => handles).toSorted())
})

it('hangs at least four photos at each venue, none twice in a city and none on top of two venues', () => {
  for (const { city, handles } of cities) {
    const hung = handles.flatMap(photosOf)
    expect([city, hung.filter((name, index) => hung.indexOf(name) < index)]).toEqual([city, []])
    for (const handle of handles) expect([handle, photosOf(handle).length >= 4]).toEqual([handle, true])
  }
  const onTop = cities.flatMap(({ handles }) => handles.map((handle) => photosOf(handle)[0]))
  expect(onTop.filter((name, index) => onTop.indexOf(name) < index)).toEqual([])
})

it('has no photo under two names', () => {
  const bytes = named.map((name) =>
    createHash('sha256')
      .update(readFileSync(photoFile(name)))
      .digest('hex'),
  )
  expect(new Set(bytes).size).toBe(named.length)
})

it('has photos of 1080 × 1350 that fit into the repository', async () => {
  const sizes = await Promise.all(
    named.map(async (name) => {
      const { width, height, format } = await sharp(readFileSync(photoFile(name))).metadata()
      return `${format} ${width}x${height}`
    }),
  )
  expect(new Set(sizes)).toEqual(new Set(['webp 1080x1350']))
  const bytes = named.reduce((sum, name) => sum + statSync(photoFile(name)).size, 0)
  expect(bytes).toBeLessThan(15_000_000)
})
