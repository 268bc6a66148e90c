import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import {
  type Condition,
  fits,
  isWhole,
  type Operator,
  operatorsOf,
  operatorWords,
  type TableChoice,
  type TableFields,
} from '../../contract/table.ts'
import { ChoiceBoxes, RecordBoxes } from './choice-boxes.tsx'
import styles from './filter-chips.module.css'
import { type Choices, choicesOf } from './filter-words.ts'
import { noRecords, type RecordFilters } from './record-filters.ts'

type Props = {
  fields: TableFields
  choices: Choices
  records?: RecordFilters | undefined
  condition: Condition
  /** With the filter as it was set, or null when nothing was. */
  onDone: (condition: Condition | null) => void
}

/** One filter being set: how it is compared, and with what. */
export function ConditionForm({ fields, choices, records = noRecords, condition, onDone }: Props) {
  const [is, setIs] = useState<Operator>(condition.is)
  const [values, setValues] = useState<string[]>(condition.values)
  const field = fields[condition.field]
  if (!field) return null
  const draft = { field: condition.field, is, values: isWhole(is) ? [] : inOrder(is, values) }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onDone(fits(fields, draft) ? draft : null)
      }}
    >
      <NativeSelect
        size="sm"
        label={field.title}
        data={operatorsOf(field).map((value) => ({ value, label: operatorWords(field, value) }))}
        value={is}
        data-autofocus
        onChange={(event) => {
          const chosen = operatorsOf(field).find((each) => each === event.currentTarget.value) ?? is
          setIs(chosen)
          if (shapeOf(field.kind, chosen) !== shapeOf(field.kind, is)) setValues([])
        }}
      />
      {field.kind === 'record' ? (
        <RecordBoxes
          field={condition.field}
          records={records}
          title={field.title}
          values={values}
          onChange={setValues}
          choices={choicesOf(fields, choices, condition.field)}
        />
      ) : (
        <Values
          kind={field.kind}
          is={is}
          values={values}
          onChange={setValues}
          title={field.title}
          choices={choicesOf(fields, choices, condition.field)}
        />
      )}
      <Group justify="flex-end" gap="xs">
        <Button size="sm" variant="default" onClick={() => onDone(null)}>
          Cancel
        </Button>
        <Button size="sm" type="submit" disabled={!fits(fields, draft)}>
          Apply
        </Button>
      </Group>
    </form>
  )
}

/** “Between” takes its two ends in either order. */
function inOrder(is: Operator, values: readonly string[]): string[] {
  return is === 'between' ? values.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })) : [...values]
}

/** What is typed for an operator: values stay when another operator takes the same. */
function shapeOf(kind: string | undefined, is: Operator): 'none' | 'choices' | 'day' | 'number' {
  if (isWhole(is)) return 'none'
  if (kind === 'choice' || kind === 'several' || kind === 'record') return 'choices'
  return kind === 'day' && is !== 'within' ? 'day' : 'number'
}

type ValuesProps = {
  kind: string | undefined
  is: Operator
  values: string[]
  onChange: (values: string[]) => void
  title: string
  choices: readonly TableChoice[]
}

function Values({ kind, is, values, onChange, title, choices }: ValuesProps) {
  const shape = shapeOf(kind, is)
  if (shape === 'none') return null
  if (shape === 'choices') return <ChoiceBoxes values={values} onChange={onChange} title={title} choices={choices} />
  const labels = is === 'between' ? ['From', 'To'] : [is === 'within' ? 'Days' : shape === 'day' ? 'Date' : 'Number']
  return (
    <Group grow gap="xs">
      {labels.map((label, at) => (
        <TextInput
          key={label}
          size="sm"
          label={label}
          type={shape === 'day' ? 'date' : 'text'}
          inputMode={shape === 'number' ? 'decimal' : undefined}
          value={values[at] ?? ''}
          onChange={(event) => {
            const value = event.currentTarget.value
            onChange(labels.map((_, index) => (index === at ? value : (values[index] ?? ''))))
          }}
        />
      ))}
    </Group>
  )
}
