// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SelectionBar } from './selection-bar.tsx'

afterEach(cleanup)

function openBar(selected: number) {
  const of = {
    rows: [1, 2],
    first: null,
    error: null,
    refetch: () => undefined,
    more: () => undefined,
    hasMore: true,
    isFetchingNextPage: false,
    isPlaceholderData: false,
    count: 3,
    all: () => Promise.resolve([1, 2, 3]),
  }
  const nothing = () => undefined
  const selection = {
    rows: [1, 2, 3].slice(0, selected),
    has: () => true,
    toggle: nothing,
    change: nothing,
    set: nothing,
  }
  render(
    <MantineProvider env="test">
      <SelectionBar noun={{ one: 'order', many: 'orders' }} of={of} selection={selection} most={500}>
        {null}
      </SelectionBar>
    </MantineProvider>,
  )
  return screen.queryByRole('button', { name: 'Select all 3' })
}

it('offers to select all until all are selected, those of other pages too', () => {
  expect(openBar(2)).not.toBeNull()
  cleanup()
  expect(openBar(3)).toBeNull()
})
