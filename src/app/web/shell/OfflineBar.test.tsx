import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { whilePaused } from '../../../kit/web/saving-paused.ts'
import { OfflineBar } from './OfflineBar.tsx'

it('says that saving is paused for as long as something waits for it', async () => {
  render(<OfflineBar keeps={false} />)
  const bar = screen.getByRole('status')
  expect(bar.textContent).toBe('')
  const saved = Promise.withResolvers<void>()
  act(() => void whilePaused(() => saved.promise))
  expect(bar.textContent).toBe(
    'Saving is paused for a moment. Keep this page open: we’ll save your change as soon as we can.',
  )
  await act(async () => saved.resolve())
  expect(bar.textContent).toBe('')
})
