import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconSearch, IconSelector } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'

type Choice = string | { value: string; label: string }

/**
 * One filter; `name` is its place in the address. `several` goes with `severalOf`, `yes` with a literal `yes` of the route's
 * schema. `group`: the heading under which it stands where there are many.
 */
export type Filter = { group?: string } & (
  | { name: string; kind: 'search'; label: string; placeholder?: string }
  | {
      name: string
      kind: 'one'
      label: string
      choices: readonly Choice[]
      /** What nothing chosen is called; else “Any” below the field’s name, or its name. */
      any?: string
      /** What it leaves out, where its name stands above it. */
      note?: string
    }
  | { name: string; kind: 'several'; label: string; choices: readonly Choice[] }
  | { name: string; kind: 'yes'; label: string }
)

export type Values = Record<string, unknown>

// Only a few lists are filtered by several choices at once.
const MultiSelect = lazy(async () => ({ default: (await import('./several-choices.ts')).MultiSelect }))

type FieldProps = {
  filter: Filter
  value: unknown
  onChange: (value: unknown) => void
  /** Its name stands above it. */
  isLabelled?: boolean
}

/** One filter of a bar or a sheet. */
export function FilterField({ filter, value, onChange, isLabelled = false }: FieldProps) {
  const naming = isLabelled ? { label: filter.label } : { 'aria-label': filter.label }
  switch (filter.kind) {
    case 'search':
      return (
        <SearchField
          naming={naming}
          filter={filter}
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
        />
      )
    case 'one':
      return (
        <NativeSelect
          size="sm"
          {...naming}
          {...(isLabelled && filter.note && { description: filter.note })}
          rightSection={<IconSelector size={16} />}
          data={[{ value: '', label: filter.any ?? (isLabelled ? 'Any' : filter.label) }, ...filter.choices]}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.currentTarget.value || undefined)}
        />
      )
    case 'several': {
      const chosen = Array.isArray(value) ? value.map(String) : []
      return (
        <Suspense fallback={<TextInput size="sm" readOnly aria-label={filter.label} placeholder={filter.label} />}>
          <MultiSelect
            size="sm"
            {...naming}
            placeholder={chosen.length === 0 ? filter.label : ''}
            data={[...filter.choices]}
            value={chosen}
            onChange={onChange}
            clearable
            searchable
          />
        </Suspense>
      )
    }
    case 'yes':
      return (
        <Button
          size="sm"
          variant={value === 'yes' ? 'light' : 'default'}
          aria-pressed={value === 'yes'}
          onClick={() => onChange(value === 'yes' ? undefined : 'yes')}
        >
          {filter.label}
        </Button>
      )
  }
}

/** How long a person pauses between letters at most. */
const pauseMs = 300

function SearchField({
  naming,
  filter,
  value,
  onChange,
}: {
  naming: { label: string } | { 'aria-label': string }
  filter: Extract<Filter, { kind: 'search' }>
  value: string
  onChange: (value: string) => void
}) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // Back, Clear, or a link: the address changed, not the typing.
    if (value !== sent.current) setText(value)
    sent.current = value
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      sent.current = next.trim()
      onChange(sent.current)
    }, pauseMs)
  }
  return (
    <TextInput
      size="sm"
      type="search"
      className="filter-search"
      {...naming}
      placeholder={filter.placeholder ?? filter.label}
      leftSection={<IconSearch size={16} />}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
