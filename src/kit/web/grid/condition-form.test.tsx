// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { defineTable } from '../../contract/table.ts'
import { ConditionForm } from './condition-form.tsx'

afterEach(cleanup)

const fields = defineTable({
  sent: { title: 'Sent', kind: 'day' },
  price: { title: 'Price', kind: 'number' },
})

it.each([
  ['sent', ['2026-03-20', '2026-03-02'], ['2026-03-02', '2026-03-20']],
  ['price', ['9000', '10000'], ['9000', '10000']],
  ['price', ['10000', '9000'], ['9000', '10000']],
])('takes the two ends of %s between %j in either order', async (field, typed, asked) => {
  const onDone = vi.fn()
  render(
    <MantineProvider env="test">
      <ConditionForm fields={fields} choices={{}} condition={{ field, is: 'between', values: [] }} onDone={onDone} />
    </MantineProvider>,
  )
  fireEvent.change(screen.getByLabelText('From'), { target: { value: typed[0] } })
  fireEvent.change(screen.getByLabelText('To'), { target: { value: typed[1] } })
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(onDone.mock.calls).toEqual([[{ field, is: 'between', values: asked }]])
})
