// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useMoreBeside } from './more-beside.ts'

afterEach(cleanup)

function Scrolled() {
  const [ref, beside] = useMoreBeside<HTMLDivElement>()
  return (
    <div data-testid="beside" {...beside}>
      <div ref={ref} data-testid="scrolled" />
    </div>
  )
}

it('says on which sides of what scrolls there is more', () => {
  render(<Scrolled />)
  const scrolled = screen.getByTestId('scrolled')
  Object.defineProperties(scrolled, { clientWidth: { value: 300 }, scrollWidth: { value: 1000 } })
  const at = (left: number) => {
    scrolled.scrollLeft = left
    act(() => void fireEvent.scroll(scrolled))
    const { moreBefore, moreAfter } = screen.getByTestId('beside').dataset
    return [moreBefore, moreAfter]
  }
  expect([at(0), at(350), at(700)]).toEqual([
    [undefined, 'true'],
    ['true', 'true'],
    ['true', undefined],
  ])
})
