import { NumberInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { moneyPrefix } from './format.ts'

/** An amount of money, typed in whole units and held in minor ones; empty is null. One that can't be is left for its form to refuse. */
export function MoneyField({
  label,
  'aria-label': name,
  description,
  currency,
  value,
  placeholder,
  error,
  onChange,
}: {
  label: string
  /** Where several are labelled alike. */
  'aria-label'?: string
  description?: string
  currency: string
  value: number | null
  placeholder?: string
  error?: ReactNode
  onChange: (minor: number | null) => void
}) {
  // Pence are filled up to two digits once somebody has finished typing: £16.50.
  const [typing, setTyping] = useState(false)
  // A minus that something follows makes an amount that the form refuses: it isn’t lost on the way.
  const [isMinus, setMinus] = useState(false)
  return (
    <NumberInput
      label={label}
      {...(name && { 'aria-label': name })}
      {...(description && { description })}
      {...(placeholder && { placeholder })}
      error={error}
      prefix={moneyPrefix(currency)}
      min={0}
      clampBehavior="none"
      decimalScale={2}
      fixedDecimalScale={!typing && value !== null && value % 100 !== 0}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      thousandSeparator=","
      value={isMinus ? '-' : value === null ? '' : value / 100}
      // While somebody types “12.” it is still a text.
      onChange={(typed) => {
        setMinus(typed === '-')
        onChange(typed === '' || typed === '-' ? null : Math.round(Number(typed) * 100))
      }}
    />
  )
}
