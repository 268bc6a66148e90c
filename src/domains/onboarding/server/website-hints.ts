import { readHandle } from '../../profiles/social-handle.ts'
import { platforms } from '../../profiles/vocabulary.ts'
import { mostPictures, type WebsiteHints } from '../website.ts'
import { readHours } from './hours-of-record.ts'
import { plainText, readFacts } from './page-facts.ts'

type Fields = Record<string, unknown>

/** Kinds of record that are a place people go to, and those that are somebody at least. */
const places =
  /(?:Business|Restaurant|Hotel|Hostel|Motel|Resort|Lodging|BedAndBreakfast|Cafe|Coffee|Bakery|Bar|Pub|Brewery|Winery|Distillery|FoodEstablishment|IceCreamShop|NightClub|Club|Store|Spa|Salon|Gym|Museum|Attraction|Entertainment|Cinema|Theater|Zoo|Park)/
const somebody = /^(?:Organization|Corporation|Place|Brand)$/

/** What the page of a venue says of it. What is not said, or makes no sense, is left out. */
export function hintsOf(html: string, address: string): Omit<WebsiteHints, 'website'> {
  const { title, meta, links, records } = readFacts(html)
  const record = records.find((one) => isOf(one, places)) ?? records.find((one) => isOf(one, somebody)) ?? {}
  const where = typeof record.address === 'object' ? firstOf(record.address) : {}
  const facts = {
    name: words(record.name, 80) ?? words(meta['og:site_name'], 80) ?? words(meta['og:title'] ?? title, 80),
    description:
      words(record.description, 1_000) ?? words(meta['og:description'], 1_000) ?? words(meta.description, 1_000),
    phone: words(record.telephone ?? where.telephone, 40),
    address: words(where.streetAddress ?? record.address, 200),
    postcode: words(where.postalCode, 16),
    position: positionOf(firstOf(record.geo)),
    openingHours: readHours(record),
    handle: handleIn([...textsIn(record.sameAs), ...links]),
  }
  const pictures = [...textsIn(record.image), ...textsIn(record.photo), meta['og:image'], meta['og:image:url']]
  return {
    ...Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)),
    pictures: addressesOf(pictures, address),
  }
}

function isOf(record: Fields, kinds: RegExp): boolean {
  return textsIn(record['@type']).some((type) => kinds.test(type.replace(/^https?:\/\/schema\.org\//, '')))
}

function words(value: unknown, most: number): string | undefined {
  const [text] = textsIn(value)
  if (text === undefined) return undefined
  const plain = plainText(text.slice(0, 10_000))
  if (plain.length <= most) return plain || undefined
  const cut = plain.slice(0, most - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ') > most / 2 ? cut.lastIndexOf(' ') : most)}…`
}

/** The texts of a value that may be one, several, or records with an address. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return value.slice(0, 50).flatMap((one) => (Array.isArray(one) ? [] : textsIn(one)))
  if (typeof value !== 'object' || value === null) return []
  const { url, contentUrl } = value as Fields
  return [contentUrl ?? url].filter((one): one is string => typeof one === 'string')
}

function firstOf(value: unknown): Fields {
  const one: unknown = Array.isArray(value) ? value[0] : value
  return typeof one === 'object' && one !== null ? (one as Fields) : {}
}

function positionOf(geo: Fields): WebsiteHints['position'] {
  const [latitude, longitude] = [Number(geo.latitude ?? Number.NaN), Number(geo.longitude ?? Number.NaN)]
  const isSense = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0)
  return isSense ? { latitude, longitude } : undefined
}

/** The handle that is linked: Instagram's before the others'. */
function handleIn(links: readonly string[]): string | undefined {
  const found = links.map(readHandle).filter(({ platform }) => platform !== null)
  const [first] = platforms.flatMap((platform) => found.find((one) => one.platform === platform) ?? [])
  return first?.handle
}

function addressesOf(pictures: readonly (string | undefined)[], page: string): string[] {
  const absolute = pictures.flatMap((one) => {
    if (!one || !URL.canParse(one, page)) return []
    const { protocol, href } = new URL(one, page)
    return /^https?:$/.test(protocol) && href.length <= 500 ? [href] : []
  })
  return [...new Set(absolute)].slice(0, mostPictures)
}
