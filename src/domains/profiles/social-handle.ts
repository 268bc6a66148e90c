import type { Platform } from './vocabulary.ts'

const hosts: Record<string, Platform> = {
  'instagram.com': 'instagram',
  'instagr.am': 'instagram',
  'tiktok.com': 'tiktok',
  'youtube.com': 'youtube',
}
/** First parts of an address that are pages of the platform, and nobody's handle. */
const pages = new Set(
  'p reel reels tv explore stories accounts share watch shorts playlist results feed tag music discover channel embed about legal'.split(
    ' ',
  ),
)
const shape = /^[\w.]{2,40}$/

/**
 * What was meant by a typed handle: the handle without its sign, and the platform where the address of a profile was typed
 * (`https://www.instagram.com/cafe.luna/`). Anything else is answered as it is.
 */
export function readHandle(typed: string): { handle: string; platform: Platform | null } {
  const text = typed.trim()
  const plain = { handle: text.replace(/^@/, ''), platform: null }
  if (!text.includes('/')) return plain
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return plain
  const { hostname, pathname } = new URL(address)
  const platform = hosts[hostname.replace(/^(?:www|m|mobile)\./, '')]
  const [first = '', second = ''] = pathname.split('/').filter(Boolean)
  if (!platform) return plain
  const part = platform === 'youtube' && ['c', 'user'].includes(first) ? second : first
  const handle = part.replace(/^@/, '').toLowerCase()
  if (!shape.test(handle) || pages.has(handle)) return plain
  return { handle, platform }
}

/** Where an account is found on its platform, as people write it. */
export function profileAddress(platform: Platform, handle: string): string {
  return `${platform}.com/${platform === 'instagram' ? '' : '@'}${handle}`
}

/** A name as a handle suggests it: `alice.eats` is Alice Eats. Undefined where it says nothing. */
export function nameFromHandle(typed: string): string | undefined {
  const words = readHandle(typed)
    .handle.split(/[._\d]+/)
    .filter((word) => word.length > 1 && word.length < 20)
  if (words.length === 0) return undefined
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join(' ')
}
