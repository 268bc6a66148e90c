import { Checkbox, Stack, Title } from '@mantine/core'
import { counted } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { toBrand } from '../../../profiles/web/links.ts'
import { changedFields, changedName, isOfVenues } from '../../fields.ts'
import type { ImportPreview, ImportView } from '../../views.ts'
import styles from './imports.module.css'
import type { SaveImport } from '../save-import.ts'

/** How many are listed at first. */
const shown = 10

type Props = {
  run: ImportView
  preview: ImportPreview
  save: SaveImport
  /** An owner’s list of their own venues. */
  isOwn?: boolean
}

/** Rows that have something otherwise than a venue or a past collab that’s here, and which of that is changed. */
export function ChangeChoice({ run: { uid, kind, corrections }, preview: { changes }, save, isOwn = false }: Props) {
  const { rows, fields, first } = changes
  if (rows === 0) return null
  const found = changedFields.filter((field) => fields.some((one) => one.field === field))
  const isLinked = !isOwn && isOfVenues(kind)
  const isAll = found.every((field) => corrections.includes(field))
  return (
    <Card>
      <Stack>
        <div>
          <Title order={2}>{counted(rows, 'row changes', 'rows change')} something that’s here</Title>
          <div className="dim">
            Details stay as they are unless you choose them here. Undo puts them back for 7 days, unless somebody has
            changed them since.
          </div>
        </div>
        <Checkbox
          classNames={check}
          label="Change all of them"
          checked={isAll}
          indeterminate={!isAll && found.some((field) => corrections.includes(field))}
          onChange={({ currentTarget: { checked } }) => void save({ uid, corrections: checked ? found : [] })}
        />
        <Checkbox.Group
          label="Details to change"
          value={corrections}
          onChange={(values) =>
            void save({ uid, corrections: changedFields.filter((field) => values.includes(field)) })
          }
        >
          <div className={styles.details}>
            {fields.map(({ field, rows: count }) => (
              <Checkbox
                classNames={check}
                key={field}
                value={field}
                label={`${changedName(field)} (${count.toLocaleString('en-GB')})`}
              />
            ))}
          </div>
        </Checkbox.Group>
        <Changes rows={first.slice(0, shown)} chosen={corrections} isLinked={isLinked} />
        {first.length > shown && (
          <details>
            <summary className={styles.summary}>Show {first.length - shown} more</summary>
            <Changes rows={first.slice(shown)} chosen={corrections} isLinked={isLinked} />
          </details>
        )}
      </Stack>
    </Card>
  )
}

const check = { body: styles.check ?? '', label: styles.checkLabel ?? '' }

type ChangesProps = { rows: ImportPreview['changes']['first']; chosen: ImportView['corrections']; isLinked: boolean }

function Changes({ rows, chosen, isLinked }: ChangesProps) {
  return (
    <ul className={`plain-list ${styles.rows}`}>
      {rows.map(({ line, name, brandUid, changes }) => (
        <li key={line}>
          {brandUid && isLinked ? <LinkTo to={toBrand(brandUid)}>{name}</LinkTo> : name}{' '}
          <span className="dim">line {line}</span>
          {changes.map(({ field, before, after }) => (
            <div key={field} className={chosen.includes(field) ? undefined : 'dim'}>
              {changedName(field)}: {before || 'nothing'} → {after}
              {!chosen.includes(field) && ' (stays as it is)'}
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
