import { type ReactNode, useState } from 'react'
import { ChoiceCell } from '../../../../kit/web/grid/choice-cell.tsx'
import { useHeldTexts, useHeldWrite } from '../../../../kit/web/held-write.ts'
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

/** A value that is changed in its cell, by the same call and for the same rows as the action on many; it can be undone for ten seconds. */
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
  const write = useHeldWrite(action.call)
  const [chosen, setChosen] = useState<string>()
  const choices = action.choice?.choices ?? []
  const about = `${label} of ${name}`
  const shown = useHeldTexts().has(about) ? (chosen ?? value) : value
  const isKnown = choices.some((choice) => choice.value === shown)
  const choose = (to: string) => {
    const item = action.itemOf(row, to, '')
    if (typeof item !== 'object') return
    setChosen(to)
    write(item.input, { text: `${about}: ${choices.find((choice) => choice.value === to)?.label ?? to}.`, about })
  }
  return (
    <ChoiceCell
      label={about}
      value={shown ?? ''}
      {...(shown === null && { placeholder: text })}
      // What cannot be chosen any more, such as a colleague who has left, is still what there is.
      choices={shown === null || isKnown ? choices : [{ value: shown, label: text }, ...choices]}
      busy={false}
      onChoose={choose}
    />
  )
}
