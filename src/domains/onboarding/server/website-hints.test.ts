import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { hintsOf } from './website-hints.ts'

const page = (record: unknown, more = '') =>
  `<html><head><title>Welcome</title><script type="application/ld+json">${JSON.stringify(record)}</script>${more}</head></html>`
const at = 'https://cafeluna.example/en/'

it('reads the record of a restaurant, wherever it stands', () => {
  const html = page({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', name: 'Not this one' },
      {
        '@type': ['Restaurant', 'Organization'],
        name: 'Caf&eacute; Luna',
        description: '<p>Pasta by the canal.</p>',
        telephone: '+44 20 7946 0000',
        address: { streetAddress: '1 Mill Lane', postalCode: 'W1F 0AA', addressLocality: 'London' },
        geo: { latitude: '51.51', longitude: -0.13 },
        image: [{ url: '/front.jpg' }, 'https://cdn.example/room.jpg'],
        sameAs: [
          'https://www.facebook.com/x',
          'https://www.tiktok.com/@lunatok',
          'https://www.instagram.com/cafe.luna/',
        ],
        openingHoursSpecification: [
          { dayOfWeek: ['https://schema.org/Tuesday', 'Monday'], opens: '9:00', closes: '17:00:00' },
          { dayOfWeek: 'Sunday', opens: '00:00', closes: '00:00' },
        ],
      },
    ],
  })
  expect(hintsOf(html, at)).toEqual({
    name: 'Café Luna',
    description: 'Pasta by the canal.',
    phone: '+44 20 7946 0000',
    handle: 'cafe.luna',
    address: '1 Mill Lane',
    postcode: 'W1F 0AA',
    position: { latitude: 51.51, longitude: -0.13 },
    openingHours: [
      { weekday: 1, from: '09:00', to: '17:00' },
      { weekday: 2, from: '09:00', to: '17:00' },
    ],
    pictures: ['https://cafeluna.example/front.jpg', 'https://cdn.example/room.jpg'],
  })
})

it('makes do with the heads and links of a page whose record is broken', () => {
  const html = `<title>Luna | London</title><script type="application/ld+json">{"@type": "Restaurant", "name": </script>
    <meta property="og:site_name" content="Luna &amp; Sol"><meta name="description" content="Small plates.">
    <meta property="og:image" content="javascript:alert(1)"><a href="//instagram.com/p/123">a post</a>
    <a href="https://instagram.com/luna.sol">us</a>`
  expect(hintsOf(html, at)).toEqual({
    name: 'Luna & Sol',
    description: 'Small plates.',
    handle: 'luna.sol',
    pictures: [],
  })
})

it('reads hours as they were written before, over the end of the week too', () => {
  const hours = (openingHours: unknown) => hintsOf(page({ '@type': 'Hotel', openingHours }), at).openingHours
  expect(hours('Fr-Su 18:00-24:00')).toEqual([5, 6, 7].map((weekday) => ({ weekday, from: '18:00', to: '00:00' })))
  expect(hours(['Sa,Mo 10:00–16:00'])?.map(({ weekday }) => weekday)).toEqual([1, 6])
  expect(hours('by appointment')).toBeUndefined()
})

it('takes nothing that makes no sense', () => {
  const odd = { '@type': 'Bar', name: { deep: 1 }, telephone: ['', 5], geo: { latitude: 200, longitude: 1 }, image: 7 }
  expect(hintsOf(page([[odd]]), at)).toEqual({
    name: 'Welcome',
    phone: '5',
    pictures: ['https://cafeluna.example/en/7'],
  })
  expect(hintsOf('\u0000<<<>', at)).toEqual({ pictures: [] })
  const long = must(hintsOf(page({ '@type': 'Bar', description: 'word '.repeat(400) }), at).description)
  expect([long.length <= 1_000, long.endsWith('word…')]).toEqual([true, true])
})
