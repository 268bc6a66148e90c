import { useEffect } from 'react'

const tagline = 'Influencer marketing made effortless'

/** What the server may write into the page for its scripts, mostly settings. */
type PageFact =
  | 'application-name'
  | 'map-style'
  | 'media-base'
  | 'support'
  | 'training'
  | 'usage-days'
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
  return pageFact('application-name') ?? 'Plusone'
}

/** Title, description and canonical address of the page that is shown (seed §1, §2 "Application wrapper"). */
export function usePage(title: string | null, description?: string): void {
  useEffect(() => {
    const name = productName()
    const words = description ?? `${name} makes influencer promotions simple, easy and cost-effective.`
    document.title = title ? `${title} · ${name}` : `${name} · ${tagline}`
    setContent('meta[name="description"]', words)
    setContent('meta[property="og:title"]', document.title)
    setContent('meta[property="og:description"]', words)
    setCanonical(location.origin + location.pathname)
  }, [title, description])
}

function setContent(selector: string, content: string): void {
  document.querySelector(selector)?.setAttribute('content', content)
}

function setCanonical(address: string): void {
  const link =
    document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ??
    document.head.appendChild(document.createElement('link'))
  link.rel = 'canonical'
  link.href = address
}
