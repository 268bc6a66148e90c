import { Chip } from '@mantine/core'
import styles from './onboarding.module.css'

type ChipsProps<Value extends string> = {
  legend: string
  choices: readonly (readonly [Value, string])[]
  chosen: Value[]
  onChange: (chosen: Value[]) => void
}

/** Some of a few, by tapping. */
export function Chips<Value extends string>({ legend, choices, chosen, onChange }: ChipsProps<Value>) {
  return (
    <fieldset className="plain">
      <legend>{legend}</legend>
      <Chip.Group multiple value={chosen} onChange={(values) => onChange(values as Value[])}>
        <div className={styles.chips}>
          {choices.map(([value, label]) => (
            <Chip key={value} value={value} size="md">
              {label}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </fieldset>
  )
}
