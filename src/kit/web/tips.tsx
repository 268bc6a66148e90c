import { lazy, Suspense, useEffect, useState } from 'react'

// Drawn for the first that is pointed at: until then nothing of it is loaded.
const TipBubble = lazy(async () => ({ default: (await import('./tip-bubble.tsx')).TipBubble }))

/** How long something is pointed at before its tooltip opens. */
export const tipDelayMs = 100

type Tip = { target: HTMLElement; label: string }

/** What stands for a word alone: an icon with a name, or whatever carries words of its own in `data-tip`. */
function tipAt(node: EventTarget | null): Tip | null {
  const target =
    node instanceof Element ? node.closest<HTMLElement>('[data-tip], button[aria-label], a[aria-label]') : null
  if (!target) return null
  const own = target.dataset.tip
  if (own) return { target, label: own }
  // A picture that opens shows what it is.
  const isPicture = target.querySelector('img, video') !== null
  const isIcon = !isPicture && target.querySelector('svg') !== null && (target.textContent ?? '').trim().length <= 3
  const label = target.getAttribute('aria-label')
  return isIcon && label && target.getAttribute('aria-expanded') !== 'true' ? { target, label } : null
}

/**
 * Tooltips of everything on the page, one at a time: of icons by their names, of scores by `data-tip`. They open when pointed
 * at or reached by keyboard, a score also when it is tapped, and close with Escape.
 */
export function Tips() {
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const close = () => {
      clearTimeout(timer)
      setTip(null)
    }
    const openSoon = (found: Tip | null) => {
      close()
      if (found) timer = setTimeout(() => setTip(found.target.isConnected ? found : null), tipDelayMs)
    }
    const onOver = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') openSoon(tipAt(event.target))
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) openSoon(tipAt(target))
    }
    const onDown = (event: PointerEvent) => {
      const found = tipAt(event.target)
      if (event.pointerType === 'touch' && found?.target.dataset.tip) openSoon(found)
      else close()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    const listened = [
      ['pointerover', onOver],
      ['pointerdown', onDown],
      ['focusin', onFocus],
      ['focusout', close],
      ['keydown', onKey],
      ['scroll', close],
    ] as const
    for (const [kind, listener] of listened) document.addEventListener(kind, listener as EventListener, true)
    return () => {
      clearTimeout(timer)
      for (const [kind, listener] of listened) document.removeEventListener(kind, listener as EventListener, true)
    }
  }, [])
  return <Suspense>{tip && <TipBubble {...tip} />}</Suspense>
}
