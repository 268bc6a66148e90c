// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { GuardedButton } from './guarded-button.tsx'

afterEach(cleanup)

function Form({ onSend }: { onSend: (name: string) => void }) {
  const [name, setName] = useState('')
  return (
    <MantineProvider env="test">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSend(name)
        }}
      >
        <input aria-label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
        <GuardedButton type="submit" missing={name ? null : 'Enter a name first.'}>
          Send
        </GuardedButton>
      </form>
    </MantineProvider>
  )
}

it('says what is missing once it is pressed, by mouse or with Enter, and sends nothing until it is there', async () => {
  const onSend = vi.fn<(name: string) => void>()
  render(<Form onSend={onSend} />)
  const button = screen.getByRole('button', { name: 'Send' })
  expect(screen.queryByRole('alert')).toBeNull()

  await userEvent.type(screen.getByLabelText('Name'), '{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('Enter a name first.')
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  await userEvent.click(button)
  expect(onSend).not.toHaveBeenCalled()

  await userEvent.type(screen.getByLabelText('Name'), 'Terrace')
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(button)
  expect(onSend).toHaveBeenCalledWith('Terrace')
})
