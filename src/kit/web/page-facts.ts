/** What the server may write into the page for its scripts, mostly settings. */
type PageFact =
  | 'application-name'
  | 'about'
  | 'map-style'
  | 'media-base'
  | 'support'
  | 'training'
  | 'usage-days'
  | 'tracing'
  | 'sign-in-providers'
  | 'analytics-key'
  | 'google-tag'
  | 'meta-pixel'
  | 'recording-script'
  | 'recording-key'
  | 'onboarding-script'
  | 'onboarding-key'

/** A fact of the page; undefined where the server had nothing to say. */
export function pageFact(name: PageFact): string | undefined {
  return globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined
}

/** The product's name (setting PRODUCT_NAME). */
export function productName(): string {
  return pageFact('application-name') ?? ''
}
