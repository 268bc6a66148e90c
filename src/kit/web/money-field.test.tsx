// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { MoneyField } from './money-field.tsx'
import { theme } from './theme.ts'

afterEach(cleanup)

function Field({ initial, hear }: { initial: number | null; hear: (minor: number | null) => void }) {
  const [value, setValue] = useState(initial)
  return (
    <MoneyField
      label="Travel"
      currency="GBP"
      value={value}
      onChange={(minor) => {
        setValue(minor)
        hear(minor)
      }}
    />
  )
}

/** Selects all of an amount and types over it; answers what is held and shown then. */
async function typeOver(initial: number | null, text: string) {
  const user = userEvent.setup()
  let held = initial
  render(
    <MantineProvider theme={theme}>
      <Field initial={initial} hear={(minor) => (held = minor)} />
    </MantineProvider>,
  )
  const input = screen.getByRole<HTMLInputElement>('textbox')
  await user.click(input)
  input.select()
  await user.keyboard(text)
  await user.tab()
  return { held, shown: input.value }
}

it.each([
  [12_000, '1,234.56', 123_456, '£1,234.56'],
  [null, '12.5', 1_250, '£12.50'],
  [null, '1200', 120_000, '£1,200'],
  [12_000, '-5', -500, '-£5'],
  [12_000, '{Backspace}', null, ''],
] as const)('of %s pence, “%s” typed over it is %s pence', async (initial, text, held, shown) => {
  expect(await typeOver(initial, text)).toEqual({ held, shown })
})
