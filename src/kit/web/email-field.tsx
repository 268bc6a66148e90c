import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { asTyped, invalidEmailText, isEmail } from './email.ts'
import styles from './email-field.module.css'

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
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={error ? undefined : explainer}
      error={error}
      value={value}
      onChange={(event) => onChange(asTyped(event.currentTarget.value))}
      onBlur={(event) => {
        const trimmed = event.currentTarget.value.trim()
        onChange(trimmed)
        setError(type !== 'email' || isEmail(trimmed) ? null : invalidEmailText)
      }}
      classNames={{
        root: layout === 'row' ? `${styles.root} ${styles.inRow}` : styles.root,
        wrapper: explainer ? '' : styles.bare,
        description: styles.message,
        error: explainer ? styles.message : `${styles.message} ${styles.inGap}`,
      }}
    />
  )
}
