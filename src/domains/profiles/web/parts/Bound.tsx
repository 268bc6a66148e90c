import { NumberInput } from '@mantine/core'

/** A limit that may be left open; engagement is written in percent and kept in basis points. */
export function Bound({
  label,
  value,
  percent = false,
  note,
  onChange,
}: {
  label: string
  value: number | null
  percent?: boolean
  /** What it leaves out, below the field. */
  note?: string
  onChange: (value: number | null) => void
}) {
  const unit = percent ? 100 : 1
  const words = percent
    ? { suffix: '%', decimalScale: 1, max: 100 }
    : { thousandSeparator: ',', allowDecimal: false, max: 1_000_000_000 }
  return (
    <NumberInput
      label={label}
      placeholder="No limit"
      {...(note && { description: note })}
      inputWrapperOrder={['label', 'input', 'description']}
      min={0}
      {...words}
      value={value === null ? '' : value / unit}
      onChange={(given) => onChange(given === '' ? null : Math.round(Number(given) * unit))}
    />
  )
}
