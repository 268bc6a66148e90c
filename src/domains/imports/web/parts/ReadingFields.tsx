import { NativeSelect, NumberInput, Stack, TextInput, Title } from '@mantine/core'
import { entriesOf } from '../../../../kit/contract/keys.ts'
import { delimiters, encodings } from '../../../../kit/contract/sheets.ts'
import { counted } from '../../../../kit/web/format.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import type { ImportPreview, ImportView } from '../../views.ts'
import { countryChoices } from '../countries.ts'
import type { SaveImport } from '../save-import.ts'
import { isOfVisits } from '../../fields.ts'
import styles from './imports.module.css'

const choicesOf = (names: Record<string, string>) => entriesOf(names).map(([value, label]) => ({ value, label }))
const encodingChoices = choicesOf(encodings)
const delimiterChoices = choicesOf(delimiters)
const kindChoices = choicesOf({
  venues: 'A venue',
  brands: 'A brand and its contact',
  creators: 'A creator to invite',
  lists: 'A creator for a list',
  redemptions: 'A booking with a code',
  collabs: 'A past collab',
})
const formatNames = { csv: 'CSV', xlsx: 'Excel', ndjson: 'NDJSON' }

type Props = {
  run: ImportView
  preview: ImportPreview
  save: SaveImport
  /** An owner’s list of their own venues: there is nothing else that its rows may be. */
  isOwn?: boolean
}

/** How the file is read: as we detected it, unless somebody says otherwise. */
export function ReadingFields({ run, preview, save, isOwn = false }: Props) {
  const { uid, kind, listName, reading } = run
  const { format, encoding, delimiter, sheet, headerLine } = reading
  return (
    <Card>
      <Stack>
        <div>
          <Title order={2}>How we read the file</Title>
          <div className="dim">
            {formatNames[format]}, {counted(preview.rows, 'row')}
            {preview.counts.blank && `, ${counted(preview.counts.blank, 'blank row')} left out`}
            {preview.above.length > 0 && `. Above the header, left out: ${preview.above.join(' · ')}`}
          </div>
        </div>
        <div className={styles.fields}>
          {!isOwn && <KindChoice run={run} save={save} />}
          {format === 'xlsx' && (
            <NativeSelect
              label="Sheet"
              data={preview.sheets}
              value={sheet ?? ''}
              onChange={({ currentTarget: { value } }) => void save({ uid, sheet: value })}
            />
          )}
          {format !== 'xlsx' && (
            <NativeSelect
              label="Encoding"
              description="Change this if letters look wrong"
              data={encodingChoices}
              value={encoding}
              onChange={({ currentTarget: { value } }) => void save({ uid, encoding: value as typeof encoding })}
            />
          )}
          {format === 'csv' && (
            <NativeSelect
              label="Delimiter"
              description="Separator between cells"
              data={delimiterChoices}
              value={delimiter}
              onChange={({ currentTarget: { value } }) => void save({ uid, delimiter: value as typeof delimiter })}
            />
          )}
          {format !== 'ndjson' && (
            <NumberInput
              key={headerLine}
              size="sm"
              label="Header row"
              description="0 if the columns have no names"
              min={0}
              max={500}
              allowDecimal={false}
              defaultValue={headerLine}
              onBlur={({ currentTarget: { value } }) => {
                const line = Number(value)
                if (value !== '' && line !== headerLine) void save({ uid, headerLine: line })
              }}
            />
          )}
          {isOfVisits(kind) ? (
            <VisitFields run={run} preview={preview} save={save} />
          ) : kind !== 'lists' ? (
            <NativeSelect
              label="Country"
              description="Of this file, for rows without one"
              data={choicesOfCountry(run.country ? null : preview.country)}
              value={run.country ?? ''}
              onChange={({ currentTarget: { value } }) => void save({ uid, country: value || null })}
            />
          ) : (
            <TextInput
              key={listName}
              size="sm"
              label="List"
              description="For rows without one"
              maxLength={80}
              defaultValue={listName ?? ''}
              onBlur={({ currentTarget: { value } }) => {
                const name = value.trim()
                if (name && name !== listName) void save({ uid, listName: name })
              }}
            />
          )}
        </div>
      </Stack>
    </Card>
  )
}

/** Where nobody chose one, the country that nearly all other rows are in. */
function choicesOfCountry(usual: string | null) {
  const [none, ...countries] = countryChoices()
  const name = countries.find(({ value }) => value === usual)?.label
  return [...(none ? [{ ...none, label: name ? `${name} (like the other rows)` : none.label }] : []), ...countries]
}

function KindChoice({ run: { uid, kind }, save }: Pick<Props, 'run' | 'save'>) {
  return (
    <NativeSelect
      label="What’s on each row"
      description="Changing this matches the columns again"
      data={kindChoices}
      value={kind}
      onChange={({ currentTarget: { value } }) => void save({ uid, kind: value as typeof kind })}
    />
  )
}

/** The venue, and how dates are read where they don’t tell it themselves. */
function VisitFields({ run: { uid, venue }, preview: { days }, save }: Omit<Props, 'isOwn'>) {
  return (
    <>
      <TextInput
        key={venue?.uid}
        size="sm"
        label="Venue"
        description="Its name or ID, for rows without one"
        maxLength={120}
        defaultValue={venue?.name ?? ''}
        onBlur={({ currentTarget: { value } }) => {
          const name = value.trim()
          if (name && name !== venue?.name) void save({ uid, venue: name })
        }}
      />
      {days && !days.isCertain && (
        <NativeSelect
          label="5/4/2026 is"
          description="The dates here could be read both ways"
          data={[
            { value: 'day-first', label: '5 April' },
            { value: 'month-first', label: '4 May' },
          ]}
          value={days.order}
          onChange={({ currentTarget: { value } }) => void save({ uid, dayOrder: value as typeof days.order })}
        />
      )}
    </>
  )
}
