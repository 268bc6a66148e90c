// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeCamera } from '../../../../kit/testing/fake-camera.ts'
import { Film } from './Film.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open() {
  const filmed: File[] = []
  render(
    <MantineProvider env="test">
      <Film asked={{ type: 'reel' }} ideas={['Show the bar.']} onFilmed={(file) => filmed.push(file)} />
    </MantineProvider>,
  )
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  /** What the camera shows is so large from now on. */
  const see = async (videoWidth: number, videoHeight: number) => {
    const video = await screen.findByLabelText('Camera preview')
    Object.defineProperties(video, {
      videoWidth: { value: videoWidth, configurable: true },
      videoHeight: { value: videoHeight, configurable: true },
    })
    act(() => void fireEvent(video, new Event('resize')))
  }
  const words = () => document.body.textContent
  return { filmed, press, see, words }
}
const isReady = () => expect.poll(() => screen.getByText('Start filming').closest('button')?.disabled).toBe(false)

it('says while one films what would be refused later, and with which idea in mind', async () => {
  fakeCamera()
  const { see, words } = open()
  await isReady()
  await see(1280, 720)
  expect(words()).toContain('The shorter side is 720 pixels.')
  expect(words()).toContain('This isn’t vertical.')
  expect(words()).toContain('Show the bar.')
  await see(1080, 1920)
  expect(words()).not.toContain('The shorter side')
  expect(words()).not.toContain('This isn’t vertical.')
  expect(words()).toContain('Sound: passed')
})

it('hands over what was filmed, once it was looked at; another take is a new one', async () => {
  const { track, listened } = fakeCamera()
  const { filmed, press } = open()
  await isReady()
  await press('Start filming')
  await press('Stop')
  await screen.findByLabelText('Your video')
  expect(track.stop).toHaveBeenCalled()
  listened.mockClear()
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(listened).not.toHaveBeenCalled()
  await press('Film again')
  await isReady()
  await press('Start filming')
  await press('Stop')
  await press('Use this video')
  expect(filmed.map(({ name, type, size }) => [name, type, size])).toEqual([['film.mp4', 'video/mp4', 5]])
})

it('turns to the other camera', async () => {
  const { asked } = fakeCamera()
  const { press } = open()
  await isReady()
  await press('Switch camera')
  await isReady()
  expect(asked).toEqual(['environment', 'user'])
})

it('keeps to the camera that is open when the one before is refused later', async () => {
  fakeCamera()
  let refuse = () => {}
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementationOnce(
    () =>
      new Promise((_resolve, reject) => {
        refuse = () => reject(new DOMException('no', 'NotAllowedError'))
      }),
  )
  const { press, words } = open()
  await press('Switch camera')
  await isReady()
  await act(async () => refuse())
  expect(words()).not.toContain('We can’t use your camera')
})

it.each([
  [0, 'We can hardly hear anything.'],
  [1, 'It’s too loud here.'],
])('listens: at a level of %d it says “%s”', async (level, warning) => {
  fakeCamera({ level })
  const { words } = open()
  await isReady()
  await expect.poll(() => words()).toContain(warning)
})

it('takes a file where the camera isn’t allowed', async () => {
  fakeCamera({ isRefused: true })
  const { filmed } = open()
  const input = await screen.findByLabelText<HTMLInputElement>(/We can’t use your camera and microphone/)
  await userEvent.upload(input, new File(['mine'], 'mine.mp4', { type: 'video/mp4' }))
  expect(filmed.map(({ name }) => name)).toEqual(['mine.mp4'])
})
