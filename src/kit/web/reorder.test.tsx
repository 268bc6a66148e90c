// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { moved, useReorder } from './reorder.ts'

afterEach(cleanup)

function Letters() {
  const [letters, setLetters] = useState(['A', 'B', 'C'])
  const [list, order] = useReorder(letters.length, (from, to) => setLetters(moved(letters, from, to)))
  return (
    <ul ref={list}>
      {letters.map((letter, at) => (
        <li key={letter} {...order.item(at)}>
          <button {...order.handle(at)}>{letter}</button>
        </li>
      ))}
    </ul>
  )
}

const shown = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .join('')

it('moves an item by the arrow keys, keeps the focus on it, and stops at the ends', async () => {
  const user = userEvent.setup()
  render(<Letters />)
  screen.getByRole('button', { name: 'A' }).focus()
  await user.keyboard('{ArrowLeft}')
  expect(shown()).toBe('ABC')
  await user.keyboard('{ArrowRight}')
  expect(shown()).toBe('BAC')
  expect(document.activeElement?.textContent).toBe('A')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(shown()).toBe('BCA')
})

it('moves an item to where its handle is dropped, and leaves it where the drag is cancelled', async () => {
  render(<Letters />)
  const handle = (name: string) => screen.getByRole('button', { name })
  const drag = (from: string, over: string, end: 'pointerUp' | 'pointerCancel') => {
    const start = handle(from)
    start.setPointerCapture = () => undefined
    document.elementFromPoint = () => handle(over)
    fireEvent.pointerDown(start, { button: 0, pointerId: 1 })
    fireEvent.pointerMove(start, { pointerId: 1 })
    fireEvent[end](start, { pointerId: 1 })
  }
  drag('C', 'A', 'pointerCancel')
  expect(shown()).toBe('ABC')
  drag('C', 'A', 'pointerUp')
  await waitFor(() => expect(shown()).toBe('CAB'))
})
