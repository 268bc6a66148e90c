import { ActionIcon, Group } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { counted } from './format.ts'
import styles from './stepper.module.css'

type Props = {
  label: string
  /** What is counted, as in `1 guest`. */
  unit: string
  max: number
  value: number
  /** The label and the number in one line. */
  isInline?: boolean
  onChange: (value: number) => void
}

/** A small number, one fewer or one more at a time, under a thumb. */
export function Stepper({ label, unit, max, value, isInline = false, onChange }: Props) {
  const step = (by: number) => () => onChange(Math.min(max, Math.max(0, value + by)))
  return (
    <fieldset className={isInline ? `choices ${styles.inline}` : 'choices'}>
      <legend>{label}</legend>
      <Group gap="sm" wrap="nowrap">
        <ActionIcon
          variant="default"
          size={44}
          aria-label={`One ${unit} fewer`}
          disabled={value <= 0}
          onClick={step(-1)}
        >
          <IconMinus size={20} />
        </ActionIcon>
        <output aria-live="polite">{value === 0 ? `No ${unit}s` : counted(value, unit)}</output>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={`One ${unit} more`}
          disabled={value >= max}
          onClick={step(1)}
        >
          <IconPlus size={20} />
        </ActionIcon>
      </Group>
    </fieldset>
  )
}
