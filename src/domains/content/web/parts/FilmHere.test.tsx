// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeCamera } from '../../../../kit/testing/fake-camera.ts'
import { ConfirmDialog } from '../../../../kit/web/confirm-dialog.tsx'
import type { DeliverableData } from '../deliverable-words.ts'
import { FilmHere } from './FilmHere.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const reel = { type: 'reel', platform: 'instagram', contentType: 'video' } as unknown as DeliverableData

async function open() {
  fakeCamera()
  render(
    <MantineProvider env="test">
      <FilmHere deliverable={reel} ideas={[]} onFilmed={() => undefined} />
      <ConfirmDialog />
    </MantineProvider>,
  )
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  await press('Film now')
  await expect.poll(() => screen.getByText('Start filming').closest('button')?.disabled).toBe(false)
  return press
}
const isClosed = () => expect.poll(() => screen.queryByRole('dialog', { name: /^Film/ })).toBeNull()

it('asks before a take is thrown away', async () => {
  const press = await open()
  await press('Start filming')
  await userEvent.keyboard('{Escape}')
  await press('Keep filming')
  await press('Stop')
  await screen.findByLabelText('Your video')
  await userEvent.keyboard('{Escape}')
  await press('Discard video')
  await isClosed()
})

it('closes at once where nothing was filmed', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await isClosed()
  expect(screen.queryByText('Discard video')).toBeNull()
})
