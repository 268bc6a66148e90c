import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { nextCell } from './grid/grid-keys.ts'

/** A cell: `column` is the day, 0 for Monday, `row` the time. */
export type Cell = { row: number; column: number }
export type Rectangle = { rows: { from: number; until: number }; columns: { from: number; until: number } }
type Drawn = { start: Cell; end: Cell; by: 'mouse' | 'keys' }

const span = (a: number, b: number) => ({ from: Math.min(a, b), until: Math.max(a, b) })
export const rectangleOf = ({ start, end }: Pick<Drawn, 'start' | 'end'>): Rectangle => ({
  rows: span(start.row, end.row),
  columns: span(start.column, end.column),
})
export const isIn = ({ rows, columns }: Rectangle, { row, column }: Cell): boolean =>
  row >= rows.from && row <= rows.until && column >= columns.from && column <= columns.until

function cellAt(target: EventTarget): Cell | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  return found ? { row: Number(found.dataset.row), column: Number(found.dataset.column) } : null
}

/** What is done with a rectangle: where it began decides whether it is filled or cleared. */
export type Drawing = (rectangle: Rectangle, start: Cell, act: 'draw' | 'clear') => void

/**
 * Draws rectangles of cells: by dragging with the mouse, by a tap on one cell, or with Shift and the arrow keys and then Space.
 * Touch drags scroll. Escape leaves everything as it was.
 */
export function useDrawing(grid: RefObject<HTMLTableElement | null>, size: Cell, begin: Cell, onDraw: Drawing) {
  const [focused, setFocused] = useState(begin)
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  /** The click that ends a drag is not one of its own. */
  const isDragged = useRef(false)
  const finish = useEffectEvent(() => {
    if (drawn) onDraw(rectangleOf(drawn), drawn.start, 'draw')
    setDrawn(null)
  })
  const isDragging = drawn?.by === 'mouse'
  useEffect(() => {
    if (!isDragging) return undefined
    const end = () => finish()
    window.addEventListener('pointerup', end)
    return () => window.removeEventListener('pointerup', end)
  }, [isDragging])

  const moveTo = (cell: Cell) => {
    setFocused(cell)
    grid.current?.querySelector<HTMLElement>(`[data-row="${cell.row}"][data-column="${cell.column}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellAt(event.target)
    if (!cell) return
    const next = nextCell(event.key, event.ctrlKey || event.metaKey, cell, size)
    if (next) {
      setDrawn(event.shiftKey ? { start: drawn?.start ?? cell, end: next, by: 'keys' } : null)
      moveTo(next)
    } else if (event.key === ' ' || event.key === 'Enter' || event.key === 'Delete' || event.key === 'Backspace') {
      const ends = drawn ?? { start: cell, end: cell }
      onDraw(rectangleOf(ends), ends.start, event.key === ' ' || event.key === 'Enter' ? 'draw' : 'clear')
      setDrawn(null)
    } else if (event.key === 'Escape' && drawn) {
      event.stopPropagation()
      setDrawn(null)
    } else return
    event.preventDefault()
  }
  return {
    focused,
    drawn,
    handlers: {
      onKeyDown,
      onPointerDown: (event: PointerEvent) => {
        const cell = cellAt(event.target)
        isDragged.current = false
        if (!cell || event.pointerType !== 'mouse' || event.button !== 0) return
        isDragged.current = true
        setFocused(cell)
        setDrawn({ start: cell, end: cell, by: 'mouse' })
      },
      onPointerOver: (event: PointerEvent) => {
        const cell = cellAt(event.target)
        if (cell && isDragging) setDrawn((before) => before && { ...before, end: cell })
      },
      onClick: (event: { target: EventTarget }) => {
        const cell = cellAt(event.target)
        const wasDragged = isDragged.current
        isDragged.current = false
        if (!cell || wasDragged) return
        setFocused(cell)
        onDraw(rectangleOf({ start: cell, end: cell }), cell, 'draw')
      },
    },
  }
}
