import { Select } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
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
  /** In a dialog: it has the cursor first. */
  isFirst?: boolean
}

/** One choice of more than a page can list: what is typed is looked for by the server. */
export function SearchedSelect({ label, choices, value, onChange, onSearch, isFirst = false }: Props) {
  const search = useDebouncedCallback(onSearch, pauseMs)
  // Its name stays, whatever is looked for after it.
  const [chosen, setChosen] = useState<TableChoice | null>(null)
  const kept = chosen !== null && !choices.some((choice) => choice.value === chosen.value) ? [chosen] : []
  return (
    <Select
      label={label}
      placeholder="Choose, or type to search"
      searchable
      clearable
      {...(isFirst && { 'data-autofocus': true })}
      data={[...kept, ...choices]}
      filter={({ options }) => options}
      value={value || null}
      onChange={(next) => {
        search.cancel()
        setChosen(choices.find((choice) => choice.value === next) ?? null)
        onChange(next ?? '')
      }}
      // Once one is chosen its name stands in the field, and is nothing to look for.
      onSearchChange={(typed) => {
        if (typed !== chosen?.label && !choices.some((choice) => choice.label === typed)) search(typed.trim())
      }}
      nothingFoundMessage="No results. Try part of the name."
    />
  )
}
