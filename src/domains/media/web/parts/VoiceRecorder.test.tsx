// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { maxVoiceMs } from '../../content-checks.ts'
import type { Recorded } from './recording.ts'
import { VoiceRecorder } from './VoiceRecorder.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A browser with a microphone: what it records is so many letters. */
function microphone({ isRefused = false, isBroken = false } = {}) {
  const track = { stop: vi.fn() }
  const getUserMedia = async () => {
    if (isRefused) throw new DOMException('no', 'NotAllowedError')
    return { getTracks: () => [track] }
  }
  class Recorder extends EventTarget {
    static readonly isTypeSupported = (mime: string) => mime === 'audio/mp4'
    state = 'inactive'
    start() {
      if (isBroken) throw new DOMException('no', 'NotSupportedError')
      this.state = 'recording'
    }
    stop() {
      this.state = 'inactive'
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }))
      this.dispatchEvent(new Event('stop'))
    }
  }
  class Context {
    createAnalyser() {
      return { getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.25) }
    }
    createMediaStreamSource() {
      return { connect: () => undefined }
    }
    close = async () => undefined
  }
  vi.stubGlobal('MediaRecorder', Recorder)
  vi.stubGlobal('AudioContext', Context)
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  return track
}

function open() {
  const sent: Recorded[] = []
  const onClose = vi.fn()
  render(
    <MantineProvider env="test">
      <VoiceRecorder onSend={(note) => sent.push(note)} onClose={onClose} />
    </MantineProvider>,
  )
  return { sent, onClose, press: async (name: string) => userEvent.click(await screen.findByRole('button', { name })) }
}

it('records, lets one hear it, and hands it over in the format this browser has', async () => {
  const track = microphone()
  const { sent, press } = open()
  await screen.findByText('Recording')
  await press('Stop recording')
  await screen.findByRole('group', { name: 'Voice note to send, 0:00' })
  expect(track.stop).toHaveBeenCalled()
  await press('Send')
  expect(sent.map(({ file }) => [file.name, file.size])).toEqual([['voice.m4a', 5]])
})

it('sends at once, too', async () => {
  microphone()
  const { sent, press } = open()
  await screen.findByText('Recording')
  await press('Send')
  await expect.poll(() => sent).toHaveLength(1)
})

it('hands it over once, however often one taps', async () => {
  microphone()
  const onSend = vi.fn(() => new Promise(() => undefined))
  render(
    <MantineProvider env="test">
      <VoiceRecorder onSend={onSend} onClose={() => undefined} />
    </MantineProvider>,
  )
  await screen.findByText('Recording')
  await userEvent.click(screen.getByRole('button', { name: 'Stop recording' }))
  await screen.findByRole('group', { name: 'Voice note to send, 0:00' })
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).toHaveBeenCalledTimes(1)
})

it('stops by itself after three minutes', async () => {
  microphone()
  open()
  await screen.findByText('Recording')
  const later = performance.now() + maxVoiceMs
  vi.spyOn(performance, 'now').mockReturnValue(later)
  await screen.findByRole('group', { name: 'Voice note to send, 3:00' })
})

it('lets go of the microphone when it is left', async () => {
  const track = microphone()
  open()
  await screen.findByText('Recording')
  cleanup()
  expect(track.stop).toHaveBeenCalled()
})

it('says what to do when the microphone is refused', async () => {
  microphone({ isRefused: true })
  const { onClose, press } = open()
  expect((await screen.findByRole('alert')).textContent).toContain('Allow it for this site')
  await press('Close')
  expect(onClose).toHaveBeenCalled()
})

it('lets go of the microphone when the recorder can’t start', async () => {
  const track = microphone({ isBroken: true })
  open()
  await screen.findByRole('alert')
  expect(track.stop).toHaveBeenCalled()
})
