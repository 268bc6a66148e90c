import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAdjustmentsHorizontal, IconSearch, IconSelector, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'

type Choice = string | { value: string; label: string }

/** One filter; `name` is its place in the address. `several` goes with `severalOf`, `yes` with a literal `yes` of the route's schema. */
export type Filter =
  | { name: string; kind: 'search'; label: string; placeholder?: string }
  | { name: string; kind: 'one'; label: string; choices: readonly Choice[] }
  | { name: string; kind: 'several'; label: string; choices: readonly Choice[] }
  | { name: string; kind: 'yes'; label: string }

type Values = Record<string, unknown>
type Props = {
  filters: readonly Filter[]
  /** Further ones: beside them on a desk, in a sheet of their own on a phone. */
  more?: readonly Filter[]
  values: Values
  /** The second of `useAddress`. */
  onChange: (change: Values) => void
  /** What is shown now, in words: "37 rows". */
  count?: string
  /** Its fields stand in the line of what is around it. */
  inline?: boolean
}

// Only a few lists are filtered by several choices at once.
const MultiSelect = lazy(async () => ({ default: (await import('./several-choices.ts')).MultiSelect }))
// Of phones, once it is opened.
const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }))

const noFilters: readonly Filter[] = []

/** The one filter bar. What it is set to lives in the address, so that it survives Back and can be sent to somebody. */
export function FilterBar({ filters, more = noFilters, values, onChange, count, inline = false }: Props) {
  const isPhone = useMediaQuery('(max-width: 720px)') ?? false
  const hasSheet = isPhone && more.length > 0
  const all = [...filters, ...more]
  const shown = hasSheet ? filters : all
  const isSet = all.some(({ name }) => hasValue(values[name]))
  const clear = () => onChange(Object.fromEntries(all.map(({ name }) => [name, undefined])))
  return (
    <search className="filter-bar no-print" data-inline={inline || undefined}>
      {shown.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          value={values[filter.name]}
          onChange={(value) => onChange({ [filter.name]: value })}
        />
      ))}
      {hasSheet && <MoreFilters more={more} values={values} onChange={onChange} onClear={clear} />}
      {isSet && (
        <Button variant="subtle" color="gray" size="sm" leftSection={<IconX size={16} />} onClick={clear}>
          Clear
        </Button>
      )}
      {count !== undefined && <output className="filter-count dim">{count}</output>}
    </search>
  )
}

function MoreFilters({ more, values, onChange, onClear }: SheetProps) {
  const [isOpen, setOpen] = useState(false)
  const set = more.filter(({ name }) => hasValue(values[name])).length
  return (
    <>
      <Button
        size="sm"
        variant={set > 0 ? 'light' : 'default'}
        aria-haspopup="dialog"
        leftSection={<IconAdjustmentsHorizontal size={16} />}
        onClick={() => setOpen(true)}
      >
        {set > 0 ? `More filters (${set})` : 'More filters'}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterSheet
            more={more}
            values={values}
            onChange={onChange}
            onClear={onClear}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

export type SheetProps = {
  more: readonly Filter[]
  values: Values
  onChange: (change: Values) => void
  onClear: () => void
}

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
      return <SearchField filter={filter} value={typeof value === 'string' ? value : ''} onChange={onChange} />
    case 'one':
      return (
        <NativeSelect
          size="sm"
          {...naming}
          rightSection={<IconSelector size={16} />}
          data={[{ value: '', label: isLabelled ? 'Any' : filter.label }, ...filter.choices]}
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
  filter,
  value,
  onChange,
}: {
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
      aria-label={filter.label}
      placeholder={filter.placeholder ?? filter.label}
      leftSection={<IconSearch size={16} />}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}

function hasValue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''
}
