import { randomBytes } from 'node:crypto'
import type { Config } from '../../kit/server/config.ts'
import { headOf } from './heads.ts'

/** Where the build leaves room for the nonce of one answer, and for what is said of the page (`index.html`). */
const noncePlace = '__CSP_NONCE__'
const headPlace = '<!-- The server puts here what is said of each page. -->'

/**
 * The page for a path, with a nonce of its own for each answer. Scripts come from files of ours alone. Styles too, but for
 * those that libraries write into the page while it runs: they know the nonce (docs/decisions/013-no-inline-code.md).
 */
export function createPage(html: string, config: Config): (path: string) => { html: string; policy: string } {
  const media = originOf(config.MEDIA_BASE_URL)
  const maps = originOf(config.MAP_STYLE_URL)
  return (path) => {
    const nonce = randomBytes(16).toString('base64')
    const written = html.replaceAll(noncePlace, nonce).replace(headPlace, () => headOf(path, config))
    return { html: written, policy: policyWith(`'nonce-${nonce}'`, media, maps) }
  }
}

function originOf(address: string | undefined): string {
  return address ? ` ${new URL(address).origin}` : ''
}

function policyWith(nonce: string, media: string, maps: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${nonce}`,
    `img-src 'self' data: blob:${media}`,
    `media-src 'self' blob:${media}`,
    "worker-src 'self' blob:",
    // The map library fetches its style, tiles, letters and pictures by script.
    `connect-src 'self'${maps}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}
