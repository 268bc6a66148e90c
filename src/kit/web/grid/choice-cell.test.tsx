// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ChoiceCell } from './choice-cell.tsx'

afterEach(cleanup)

const choices = ['Low', 'Middle', 'High'].map((label) => ({ value: label.toLowerCase(), label }))

function open({ busy = false } = {}) {
  const onChoose = vi.fn()
  render(
    <MantineProvider env="test">
      <ChoiceCell label="Priority" value="low" choices={choices} busy={busy} onChoose={onChoose} />
      <button type="button">After</button>
    </MantineProvider>,
  )
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Priority' })
  select.focus()
  /** As browsers do it in a closed list. */
  const down = async () => {
    await userEvent.keyboard('{ArrowDown}')
    fireEvent.change(select, { target: { value: choices[select.selectedIndex + 1]?.value } })
  }
  return { onChoose, select, down }
}

it('saves where the arrow keys stopped, and nothing that they passed over', async () => {
  const { onChoose, select, down } = open()
  await down()
  await down()
  expect(select.value).toBe('high')
  expect(onChoose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onChoose.mock.calls).toEqual([['high']])
})

it('saves once when one goes on with Tab', async () => {
  const { onChoose, down } = open()
  await down()
  await userEvent.tab()
  expect(onChoose.mock.calls).toEqual([['middle']])
})

it('leaves it as it was by Escape', async () => {
  const { onChoose, select, down } = open()
  await down()
  await userEvent.keyboard('{Escape}')
  await userEvent.tab()
  expect(onChoose).not.toHaveBeenCalled()
  expect(select.value).toBe('low')
})

it('saves a choice with the mouse at once', async () => {
  const { onChoose, select } = open()
  await userEvent.selectOptions(select, 'High')
  expect(onChoose.mock.calls).toEqual([['high']])
})

it('keeps the focus while it is saved, and takes no other choice then', async () => {
  const { onChoose, select } = open({ busy: true })
  expect(document.activeElement).toBe(select)
  expect(select.getAttribute('aria-disabled')).toBe('true')
  await userEvent.selectOptions(select, 'High')
  expect(onChoose).not.toHaveBeenCalled()
})
