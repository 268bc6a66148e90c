import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { growInto, mayMove } from '../../../kit/web/grow.ts'
import type { To } from '../../../kit/web/link.tsx'

/** What a link of a card does when it is pressed: the picture in view grows into the brief, where the browser can and motion is welcome. */
export function useGrowing({ path, search }: To): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || isElsewhere || !mayMove()) return
    const pictures = event.currentTarget.closest('article')?.querySelector<HTMLElement>('[data-part="pictures"]')
    if (!pictures) return
    event.preventDefault()
    growInto(pictures, () => navigate({ to: path, search: search ?? {}, resetScroll: false }))
  }
}
