import { TextInput } from '@mantine/core'
import { useState } from 'react'

const simplePattern = /^\S+@\S+\.\S+$/
export const invalidEmailText = 'Please enter a valid email address.'

type Props = {
  value: string
  onChange: (value: string) => void
  label: string
  required?: boolean
  placeholder?: string
  disabled?: boolean
  maxLength?: number
  explainer?: string
  layout?: 'row' | 'column'
}

export function isEmail(value: string): boolean {
  return simplePattern.test(value)
}

/** The seed's e-mail field (§5): strips spaces and lower-cases as one types, checks when left; the explainer gives way to an error. */
export function EmailField({
  value,
  onChange,
  label,
  required,
  placeholder,
  disabled,
  maxLength = 254,
  explainer,
  layout = 'column',
}: Props) {
  const [error, setError] = useState<string | null>(null)
  return (
    <TextInput
      type="email"
      name="email"
      autoComplete="email"
      inputMode="email"
      label={label}
      withAsterisk={required}
      required={required}
      placeholder={placeholder}
      disabled={disabled}
      maxLength={maxLength}
      description={error ? undefined : explainer}
      error={error}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\s/g, '').toLowerCase())}
      onBlur={(event) => {
        const trimmed = event.currentTarget.value.trim()
        onChange(trimmed)
        setError(isEmail(trimmed) ? null : invalidEmailText)
      }}
      // Room for the message is kept, so that nothing moves away from under a finger when it shows.
      styles={{
        root: { minHeight: 94, ...(layout === 'row' ? { display: 'flex', alignItems: 'center', gap: 12 } : {}) },
        wrapper: layout === 'row' ? { flex: 1 } : {},
      }}
    />
  )
}
