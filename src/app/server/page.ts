import { createHash, randomBytes } from 'node:crypto'
import type { Config } from '../../kit/server/config.ts'
import { type Head, headOf } from './heads.ts'

/** Where the build leaves room for the nonce of one answer, and for what is said of the page (`index.html`). */
const noncePlace = '__CSP_NONCE__'
const headPlace = '<!-- The server puts here what is said of each page. -->'
const bodyPlace = '<!-- The server writes the page here. -->'

/** A page that the server writes itself (`open.html`). */
type Written = { head: Head; body: string; styles: string }

/**
 * The page for a path, with a nonce of its own for each answer. Scripts come from files of ours alone, but for the one that the
 * build puts into the page (`first-files.ts`), known by its hash. Styles too, but for those that libraries write into the page
 * while it runs: they know the nonce (docs/decisions/009-no-inline-code.md).
 */
export function createPage(
  html: string,
  config: Config,
): (path: string, open?: Written) => { html: string; policy: string } {
  const media = originsOf(config.MEDIA_BASE_URL)
  const parties = thirdParties(config)
  const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = '']) => hashOf(code))
  return (path, open) => {
    const nonce = randomBytes(16).toString('base64')
    const head = headOf(path, config, open?.head)
    const styles = open ? `<style nonce="${nonce}">${open.styles}</style>` : ''
    const written = html
      .replaceAll(noncePlace, nonce)
      .replace(headPlace, () => head + styles)
      .replace(bodyPlace, () => open?.body ?? '')
    return { html: written, policy: policyWith(`'nonce-${nonce}'`, inline, media, parties) }
  }
}

type Origins = { scripts: string[]; connects: string[]; images: string[] }

/** Where the tools and maps that are set come from and send to. Without settings nothing but our own address is allowed. */
function thirdParties(config: Config): Origins {
  const google = config.GOOGLE_TAG_ID ? ['https://www.googletagmanager.com'] : []
  const googleData = config.GOOGLE_TAG_ID ? ['https://*.google-analytics.com', 'https://*.analytics.google.com'] : []
  const meta = config.META_PIXEL_ID ? ['https://connect.facebook.net'] : []
  const metaData = config.META_PIXEL_ID ? ['https://www.facebook.com'] : []
  const generic = originsOf(config.RECORDING_SCRIPT_URL, config.ONBOARDING_SCRIPT_URL)
  return {
    scripts: [...google, ...meta, ...generic],
    connects: [
      ...google,
      ...googleData,
      ...metaData,
      ...generic,
      ...originsOf(config.ANALYTICS_URL, config.MAP_STYLE_URL),
    ],
    images: [...google, ...googleData, ...metaData],
  }
}

function originsOf(...urls: (string | undefined)[]): string[] {
  return urls.flatMap((url) => (url ? [new URL(url).origin] : []))
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

function policyWith(nonce: string, inline: string[], media: string[], { scripts, connects, images }: Origins): string {
  const self = "'self'"
  return [
    `default-src ${self}`,
    ['script-src', self, ...inline, ...scripts].join(' '),
    `style-src ${self} ${nonce}`,
    ['img-src', self, 'data:', 'blob:', ...media, ...images].join(' '),
    ['media-src', self, 'blob:', ...media].join(' '),
    `worker-src ${self} blob:`,
    ['connect-src', self, ...connects].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    `form-action ${self}`,
    "object-src 'none'",
  ].join('; ')
}
