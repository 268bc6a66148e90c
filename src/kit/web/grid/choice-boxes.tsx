import { Checkbox, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import type { TableChoice } from '../../contract/table.ts'
import styles from './filter-chips.module.css'
import { uniqueChoices } from './filter-words.ts'
import type { RecordFilters } from './record-filters.ts'

type Props = {
  values: readonly string[]
  onChange: (values: string[]) => void
  title: string
  choices: readonly TableChoice[]
}

/** So many that one has to look for one's own. */
const searchedFrom = 9

/** A box for each value of a column. */
export function ChoiceBoxes({ title, choices, ...props }: Props) {
  const [search, setSearch] = useState('')
  const found = choices.filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()))
  return (
    <>
      {choices.length >= searchedFrom && (
        <SearchField title={title} placeholder="Search" value={search} onChange={setSearch} />
      )}
      <Boxes {...props} title={title} choices={found}>
        {found.length === 0 && 'Nothing matches'}
      </Boxes>
    </>
  )
}

/** A pause in typing (ms). */
const pauseMs = 250

type RecordProps = Props & { field: string; records: RecordFilters }

/** Records to filter by, found by what is typed of their names: the chosen ones stay first. */
export function RecordBoxes({ field, records, title, choices, values, onChange }: RecordProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), pauseMs)
  // Their names stay, whatever is looked for after them.
  const [chosen, setChosen] = useState<readonly TableChoice[]>(choices)
  const found = records.useFound(field, search)
  const kept = chosen.filter(({ value }) => values.includes(value))
  const nothing = found?.length === 0 && search ? 'No results. Try part of the name.' : null
  return (
    <>
      <SearchField title={title} placeholder="Type part of the name" value={typed} onChange={setTyped} />
      <Boxes
        values={values}
        onChange={(next) => {
          setChosen(uniqueChoices([...kept, ...(found ?? [])]))
          onChange(next)
        }}
        title={title}
        choices={uniqueChoices([...kept, ...(found ?? [])])}
      >
        {nothing}
      </Boxes>
    </>
  )
}

type SearchProps = { title: string; placeholder: string; value: string; onChange: (value: string) => void }

function SearchField({ title, placeholder, value, onChange }: SearchProps) {
  return (
    <TextInput
      size="sm"
      type="search"
      aria-label={`Search ${title.toLowerCase()}`}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function Boxes({ values, onChange, title, choices, children }: Props & { children: ReactNode }) {
  return (
    <div className={styles.choices} role="group" aria-label={title}>
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={values.includes(value)}
          onChange={() =>
            onChange(values.includes(value) ? values.filter((each) => each !== value) : [...values, value])
          }
        />
      ))}
      {children && (
        <span className="dim" role="status">
          {children}
        </span>
      )}
    </div>
  )
}
