// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { WeekGrid } from './week-grid.tsx'
import type { WeekHours } from './week-hours.ts'

afterEach(cleanup)

let shown: readonly WeekHours[] = []

function Hours({ start = [], most = 28 }: { start?: WeekHours[]; most?: number }) {
  const [hours, setHours] = useState<readonly WeekHours[]>(start)
  useEffect(() => {
    shown = hours
  }, [hours])
  return (
    <MantineProvider>
      <WeekGrid
        label="Opening hours"
        words={{ filled: 'open', empty: 'closed' }}
        hours={hours}
        most={most}
        within={[{ weekday: 1, from: '10:00', to: '22:00' }]}
        onChange={setHours}
      />
    </MantineProvider>
  )
}

const cell = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))
const on = (weekday: number, from: string, to: string) => ({ weekday, from, to })

it('draws a rectangle with the mouse, wherever the button is let go, and clears one that begins in a filled cell', () => {
  render(<Hours />)
  const drag = (from: string, to: string) => {
    fireEvent.pointerDown(cell(from), { pointerType: 'mouse', button: 0 })
    fireEvent.pointerOver(cell(to), { pointerType: 'mouse' })
    fireEvent.pointerUp(window)
    fireEvent.click(cell(to))
  }
  drag('Monday 12:00', 'Tuesday 14:30')
  expect(shown).toEqual([on(1, '12:00', '15:00'), on(2, '12:00', '15:00')])
  expect(screen.getByRole('status').textContent).toBe('Monday to Tuesday, 12:00–15:00: open.')
  drag('Tuesday 14:00', 'Tuesday 13:00')
  expect(shown).toEqual([on(1, '12:00', '15:00'), on(2, '12:00', '13:00'), on(2, '14:30', '15:00')])
})

it('is drawn by keyboard: arrows move, Shift selects, Space fills, Delete clears, Escape changes nothing', async () => {
  const user = userEvent.setup()
  render(<Hours start={[on(1, '12:00', '13:00')]} />)
  cell('Monday 12:00').focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    'Tuesday 12:00 to 12:30, closed, outside opening hours',
  )
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift} ')
  expect(shown).toEqual([on(1, '12:00', '13:00'), on(2, '12:00', '13:30'), on(3, '12:00', '13:30')])
  await user.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}{Escape}{Delete}')
  expect(shown).toEqual([
    on(1, '12:00', '13:00'),
    on(2, '12:00', '12:30'),
    on(2, '13:00', '13:30'),
    on(3, '12:00', '13:30'),
  ])
})

it('takes a tap on one cell, says what each cell is, and shows a time between the lines', () => {
  render(<Hours start={[on(1, '12:00', '13:10')]} />)
  expect(cell('Monday 12:00').getAttribute('aria-selected')).toBe('true')
  expect(cell('Monday 12:00').getAttribute('aria-label')).toBe('Monday 12:00 to 12:30, open')
  expect(cell('Monday 13:00').getAttribute('aria-label')).toBe('Monday 13:00 to 13:30, partly open')
  fireEvent.click(cell('Monday 13:00'))
  expect(shown).toEqual([on(1, '12:00', '13:30')])
})

it('copies a day to the others and clears one', async () => {
  const user = userEvent.setup()
  render(<Hours start={[on(1, '12:00', '15:00'), on(6, '09:00', '10:00')]} />)
  await user.click(screen.getByRole('button', { name: 'Mon: copy or clear Monday' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Saturday and Sunday', hidden: true }))
  expect(shown).toEqual([on(1, '12:00', '15:00'), on(6, '12:00', '15:00'), on(7, '12:00', '15:00')])
  await user.click(screen.getByRole('button', { name: 'Sat: copy or clear Saturday' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Clear Saturday', hidden: true }))
  expect(shown).toEqual([on(1, '12:00', '15:00'), on(7, '12:00', '15:00')])
})

it('says when a week has as many times as it can, and changes nothing', () => {
  render(<Hours start={[on(1, '12:00', '15:00')]} most={1} />)
  fireEvent.click(cell('Monday 18:00'))
  expect(shown).toEqual([on(1, '12:00', '15:00')])
  expect(screen.getByRole('status').textContent).toBe(
    'A week can have up to 1 time. Remove one, or join two that are close together.',
  )
})
