import { NativeSelect, Title } from '@mantine/core'
import { Badge, Card } from '../../../../../kit/web/parts.tsx'
import type { ImportPreview, ImportView } from '../../../contract.ts'
import { fieldNames, type ImportKind, isFieldOf, type Mapping, repeatableFields } from '../../../fields.ts'
import type { SaveImport } from '../../save-import.ts'
import styles from './imports.module.css'

const choicesOf = (kind: ImportKind) => [
  { value: '', label: leftOver[kind] },
  ...Object.entries(fieldNames[kind]).map(([value, label]) => ({ value, label })),
]

/** Where a column goes that has no field. */
const leftOver: Record<ImportKind, string> = {
  venues: 'Team’s notes',
  brands: 'Team’s notes',
  creators: 'Notes',
  lists: 'Left out',
}

type Props = { run: ImportView; preview: ImportPreview; save: SaveImport }

/** What each column is taken for, with what is in it. */
export function ColumnFields({ run: { uid, kind, mapping }, preview, save }: Props) {
  const change = (at: number, value: string) => {
    const field = isFieldOf(kind, value) ? value : null
    // A field that only one column may hold moves here.
    const next: Mapping = mapping.map((other) =>
      other === field && field !== null && !repeatableFields.includes(field) ? null : other,
    )
    next[at] = field
    void save({ uid, mapping: next })
  }
  const choices = choicesOf(kind)
  return (
    <Card>
      <Title order={2}>Columns</Title>
      <div className="dim">
        {preview.isRemembered
          ? 'Same as in your last import of a file with these columns.'
          : 'Recognised by their names or by what’s in them. We’ll remember your changes for files with the same columns.'}
      </div>
      <ul className={`plain-list ${styles.columns}`}>
        {preview.columns.map(({ name, examples, isReport }, at) => (
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
                value={mapping[at] ?? ''}
                onChange={({ currentTarget: { value } }) => change(at, value)}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
