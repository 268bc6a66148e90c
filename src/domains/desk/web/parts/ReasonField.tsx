import { Button, Textarea } from '@mantine/core'
import { entriesOf } from '../../../../kit/contract/keys.ts'
import type { Writing } from '../bulk-action.ts'
import styles from './desk.module.css'

/** The longest reason, in characters. */
const longestReason = 500

type Props<Row> = {
  label: string
  writing: Writing<Row> | undefined
  value: string
  onChange: (value: string) => void
}

/** What is said with an action on many rows; of a message its fields are put in by a button each. */
export function ReasonField<Row>({ label, writing, value, onChange }: Props<Row>) {
  return (
    <div className={styles.writing}>
      <Textarea
        label={label}
        maxLength={writing?.longest ?? longestReason}
        minRows={writing ? 6 : 2}
        autosize
        maxRows={12}
        value={value}
        error={writing?.problemOf(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {writing && (
        <div className={styles.fields} role="group" aria-label="Fields">
          {entriesOf(writing.fields).map(([name, about]) => (
            <Button
              key={name}
              size="compact-sm"
              variant="default"
              title={`Inserts ${about}`}
              onClick={() => onChange(`${value}${value === '' || /\s$/.test(value) ? '' : ' '}{${name}}`)}
            >
              {`{${name}}`}
            </Button>
          ))}
          {writing.templates((text) => onChange(value.trim() === '' ? text : `${value.trimEnd()}\n\n${text}`))}
        </div>
      )}
    </div>
  )
}

type SampleProps<Row> = {
  writing: Writing<Row>
  rows: readonly Row[]
  nameOf: (row: Row) => { name: string }
  text: string
}

/** How the text reads for the first of them. */
export function Sample<Row>({ writing, rows, nameOf, text }: SampleProps<Row>) {
  const [row] = rows
  return row === undefined ? null : <RowSample writing={writing} row={row} name={nameOf(row).name} text={text} />
}

type RowSampleProps<Row> = { writing: Writing<Row>; row: Row; name: string; text: string }

function RowSample<Row>({ writing, row, name, text }: RowSampleProps<Row>) {
  const sample = writing.useSample(row, text)
  return (
    <figure className={styles.sample}>
      <figcaption className="dim">For {name}</figcaption>
      {'problem' in sample ? <p role="status">{sample.problem}</p> : <blockquote>{sample.text}</blockquote>}
    </figure>
  )
}
