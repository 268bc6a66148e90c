import { Button, NativeSelect } from '@mantine/core'
import { IconSelector, IconX } from '@tabler/icons-react'
import { countWords, orderWords, readConditions, sortsOf, writeConditions } from '../../contract/table.ts'
import { FilterField } from '../filter-field.tsx'
import { ColumnsMenu } from './columns-menu.tsx'
import type { DataTableProps } from './data-table-props.ts'
import styles from './data-table.module.css'
import { ExportMenu } from './export-menu.tsx'
import { FilterChips } from './filter-chips.tsx'
import { howMany, type GridColumn } from './grid-column.ts'
import type { Selection } from './selection.ts'
import { askedOf, isLeftOut } from './table-state.ts'

type ToolsProps<Row> = DataTableProps<Row> & {
  isPhone: boolean
  shown: readonly string[]
  titled: readonly (GridColumn<Row> & { title: string })[]
  visible: readonly (GridColumn<Row> & { title: string })[]
  sort: string
  selection: Selection<Row>
}

/** What stands above the rows: views, search, filters, the count, columns and the file. */
export function TableTools<Row>(props: ToolsProps<Row>) {
  const { fields, choices = {}, state, onState, of, noun, isPhone, selection, leftOut, beforeFile } = props
  return (
    <search className={`no-print ${styles.tools}`}>
      {props.views}
      {props.searchLabel !== undefined && (
        <>
          <FilterField
            filter={{ name: 'search', kind: 'search', label: 'Search', placeholder: props.searchLabel }}
            value={state.search}
            onChange={(value) => onState({ search: typeof value === 'string' && value ? value : undefined })}
          />
          <FilterChips
            fields={fields}
            choices={choices}
            records={props.records}
            conditions={readConditions(fields, state.where)}
            onChange={(conditions) => {
              const added = conditions.map(({ field }) => field).filter((field) => !props.shown.includes(field))
              onState({
                where: writeConditions(conditions),
                // With columns of one's own, the one that is filtered by joins them.
                ...(state.columns && added.length > 0 && { columns: [...props.shown, ...added].join(',') }),
              })
            }}
          />
        </>
      )}
      {leftOut && isLeftOut(fields, state, leftOut) && (
        <Button
          variant="light"
          size="sm"
          rightSection={<IconX size={14} />}
          aria-label={`${leftOut.words}. ${leftOut.show}`}
          title={leftOut.show}
          onClick={() => onState({ with: 'left-out' })}
        >
          {leftOut.words}
        </Button>
      )}
      <div className={styles.end}>
        <output className={styles.count}>{of.count !== null && howMany(noun, of.count, countWords(of.count))}</output>
        {!isPhone && !props.instead && !props.shown.includes(props.sort.replace(/^-/, '')) && (
          <span className={styles.count}>Sorted by {orderWords(fields, props.sort)}</span>
        )}
        {props.instead && props.isInsteadOrdered && <SortChoice {...props} />}
        {!props.instead &&
          (isPhone ? (
            props.searchLabel !== undefined && <SortChoice {...props} />
          ) : (
            <ColumnsMenu
              all={props.titled}
              shown={props.shown}
              onShown={(keys) => onState({ columns: keys?.join(',') })}
              groupings={props.groupings ?? []}
              group={state.group}
              onGroup={(group) => onState({ group })}
              isCompact={state.density === 'compact'}
              onCompact={(isCompact) => onState({ density: isCompact ? 'compact' : undefined })}
            />
          ))}
        {!props.isFileless && (
          <ExportMenu
            file={props.file}
            name={props.fileName ?? props.name}
            label={props.label}
            noun={noun}
            of={of}
            rowKey={props.rowKey}
            columns={props.visible}
            selected={props.instead ? [] : selection.rows}
            isShort={props.isFileShort}
            isHidden={props.instead !== undefined || props.grouped !== undefined}
            requestFile={
              props.requestFile && ((format) => props.requestFile?.(askedOf(fields, state, leftOut), format))
            }
            beforeFile={beforeFile && ((rows) => beforeFile(askedOf(fields, state, leftOut), rows))}
          />
        )}
      </div>
    </search>
  )
}

/** The order, where there are no heads to press. */
function SortChoice<Row>({ fields, sort, byDefault, onState }: ToolsProps<Row>) {
  return (
    <NativeSelect
      size="sm"
      aria-label="Sort by"
      rightSection={<IconSelector size={16} />}
      data={sortsOf(fields).map((value) => ({ value, label: orderWords(fields, value) }))}
      value={sort}
      onChange={({ currentTarget: { value } }) => onState({ sort: value === byDefault ? undefined : value })}
    />
  )
}
