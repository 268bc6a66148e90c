// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { theme } from './theme.ts'
import { UndoBar } from './undo-bar.tsx'
import { heldActions, holdAction, sendHeld, undoMs } from './undo.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  cleanup()
  await sendHeld()
  vi.useRealTimers()
})

it('gives all of its ten seconds, however late it is shown', async () => {
  const send = vi.fn(async () => {})
  holdAction({ text: 'Approved Maya.', about: 'Maya', send })
  await vi.advanceTimersByTimeAsync(undoMs - 1)
  render(
    <MantineProvider theme={theme}>
      <UndoBar text="Approved Maya." isPaused={false} />
    </MantineProvider>,
  )
  await vi.advanceTimersByTimeAsync(undoMs - 1)
  expect(heldActions.now().waiting?.text).toBe('Approved Maya.')
  screen.getByRole('button', { name: 'Undo' }).click()
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(send).not.toHaveBeenCalled()
})
