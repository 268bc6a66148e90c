import '../styles.ts'
import { ActionIcon, Button, Menu, Popover } from '@mantine/core'
import { IconFilterPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { type Condition, mostConditions, operatorsOf, type TableFields } from '../../contract/table.ts'
import { first } from '../../contract/must.ts'
import { keysOf } from '../../contract/keys.ts'
import styles from './filter-chips.module.css'
import { ConditionForm } from './condition-form.tsx'
import { type Choices, choicesOf, conditionWords } from './filter-words.ts'
import { noRecords, type RecordFilters } from './record-filters.ts'

type Props = {
  fields: TableFields
  choices: Choices
  records?: RecordFilters | undefined
  conditions: readonly Condition[]
  onChange: (conditions: Condition[]) => void
}

/** The filters of a list: each a chip that opens to be changed, and one button for another. */
export function FilterChips({ fields, records = noRecords, conditions, onChange, ...props }: Props) {
  const choices = { ...props.choices, ...records.useNames(conditions) }
  const isOffered = (name: string) => isToChoose(fields, choices, name, records !== noRecords)
  const [draft, setDraft] = useState<string | null>(null)
  const replace = (at: number, condition: Condition | null) =>
    onChange(conditions.flatMap((each, index) => (index !== at ? [each] : condition ? [condition] : [])))
  return (
    <>
      {conditions.map((condition, at) => (
        <Chip
          // Two filters of one column are told apart by their place.
          key={`${condition.field}-${at}`}
          condition={condition}
          fields={fields}
          choices={choices}
          records={records}
          onChange={(changed) => replace(at, changed)}
        />
      ))}
      {conditions.length < mostConditions && keysOf(fields).some(isOffered) && (
        <Popover
          opened={draft !== null}
          onChange={() => setDraft(null)}
          position="bottom-start"
          shadow="md"
          trapFocus
          withRoles={false}
        >
          <Popover.Target>
            <span>
              <AddFilter fields={fields} isOffered={isOffered} onChoose={setDraft} />
            </span>
          </Popover.Target>
          <Popover.Dropdown role="dialog" aria-label="Filter">
            {draft !== null && (
              <ConditionForm
                fields={fields}
                choices={choices}
                records={records}
                condition={{ field: draft, is: first(operatorsOf(fields[draft] ?? { title: draft })), values: [] }}
                onDone={(condition) => {
                  setDraft(null)
                  if (condition) onChange([...conditions, condition])
                }}
              />
            )}
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  )
}

/** Whether there is anything to choose: what is filtered by a link alone, such as one record, is not offered. */
function isToChoose(fields: TableFields, choices: Choices, name: string, hasRecords: boolean): boolean {
  const kind = fields[name]?.kind
  if (kind === 'record') return hasRecords
  if (kind === 'choice' || kind === 'several') return choicesOf(fields, choices, name).length > 0
  return kind !== undefined
}

type AddProps = Pick<Props, 'fields'> & { isOffered: (name: string) => boolean; onChoose: (field: string) => void }

function AddFilter({ fields, isOffered, onChoose }: AddProps) {
  return (
    <Menu position="bottom-start" shadow="md" returnFocus={false}>
      <Menu.Target>
        <Button variant="default" size="sm" leftSection={<IconFilterPlus size={16} />}>
          Filter
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        {keysOf(fields)
          .filter(isOffered)
          .map((name) => (
            <Menu.Item key={name} onClick={() => onChoose(name)}>
              {fields[name]?.title}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}

type ChipProps = Omit<Props, 'conditions' | 'onChange'> & {
  condition: Condition
  onChange: (condition: Condition | null) => void
}

function Chip({ fields, choices, records, condition, onChange }: ChipProps) {
  const [isOpen, setOpen] = useState(false)
  const words = conditionWords(fields, choices, condition)
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" trapFocus withRoles={false}>
      <Popover.Target>
        <span className={styles.chip}>
          <Button
            variant="light"
            size="sm"
            className={styles.words}
            onClick={() => setOpen(!isOpen)}
            aria-expanded={isOpen}
            aria-haspopup="dialog"
          >
            {words}
          </Button>
          <ActionIcon
            variant="light"
            className={styles.remove}
            aria-label={`Remove filter: ${words}`}
            onClick={() => onChange(null)}
          >
            <IconX size={14} />
          </ActionIcon>
        </span>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Filter">
        {isOpen && (
          <ConditionForm
            fields={fields}
            choices={choices}
            records={records}
            condition={condition}
            onDone={(changed) => {
              setOpen(false)
              if (changed) onChange(changed)
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
