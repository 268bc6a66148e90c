import { Radio, Title } from '@mantine/core'
import { ordinalDate } from '../../../../../kit/web/format.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import type { MergeField } from '../../../contract.ts'
import styles from './merge.module.css'

type Props = {
  fields: readonly MergeField[]
  take: ReadonlySet<string>
  same: readonly string[]
  /** Of the one that stays and the one that goes. */
  names: readonly [string, string]
  onChoose: (field: string, isTaken: boolean) => void
}

/** Where the two differ, with what stays of each field. */
export function Differences({ fields, take, same, names, onChoose }: Props) {
  return (
    <Card>
      <Title order={2} mb="sm">
        Differences
      </Title>
      {fields.length === 0 && <p className="dim flush">No differences.</p>}
      {fields.map((field) => (
        <div key={field.field} role="radiogroup" aria-label={field.label} className={styles.field}>
          <b>{field.label}</b>
          <Choice
            field={field}
            of={field.staying}
            name={names[0]}
            isChosen={!take.has(field.field)}
            onChoose={() => onChoose(field.field, false)}
          />
          <Choice
            field={field}
            of={field.going}
            name={names[1]}
            isChosen={take.has(field.field)}
            onChoose={() => onChoose(field.field, true)}
          />
        </div>
      ))}
      {same.length > 0 && <p className="dim">The same in both: {same.join(', ')}.</p>}
    </Card>
  )
}

type ChoiceProps = { field: MergeField; of: readonly string[]; name: string; isChosen: boolean; onChoose: () => void }

function Choice({ field: { field, label, kind, fixed }, of, name, isChosen, onChoose }: ChoiceProps) {
  const words = kind === 'days' ? of.map((day) => ordinalDate(day)) : of
  const text = kind === 'pictures' ? `${of.length} pictures` : words.join(', ') || 'Nothing'
  return (
    <Radio
      name={field}
      checked={isChosen}
      disabled={fixed}
      onChange={onChoose}
      aria-label={`${label} of ${name}: ${text}`}
      classNames={{ body: styles.choice }}
      label={
        kind === 'pictures' && of.length > 0 ? (
          <span className={styles.pictures}>
            {of.slice(0, mostPictures).map((path) => (
              <span key={path} className={styles.thumb}>
                <Picture path={path} alt="" sizes="56px" />
              </span>
            ))}
            {of.length > mostPictures && <span className="dim">and {of.length - mostPictures} more</span>}
          </span>
        ) : (
          <span className={of.length === 0 ? 'dim' : undefined}>{text}</span>
        )
      }
    />
  )
}

const mostPictures = 5
