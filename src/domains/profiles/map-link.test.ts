import { expect, it } from 'vitest'
import { readMapLink } from './map-link.ts'

it.each([
  ['https://www.google.com/maps/place/Luna/@51.50,-0.12,17z/data=!3m1!3d51.5131!4d-0.1312', 51.5131, -0.1312],
  ['https://www.google.com/maps/@51.5131,-0.1312,17z', 51.5131, -0.1312],
  ['https://maps.apple.com/?ll=51.5131,-0.1312&q=Luna', 51.5131, -0.1312],
  ['https://www.google.com/maps/search/?api=1&query=51.5131%2C-0.1312', 51.5131, -0.1312],
  ['https://www.openstreetmap.org/?mlat=51.5131&mlon=-0.1312#map=19/51.5/-0.1', 51.5131, -0.1312],
  ['https://www.openstreetmap.org/#map=18/51.5131/-0.1312', 51.5131, -0.1312],
  ['51.5131, -0.1312', 51.5131, -0.1312],
])('reads %s', (link, latitude, longitude) => {
  expect(readMapLink(link)).toEqual({ latitude, longitude })
})

it.each(['https://maps.app.goo.gl/abc123', '1 Mill Lane, 12', '951.5, 0.1', ''])('reads nothing from %s', (link) => {
  expect(readMapLink(link)).toBeNull()
})
