import './plain.css'
import {
  type ButtonHTMLAttributes,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useState,
} from 'react'
import { asTyped, invalidEmailText, isEmail } from './email.ts'

// Form pieces without the component library, for forms that the server writes before any script runs
// (docs/decisions/011-open-pages.md). A field keeps its own text: what is typed before the scripts came is not lost.

type Around = {
  name: string
  label: string
  hint?: string
  error?: string | null
  /** Its error stands in the gap to what follows: nothing moves from under a finger when it comes or goes. */
  isInGap?: boolean
}

function Around({ name, label, hint, error, isInGap, children }: Around & { children: ReactNode }) {
  return (
    <div className="plain-field" data-gap={isInGap}>
      <label htmlFor={name}>{label}</label>
      {children}
      {(hint ?? error) && (
        <small id={`${name}-hint`} role={error ? 'alert' : undefined}>
          {error ?? hint}
        </small>
      )}
    </div>
  )
}

/** What ties a field to the words around it. */
function tied({ name, hint, error }: Around) {
  return {
    name,
    id: name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': (hint ?? error) ? `${name}-hint` : undefined,
  }
}

export function PlainField({
  label,
  hint,
  error,
  isInGap,
  name,
  ...rest
}: Around & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>) {
  const around = { name, label, hint, error, isInGap } as Around
  return (
    <Around {...around}>
      <input type="text" {...tied(around)} {...rest} />
    </Around>
  )
}

/** Strips spaces and lower-cases as one types, and is checked when left; the hint gives way to an error. */
export function PlainEmail({ hint, error, ...rest }: Omit<Parameters<typeof PlainField>[0], 'name' | 'type'>) {
  const [isWrong, setWrong] = useState(false)
  return (
    <PlainField
      {...rest}
      name="email"
      type="email"
      autoComplete="email"
      maxLength={254}
      {...(hint ? { hint } : { isInGap: true })}
      error={error ?? (isWrong ? invalidEmailText : null)}
      onInput={({ currentTarget: field }) => {
        if (field.value !== asTyped(field.value)) field.value = asTyped(field.value)
        if (isEmail(field.value)) setWrong(false)
      }}
      onBlur={({ currentTarget: field }) => setWrong(!isEmail(field.value))}
    />
  )
}

export function PlainArea({
  label,
  hint,
  error,
  name,
  ...rest
}: Around & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>) {
  const around = { name, label, hint, error } as Around
  return (
    <Around {...around}>
      <textarea rows={3} {...tied(around)} {...rest} />
    </Around>
  )
}

export type Choice = { value: string; label: string }

export function PlainSelect({
  choices,
  label,
  error,
  name,
  ...rest
}: Around & { choices: readonly Choice[]; ref?: Ref<HTMLSelectElement> } & Pick<
    InputHTMLAttributes<HTMLSelectElement>,
    'required' | 'defaultValue' | 'onChange'
  >) {
  const around = { name, label, error } as Around
  return (
    <Around {...around}>
      <select {...tied(around)} {...rest}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Around>
  )
}

/** Nothing is ticked in advance. */
export function PlainTick({ name, error, children }: { name: string; error: string | null; children: ReactNode }) {
  return (
    <div className="plain-tick">
      <label>
        <input type="checkbox" {...tied({ name, label: '', error })} />
        <span>{children}</span>
      </label>
      {error && (
        <small id={`${name}-hint`} role="alert">
          {error}
        </small>
      )}
    </div>
  )
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean; look?: 'quiet' | 'bare' }

export function PlainButton({ busy = false, look, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className="plain-button"
      aria-busy={busy || undefined}
      disabled={busy}
      data-quiet={look === 'quiet' ? '' : undefined}
      data-bare={look === 'bare' ? '' : undefined}
      {...rest}
    >
      {children}
    </button>
  )
}
