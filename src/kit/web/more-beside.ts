import { useEffect, useState } from 'react'

type Beside = { 'data-more-before'?: true; 'data-more-after'?: true }

/**
 * For what scrolls sideways: a `ref` for it, and for the `more-beside` around it the attributes that say on which sides there is
 * more than one sees.
 */
export function useMoreBeside<Scrolled extends HTMLElement>(): [(scrolled: Scrolled | null) => void, Beside] {
  const [scrolled, setScrolled] = useState<Scrolled | null>(null)
  const [beside, setBeside] = useState<Beside>({})
  useEffect(() => {
    if (!scrolled) return
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = scrolled
      const isMoreBefore = scrollLeft > 1
      const isMoreAfter = scrollLeft + clientWidth < scrollWidth - 1
      setBeside({ ...(isMoreBefore && { 'data-more-before': true }), ...(isMoreAfter && { 'data-more-after': true }) })
    }
    const observer = new ResizeObserver(look)
    const watch = () => {
      for (const element of [scrolled, ...scrolled.children]) observer.observe(element)
    }
    watch()
    // What comes later is as wide.
    const added = new MutationObserver(watch)
    added.observe(scrolled, { childList: true })
    scrolled.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      added.disconnect()
      scrolled.removeEventListener('scroll', look)
    }
  }, [scrolled])
  return [setScrolled, beside]
}
