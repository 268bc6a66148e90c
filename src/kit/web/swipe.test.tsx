// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { must } from '../contract/must.ts'
import { Swipe } from './swipe.tsx'

afterEach(cleanup)

const columns = (names: readonly string[]) => (
  <MantineProvider env="test">
    <Swipe names={names} what="Request">
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Swipe>
  </MantineProvider>
)

/** The list as a phone has it: each column 300 pixels wide. */
function listOf(count: number): HTMLElement {
  const list = screen.getByRole('list')
  Object.defineProperty(list, 'scrollWidth', { value: 300 * count })
  Object.defineProperty(list, 'scrollTo', { value: ({ left }: { left: number }) => scrollTo(list, left) })
  return list
}
function scrollTo(list: HTMLElement, left: number): void {
  list.scrollLeft = left
  fireEvent.scroll(list)
}
const isOff = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled')

it('says which column is seen, and leads to the next and the previous', () => {
  render(columns(['Maya', 'Leo', 'Ines']))
  const list = listOf(3)
  expect(screen.getByText('Request 1 of 3')).toBeDefined()
  expect([isOff('Previous request'), isOff('Next request')]).toEqual([true, false])
  fireEvent.click(screen.getByRole('button', { name: 'Next request' }))
  expect([list.scrollLeft, screen.queryByText('Request 2 of 3') !== null]).toEqual([300, true])
  scrollTo(list, 590)
  expect(screen.getByText('Request 3 of 3')).toBeDefined()
  expect(isOff('Next request')).toBe(true)
})

it('stays within what is left when one goes, and has no bar for a single one', () => {
  const { rerender } = render(columns(['Maya', 'Leo']))
  scrollTo(listOf(2), 300)
  expect(must(screen.getByText('Request 2 of 2').textContent)).toBe('Request 2 of 2')
  rerender(columns(['Maya']))
  expect(screen.queryByText(/Request \d of/)).toBeNull()
})
