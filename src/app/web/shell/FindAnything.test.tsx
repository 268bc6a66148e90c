import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openScreen } from '../../testing/open-screen.tsx'
import { world } from '../../../world/world.ts'

it('keeps what is typed between Ctrl K and the search that it loads', async () => {
  const w = await world()
  const { page, user } = await openScreen(w, '/app/brand/briefs', w.bella)
  await page.findAllByRole('button', { name: /^Find/ })
  const keys = [{ key: 'k', ctrlKey: true }, ...[...'find crx'.split(''), 'Backspace', 'Enter'].map((key) => ({ key }))]
  for (const init of keys) fireEvent.keyDown(document.body, init)
  const field = await page.findByRole<HTMLInputElement>('searchbox', { name: 'Find anything' })
  expect(field.value).toBe('find cr')
  await expect.poll(() => document.activeElement).toBe(field)
  await user.keyboard('eat')
  expect(field.value).toBe('find creat')
  await page.findByRole('option', { name: /Find creators/ })
  await user.keyboard('{Escape}')
  await expect.poll(() => page.queryByRole('searchbox')).toBeNull()
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  expect((await page.findByRole<HTMLInputElement>('searchbox', { name: 'Find anything' })).value).toBe('')
})
