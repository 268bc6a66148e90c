import type { ReactNode } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { ChoiceCell } from '../../../../kit/web/grid/choice-cell.tsx'
import type { BulkAction } from '../bulk-action.ts'

type Props<Row> = {
  /** An action with a choice; without one the cell only shows what there is. */
  action: BulkAction<Row> | undefined
  row: Row
  /** Of the row, to those who hear it. */
  name: string
  /** What is chosen now, and how it reads; null for nothing. */
  value: string | null
  children: ReactNode & (string | number)
}

/** A value that is changed in its cell, by the same call and for the same rows as the action on many. */
export function ActionCell<Row>({ action, row, name, value, children }: Props<Row>) {
  const choices = action?.choice?.choices ?? []
  const isOpen = choices.some((choice) => typeof action?.itemOf(row, choice.value, '') === 'object')
  if (!action?.choice || !isOpen) return children
  return <OpenCell {...{ action, row, name, value }} label={action.choice.label} text={String(children)} />
}

type OpenProps<Row> = Omit<Props<Row>, 'action' | 'children'> & {
  action: BulkAction<Row>
  label: string
  text: string
}

function OpenCell<Row>({ action, row, name, value, label, text }: OpenProps<Row>) {
  const write = useWrite(action.call)
  const choices = action.choice?.choices ?? []
  const isKnown = choices.some((choice) => choice.value === value)
  return (
    <ChoiceCell
      label={`${label} of ${name}`}
      value={value ?? ''}
      {...(value === null && { placeholder: text })}
      // What cannot be chosen any more, such as a colleague who has left, is still what there is.
      choices={value === null || isKnown ? choices : [{ value, label: text }, ...choices]}
      busy={write.busy}
      onChoose={(chosen) => {
        const item = action.itemOf(row, chosen, '')
        return typeof item === 'object' && write(item.input)
      }}
    />
  )
}
