import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Call, CallDefinition, OutputOf } from '../../../../kit/contract/calls.ts'
import {
  type Condition,
  countWords,
  type TableChoice,
  type TableFields,
  writeConditions,
} from '../../../../kit/contract/table.ts'
import { type TableList, useTableList } from '../../../../kit/web/grid/table-list.ts'
import type { Asked } from '../../../../kit/web/grid/table-state.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { ShowMore } from '../../../../kit/web/show-more.tsx'
import { RowsToCome } from '../../../../kit/web/to-come.tsx'
import styles from './desk.module.css'

type TableCall = CallDefinition & Pick<Call, 'name'>
type RowOf<C extends TableCall> = OutputOf<C> extends { rows: (infer Row)[] } ? Row : never

type Props<C extends TableCall> = {
  call: C
  given: Readonly<Record<string, unknown>> | undefined
  fields: TableFields
  /** What the whole list is asked for. */
  asked: Asked
  /** The column, and its values with their names. */
  field: string
  choices: readonly TableChoice[]
  /** The groups where they are not one for each value. */
  groups?: readonly RowGroup[] | undefined
  rowsOf: (of: TableList<RowOf<C>>) => ReactNode
}

/** Rows under one heading. */
export type RowGroup = { title: string; conditions: readonly Condition[] }

/** A condition holds so many values. */
const mostValues = 50

/** How many conditions one group asks for at most, besides those of the whole list. */
export const groupConditions = (choices: readonly TableChoice[]) => Math.ceil(choices.length / mostValues) + 1

/** What is left when every value with a name has its group, such as the brands of a colleague who is gone. */
function othersThan(field: string, choices: readonly TableChoice[], isOptional: boolean): Condition[] {
  const values = choices.map(({ value }) => value)
  const parts = Array.from({ length: Math.ceil(values.length / mostValues) }, (_, at): Condition => ({
    field,
    is: 'not',
    values: values.slice(at * mostValues, (at + 1) * mostValues),
  }))
  return [...parts, ...(isOptional ? [{ field, is: 'filled' as const, values: [] }] : [])]
}

/**
 * The rows of a list under a heading for each value of a column, with how many each has. Rows come when a heading is opened.
 * Values whose names only the server knows may be missing among the choices: their rows come last.
 */
export function GroupedRows<C extends TableCall>({ field, choices, groups, ...props }: Props<C>) {
  const { optional: isOptional = false, choices: allKnown } = props.fields[field] ?? {}
  if (groups)
    return (
      <div className={styles.groups}>
        {groups.map((group) => (
          <GroupOfRows key={group.title} {...group} {...props} />
        ))}
      </div>
    )
  return (
    <div className={styles.groups}>
      {choices.map(({ value, label }) => (
        <GroupOfRows key={value} title={label} conditions={[{ field, is: 'is', values: [value] }]} {...props} />
      ))}
      {!allKnown && <GroupOfRows title="Other" isRare conditions={othersThan(field, choices, isOptional)} {...props} />}
      {isOptional && <GroupOfRows title="None" conditions={[{ field, is: 'empty', values: [] }]} {...props} />}
    </div>
  )
}

type GroupProps<C extends TableCall> = Omit<Props<C>, 'field' | 'choices' | 'groups'> & {
  title: string
  conditions: readonly Condition[]
  /** It mostly has no rows, so it isn’t drawn before they are counted. */
  isRare?: true
}

function GroupOfRows<C extends TableCall>({
  call,
  given,
  fields,
  asked,
  title,
  conditions,
  isRare,
  rowsOf,
}: GroupProps<C>) {
  const [isOpen, setOpen] = useState(false)
  const where = writeConditions([...conditions, ...(asked.where ?? [])])
  const list: TableList<RowOf<C>> = useTableList(call, fields, { ...asked, where }, undefined, !isOpen, given)
  if (list.count === 0 || (isRare && list.count === null)) return null
  const Icon = isOpen ? IconChevronDown : IconChevronRight
  return (
    <section aria-label={title}>
      <h2 className={styles.groupHead}>
        <UnstyledButton aria-expanded={isOpen} className={styles.groupButton} onClick={() => setOpen(!isOpen)}>
          <Icon size={18} aria-hidden="true" />
          {title} <span className="dim">{list.count === null ? '' : countWords(list.count)}</span>
        </UnstyledButton>
      </h2>
      {isOpen && (
        <Loaded of={{ ...list, data: list.first }} shape={<RowsToCome />}>
          {() => (
            <>
              {rowsOf(list)}
              <ShowMore of={list} mt="sm" />
            </>
          )}
        </Loaded>
      )}
    </section>
  )
}
