// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { tipDelayMs, Tips } from './tips.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open() {
  render(
    <MantineProvider env="test">
      <button type="button" aria-label="Close the menu">
        <svg />
      </button>
      <button type="button" aria-label="Join with Starter">
        Join
      </button>
      <span data-tip="Work kept and sent on time.">reliability 90</span>
      <Tips />
    </MantineProvider>,
  )
}
const point = (at: Element, pointerType = 'mouse') =>
  act(async () => void at.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType })))
const passes = (ms: number) => act(async () => void (await new Promise((resolve) => setTimeout(resolve, ms))))
const shown = () => document.querySelector('.mantine-Tooltip-tooltip')?.textContent ?? null

it('names an icon and explains a score once they were pointed at for a moment, and closes with Escape', async () => {
  open()
  expect(tipDelayMs).toBe(100)
  await point(screen.getByLabelText('Close the menu'))
  expect(shown()).toBeNull()
  await expect.poll(() => shown()).toBe('Close the menu')
  await point(screen.getByText('reliability 90'))
  await expect.poll(() => shown()).toBe('Work kept and sent on time.')
  await act(async () => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  expect(shown()).toBeNull()
})

it('says nothing of what has words, nor under a finger', async () => {
  open()
  await point(screen.getByLabelText('Join with Starter'))
  await passes(150)
  expect(shown()).toBeNull()
  await point(screen.getByLabelText('Close the menu'), 'touch')
  await passes(150)
  expect(shown()).toBeNull()
})
