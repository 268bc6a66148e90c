// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Stepper } from './stepper.tsx'

afterEach(cleanup)

function Guests() {
  const [guests, setGuests] = useState(0)
  return <Stepper label="Guests" unit="guest" max={2} value={guests} onChange={setGuests} />
}

it('counts one fewer or one more, between none and the most', () => {
  render(<Guests />, { wrapper: MantineProvider })
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  const isOff = () => ['One guest fewer', 'One guest more'].map((name) => button(name).disabled)
  const press = (name: string) => (fireEvent.click(button(name)), screen.getByRole('status').textContent)
  expect([screen.getByRole('status').textContent, isOff()]).toEqual(['No guests', [true, false]])
  expect([press('One guest more'), isOff()]).toEqual(['1 guest', [false, false]])
  expect([press('One guest more'), isOff()]).toEqual(['2 guests', [false, true]])
  expect(press('One guest fewer')).toBe('1 guest')
})
