import { useEffect } from 'react'
import { pageFact, productName } from './page-facts.ts'

/** Title, description and canonical address of the page that is shown; without a description, the product's own. */
export function usePage(title: string, description?: string): void {
  useEffect(() => {
    const words = description ?? pageFact('about') ?? ''
    document.title = `${title} · ${productName()}`
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
