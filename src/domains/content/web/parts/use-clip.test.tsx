// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useClip } from './use-clip.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Tile({ isVideo = true }: { isVideo?: boolean }) {
  const clip = useClip(isVideo)
  return (
    <button type="button" {...clip.over}>
      {clip.isPlaying ? 'plays' : 'still'}
    </button>
  )
}

/** A pointer rests on the tile for so long (ms). */
function rest(pointerType: string, ms: number): string | null {
  const tile = screen.getByRole('button')
  fireEvent.pointerEnter(tile, { pointerType })
  act(() => void vi.advanceTimersByTime(ms))
  return tile.textContent
}

it('plays while a mouse rests on a video, and not where it only passes', () => {
  render(<Tile />)
  expect(rest('mouse', 100)).toBe('still')
  fireEvent.pointerLeave(screen.getByRole('button'))
  act(() => void vi.advanceTimersByTime(500))
  expect(screen.getByRole('button').textContent).toBe('still')
  expect(rest('mouse', 200)).toBe('plays')
  fireEvent.pointerLeave(screen.getByRole('button'))
  expect(screen.getByRole('button').textContent).toBe('still')
})

it('leaves a picture and a finger alone', () => {
  render(<Tile />)
  expect(rest('touch', 500)).toBe('still')
  cleanup()
  render(<Tile isVideo={false} />)
  expect(rest('mouse', 500)).toBe('still')
})

it('plays nothing for those who ask for less motion', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
  render(<Tile />)
  expect(rest('mouse', 500)).toBe('still')
})
