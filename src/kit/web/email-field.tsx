import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { asTyped, invalidEmailText, isEmail } from './email.ts'

type Props = {
  /** What is checked when it is left; a `text` is only trimmed. */
  type?: 'email' | 'text'
  name?: string
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

const message = { gridColumn: 2 }
const inRow = {
  root: { display: 'grid', gridTemplateColumns: 'auto 1fr', alignItems: 'center', columnGap: 12 },
  error: message,
  description: message,
}

/** An email field: strips spaces and lower-cases as one types, checks when left; the explainer gives way to an error. */
export function EmailField({
  type = 'email',
  name = 'email',
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
      type={type}
      name={name}
      autoComplete="email"
      inputMode="email"
      label={label}
      withAsterisk={required}
      required={required}
      placeholder={placeholder}
      disabled={disabled}
      maxLength={maxLength}
      // One line below the field is always taken: nothing moves from under a finger when the error comes or goes.
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={error ? undefined : (explainer ?? '\u00a0')}
      error={error}
      value={value}
      onChange={(event) => onChange(asTyped(event.currentTarget.value))}
      onBlur={(event) => {
        const trimmed = event.currentTarget.value.trim()
        onChange(trimmed)
        setError(type !== 'email' || isEmail(trimmed) ? null : invalidEmailText)
      }}
      styles={layout === 'row' ? inRow : undefined}
    />
  )
}
