// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { VoicePlayer } from './VoicePlayer.tsx'

afterEach(cleanup)

function note(src: string) {
  return (
    <MantineProvider env="test">
      <VoicePlayer src={src} mime="audio/mp4" durationMs={3000} whose="from Alice" />
    </MantineProvider>
  )
}

/** Nothing can be loaded; `plays` is whether the browser knows the format. */
async function play({ plays }: { plays: boolean }) {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(plays ? 'maybe' : '')
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('no', 'NotSupportedError'))
  const { rerender } = render(note('/first.m4a'))
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  return rerender
}

it('says that it couldn’t load what the browser could play, and tries again', async () => {
  await play({ plays: true })
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load it.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Play' })
})

it('says so where the browser doesn’t know the format, of this note alone', async () => {
  const rerender = await play({ plays: false })
  await screen.findByText('Voice note, 0:03. This browser can’t play it.')
  rerender(note('/second.m4a'))
  await screen.findByRole('button', { name: 'Play' })
})
