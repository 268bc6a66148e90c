import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Keys on a handle, by how far they move its item. */
const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** A list with one item taken from a place and put at another. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_item, at) => at !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/** The order as it was just made, until the stored one follows or `save` has refused, which answers null. */
export function useOrder(stored: readonly string[], save: (order: string[]) => Promise<unknown>) {
  const [made, setMade] = useState<{ order: readonly string[]; before: readonly string[] } | null>(null)
  const put = async (order: readonly string[]) => {
    setMade({ order, before: stored })
    if ((await save([...order])) === null) setMade(null)
  }
  const shown = made && made.before.join() === stored.join() ? made.order : stored
  return { shown, put: (order: readonly string[]) => void put(order) }
}

/**
 * Puts a list into another order by a handle on each item: dragged with mouse, finger or pen, or moved with the arrow keys.
 * The list bears the ref, its items `item(at)`, their handles `handle(at)`. Whoever drags a handle doesn’t scroll, so it is
 * small and the rest of the item is not one. The handle keeps the focus, as `count` and the order are drawn anew.
 */
export function useReorder(count: number, onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null)
  const focusAt = useRef<number | null>(null)
  useEffect(() => {
    if (focusAt.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-place="${focusAt.current}"] [data-handle]`)?.focus()
    focusAt.current = null
  })
  const placeAt = ({ clientX, clientY }: PointerEvent) => {
    const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]')
    return under && list.current?.contains(under) ? Number(under.dataset.place) : null
  }
  const reorder = {
    item: (at: number) => ({
      'data-place': at,
      'data-dragged': drag?.from === at || undefined,
      'data-target': (drag && drag.to === at && drag.from !== at) || undefined,
    }),
    handle: (at: number) => ({
      'data-handle': true,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: at, to: at })
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const to = drag && placeAt(event)
        if (drag && to !== null && to !== drag.to) setDrag({ ...drag, to })
      },
      onPointerUp: () => {
        if (drag && drag.to !== drag.from) onMove(drag.from, drag.to)
        setDrag(null)
      },
      onPointerCancel: () => setDrag(null),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const to = at + (steps[event.key] ?? 0)
        if (to === at || to < 0 || to >= count) return
        event.preventDefault()
        focusAt.current = to
        onMove(at, to)
      },
    }),
  }
  return [list, reorder] as const
}
