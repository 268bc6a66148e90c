import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { type Filter, FilterField, type Values } from './filter-field.tsx'

type Props = {
  filters: readonly Filter[]
  /** Further ones, or all of them, in a sheet of their own behind a button that counts those that are set. */
  more?: readonly Filter[]
  values: Values
  /** The second of `useAddress`. */
  onChange: (change: Values) => void
  /** What is shown now, in words: "37 rows". */
  count?: string
  /** Its fields stand in the line of what is around it. */
  inline?: boolean
}

// Once it is opened.
const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }))

const noFilters: readonly Filter[] = []

/** The one filter bar. What it is set to lives in the address, so that it survives Back and can be sent to somebody. */
export function FilterBar({ filters, more = noFilters, values, onChange, count, inline = false }: Props) {
  const all = [...filters, ...more]
  const isSet = all.some(({ name }) => hasValue(values[name]))
  const clear = () => onChange(Object.fromEntries(all.map(({ name }) => [name, undefined])))
  return (
    <search className="filter-bar no-print" data-inline={inline || undefined}>
      {filters.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          value={values[filter.name]}
          onChange={(value) => onChange({ [filter.name]: value })}
        />
      ))}
      {more.length > 0 && (
        <MoreFilters
          title={filters.length > 0 ? 'More filters' : 'Filters'}
          more={more}
          values={values}
          onChange={onChange}
          onClear={clear}
        />
      )}
      {isSet && (
        <Button variant="subtle" color="gray" size="sm" leftSection={<IconX size={16} />} onClick={clear}>
          Clear
        </Button>
      )}
      {count !== undefined && <output className="filter-count dim">{count}</output>}
    </search>
  )
}

type MoreProps = {
  title: string
  more: readonly Filter[]
  values: Values
  onChange: (change: Values) => void
  onClear: () => void
}

function MoreFilters({ title, more, values, onChange, onClear }: MoreProps) {
  const [isOpen, setOpen] = useState(false)
  const isPhone = useMediaQuery('(max-width: 720px)') ?? false
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
        {set > 0 ? `${title} (${set})` : title}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterSheet
            side={isPhone ? 'bottom' : 'right'}
            title={title}
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

function hasValue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''
}
