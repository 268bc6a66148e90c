import { NativeSelect, Title } from '@mantine/core'
import { useState } from 'react'
import { keysOf } from '../../../../kit/contract/keys.ts'
import { counted } from '../../../../kit/web/format.ts'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import type { ImportPreview, ImportView } from '../../views.ts'
import { fieldName, fieldNames, type ImportKind, isFieldOf, type Mapping, repeatableFields } from '../../fields.ts'
import type { SaveImport } from '../save-import.ts'
import styles from './imports.module.css'

const choicesOf = (kind: ImportKind, isOwn: boolean, isOurs: boolean) => [
  { value: '', label: isOwn ? 'Left out' : isOurs ? 'Ours, ignored' : leftOver[kind] },
  ...keysOf(fieldNames[kind]).flatMap((value) =>
    isOwn && forTeamAlone.has(value) ? [] : [{ value, label: fieldName(kind, value, isOurs) ?? value }],
  ),
]

/** Fields of venues that only our team has a use for. */
const forTeamAlone: ReadonlySet<string> = new Set(['contact', 'email', 'notes', 'id'])

/** Where a column goes that has no field. */
const leftOver: Record<ImportKind, string> = {
  venues: 'Team notes',
  brands: 'Team notes',
  creators: 'Notes',
  lists: 'Left out',
  redemptions: 'Left out',
  collabs: 'Left out',
}

type Props = {
  run: ImportView
  preview: ImportPreview
  save: SaveImport
  /** An owner’s list of their own venues. */
  isOwn?: boolean
}

/** What each column is taken for, with what is in it. */
export function ColumnFields({ run: { uid, kind, mapping }, preview, save, isOwn = false }: Props) {
  const change = (at: number, value: string) => {
    const field = isFieldOf(kind, value) ? value : null
    // A field that only one column may hold moves here.
    const next: Mapping = mapping.map((other) =>
      other === field && field !== null && !repeatableFields.includes(field) ? null : other,
    )
    next[at] = field
    void save({ uid, mapping: next })
  }
  const choices = choicesOf(kind, isOwn, preview.isOurs)
  const { columns } = preview
  // It stays as it was when it opened: nothing folds under somebody’s hand.
  const isImported = (field: Mapping[number]) => field && !(isOwn && forTeamAlone.has(field))
  const leftOut = columns.filter(({ isReport }, at) => !isReport && !isImported(mapping[at] ?? null))
  const [isFolded] = useState(leftOut.length === 0)
  const list = (
    <ul className={`plain-list ${styles.columns}`}>
      {columns.map(({ name, examples, isReport }, at) => (
        <li key={at} className={styles.column}>
          <div className={styles.words}>
            <b>{name}</b>
            <div className="dim">{examples.length > 0 ? examples.join(' · ') : 'Empty'}</div>
          </div>
          {isReport ? (
            <Badge tone="mute">From an earlier report, ignored</Badge>
          ) : (
            <NativeSelect
              className={styles.field}
              aria-label={`Column ${name}`}
              data={choices}
              value={choices.some(({ value }) => value === mapping[at]) ? (mapping[at] ?? '') : ''}
              onChange={({ currentTarget: { value } }) => change(at, value)}
            />
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <Card>
      <Title order={2}>Columns</Title>
      <div className="dim">
        {preview.isRemembered
          ? 'Same as in your last import of a file with these columns.'
          : `Recognised by their names or by what’s in them.${isOwn ? '' : ' We’ll remember your changes for files with the same columns.'}`}
      </div>
      {isOwn && leftOut.length > 0 && (
        <div>
          {counted(leftOut.length, 'column isn’t', 'columns aren’t')} imported:{' '}
          {leftOut.map(({ name }) => name).join(', ')}. We only check notes for venues that have closed.
        </div>
      )}
      {isFolded ? (
        <details>
          <summary className={styles.summary}>Show {counted(columns.length, 'column')}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </Card>
  )
}
