import { NativeSelect } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { TableChoice } from '../../contract/table.ts'
import styles from './choice-cell.module.css'

type Props = {
  /** What is chosen, and of which row: "Outcome of the call with Gina". */
  label: string
  /** Empty where nothing is chosen yet: `placeholder` says what then. */
  value: string
  placeholder?: string
  choices: readonly TableChoice[]
  busy: boolean
  /** Until it is settled, what was chosen stands there. */
  onChoose: (value: string) => unknown
}

/**
 * A value that is changed where it stands. Enter in its cell goes into it. What the arrow keys pass over is not saved: Enter saves
 * where they stopped, as does leaving it, and Escape leaves it as it was. A choice with the mouse is saved at once.
 */
export function ChoiceCell({ label, value, placeholder, choices, busy, onChoose }: Props) {
  const [chosen, setChosen] = useState<string>()
  /** A browser changes a closed list with every key: these changes wait. */
  const isByKeys = useRef(false)
  const save = async (picked: string | undefined) => {
    isByKeys.current = false
    if (picked !== undefined && picked !== value) await onChoose(picked)
    setChosen(undefined)
  }
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && isByKeys.current) void save(chosen)
    isByKeys.current = key !== 'Enter' && key !== 'Escape'
    if (key === 'Escape') setChosen(undefined)
  }
  return (
    <NativeSelect
      size="xs"
      classNames={{ input: styles.input ?? '' }}
      aria-label={label}
      // Disabled, it would lose the focus.
      aria-disabled={busy}
      value={chosen ?? value}
      data={[...(placeholder === undefined ? [] : [{ value: '', label: placeholder, disabled: true }]), ...choices]}
      onPointerDown={() => {
        isByKeys.current = false
      }}
      onKeyDown={press}
      onBlur={() => {
        if (isByKeys.current) void save(chosen)
      }}
      onChange={({ currentTarget: { value: picked } }) => {
        if (busy) return
        setChosen(picked)
        if (!isByKeys.current) void save(picked)
      }}
    />
  )
}
