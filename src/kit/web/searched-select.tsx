import { Select } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import type { TableChoice } from '../contract/table.ts'
import './styles.ts'

/** A pause in typing (ms). */
const pauseMs = 250

type Props = {
  label: string
  /** Those that match what was searched for last. */
  choices: readonly TableChoice[]
  value: string
  onChange: (value: string) => void
  /** What is typed; empty for the first of all. */
  onSearch: (typed: string) => void
}

/** One choice of more than a page can list: what is typed is looked for by the server. */
export function SearchedSelect({ label, choices, value, onChange, onSearch }: Props) {
  const search = useDebouncedCallback(onSearch, pauseMs)
  return (
    <Select
      label={label}
      placeholder="Choose, or type to search"
      searchable
      data={[...choices]}
      filter={({ options }) => options}
      value={value || null}
      onChange={(chosen) => {
        search.cancel()
        onChange(chosen ?? '')
      }}
      onSearchChange={(typed) => {
        // Once one is chosen its name stands in the field, and is nothing to look for.
        if (choices.some((choice) => choice.label === typed)) return
        onChange('')
        search(typed.trim())
      }}
      nothingFoundMessage="No results. Try part of the name."
    />
  )
}
