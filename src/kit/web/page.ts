import { useEffect } from 'react'
import { productName } from './page-facts.ts'

const tagline = 'Influencer marketing made effortless'

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
