import { randomBytes } from 'node:crypto'

/** Where the build leaves room for the nonce of one answer (`index.html`). */
const placeholder = '__CSP_NONCE__'

/**
 * The page, with a nonce of its own for each answer. Scripts come from files of ours alone. Styles too, but for those that
 * libraries write into the page while it runs: they know the nonce (docs/decisions/013-no-inline-code.md).
 */
export function createPage(html: string): () => { html: string; policy: string } {
  const parts = html.split(placeholder)
  return () => {
    const nonce = randomBytes(16).toString('base64')
    return { html: parts.join(nonce), policy: policyWith(`'nonce-${nonce}'`) }
  }
}

function policyWith(nonce: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${nonce}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}
