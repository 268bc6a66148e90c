import type { KeyboardEvent } from 'react'
import { pressKey } from '../list-keys.ts'

type Place = { row: number; column: number }

/** Where a key leads from a cell of a grid: arrows, Home and End in the row, with Ctrl in the table, pages of ten. Null for other keys. */
export function nextCell(key: string, isCtrl: boolean, { row, column }: Place, size: Place): Place | null {
  const last = { row: size.row - 1, column: size.column - 1 }
  const to = (place: Partial<Place>) => ({
    row: Math.min(Math.max(place.row ?? row, 0), last.row),
    column: Math.min(Math.max(place.column ?? column, 0), last.column),
  })
  switch (key) {
    case 'ArrowDown':
      return to({ row: isCtrl ? last.row : row + 1 })
    case 'ArrowUp':
      return to({ row: isCtrl ? 0 : row - 1 })
    case 'ArrowRight':
      return to({ column: column + 1 })
    case 'ArrowLeft':
      return to({ column: column - 1 })
    case 'Home':
      return isCtrl ? to({ row: 0, column: 0 }) : to({ column: 0 })
    case 'End':
      return isCtrl ? last : to({ column: last.column })
    case 'PageDown':
      return to({ row: row + 10 })
    case 'PageUp':
      return to({ row: row - 10 })
    default:
      return null
  }
}

const inside = 'a, button, input, select'

/**
 * Moves between the cells of a grid, whose `aria-rowindex` and `aria-colindex` count from 1. Enter does what the cell does: its
 * link, its button, its choice or its box. Space selects the row, with Shift everything since the one before. A letter presses the
 * button of the row that has it as its `data-key`.
 */
export function onGridKey(event: KeyboardEvent<HTMLTableElement>): void {
  const cell = (event.target as Element).closest<HTMLElement>('td, th')
  if (!cell || event.altKey || event.metaKey) return
  // Its arrow keys choose among its values. Escape leaves it.
  if (event.target instanceof HTMLSelectElement) {
    if (event.key === 'Escape') focusCell(event.currentTarget, cell)
    return
  }
  const rows = [...event.currentTarget.rows]
  const row = rows.findIndex((each) => each.contains(cell))
  const cells = rows.map((each) => [...each.cells])
  const column = cells[row]?.findIndex((each) => each === cell) ?? 0
  const next = nextCell(event.key, event.ctrlKey, { row, column }, { row: rows.length, column: cells[0]?.length ?? 0 })
  if (next) {
    event.preventDefault()
    focusCell(event.currentTarget, cells[next.row]?.[next.column])
    return
  }
  if (event.target !== cell) return
  const pressed = event.key === 'Enter' ? cell.querySelector<HTMLElement>(inside) : null
  const box = event.key === ' ' ? rows[row]?.querySelector<HTMLElement>('input[type=checkbox]') : null
  const target = pressed ?? box
  if (!target) {
    pressKey(event.nativeEvent, rows[row])
    return
  }
  event.preventDefault()
  if (target instanceof HTMLSelectElement) target.focus()
  else target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: event.shiftKey }))
}

/** Moves the focus to the row after one, or before it: what is done with that one takes it away. */
export function focusRowBeside(key: string): void {
  const row = document.querySelector<HTMLTableRowElement>(`tr[data-row="${CSS.escape(key)}"]`)
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const table = row?.closest('table')
  if (table) focusCell(table, beside?.querySelector<HTMLElement>('td') ?? undefined)
}

/** By Tab one comes to the first head, and to the cell that had the focus last. */
function focusCell(table: HTMLTableElement, cell: HTMLElement | undefined): void {
  if (!cell) return
  for (const each of table.querySelectorAll<HTMLElement>('[tabindex="0"]:not(th:first-child)')) each.tabIndex = -1
  cell.tabIndex = 0
  cell.focus()
}
