import { Button, Group, Stack, Title } from '@mantine/core'
import { useList, useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { useEffect } from 'react'
import { counted, ordinalDate } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { ShowMore } from '../../../../../kit/web/show-more.tsx'
import { saveCsv } from '../../../../../kit/web/save-file.ts'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { importCalls } from '../../../../imports/contract.ts'
import type { ImportedVenue } from '../../../../imports/contract/own-venues.ts'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import { toAddVenue } from '../../links.ts'
import styles from './imported-venues.module.css'

/** Venues of the owner’s lists that wait to be added, by the list they came with; nothing where none does. */
export function ImportedVenues({ brandUid }: { brandUid: string }) {
  const waiting = useList(importCalls.listImportedVenues, { brandUid })
  return (
    <Loaded of={{ ...waiting, data: waiting.first }}>
      {() =>
        waiting.rows.length > 0 && (
          <Stack gap="lg">
            {byList(waiting.rows).map((venues) => (
              <List key={venues[0].importUid} brandUid={brandUid} venues={venues} />
            ))}
            <ShowMore of={waiting} />
          </Stack>
        )
      }
    </Loaded>
  )
}

type Venues = [ImportedVenue, ...ImportedVenue[]]

/** Those that came with one list together, in their order. */
function byList(rows: readonly ImportedVenue[]): Venues[] {
  const lists: Venues[] = []
  for (const row of rows) {
    const last = lists.at(-1)
    if (last?.[0].importUid === row.importUid) last.push(row)
    else lists.push([row])
  }
  return lists
}

function List({ brandUid, venues }: { brandUid: string; venues: Venues }) {
  const [{ importUid, fileName, importedAt, canUndo, keptUntil }] = venues
  const undo = useWrite(importCalls.undoVenueImport, {
    onDone: ({ deleted, added }) =>
      showSuccess(
        `Import undone: ${counted(deleted, 'draft')} deleted${added > 0 ? `, ${counted(added, 'venue')} you’ve added kept` : ''}.`,
      ),
  })
  const askToUndo = async () => {
    const text = `Undo the import of ${fileName}? Its drafts are deleted. Venues you’ve added stay.`
    const options = [
      { label: 'Keep them', value: false },
      { label: 'Undo import', value: true, style: 'danger' as const },
    ]
    if (await confirm(text, options)) await undo({ brandUid, uid: importUid })
  }
  return (
    <Card>
      <Group justify="space-between" mb="xs">
        <div>
          <Title order={2}>Imported from {fileName}</Title>
          <div className="dim">
            {ordinalDate(importedAt)}. Only you see these. We’ll delete any you haven’t added by{' '}
            {ordinalDate(keptUntil)}.
          </div>
        </div>
        {canUndo && (
          <Button variant="default" loading={undo.busy} onClick={() => void askToUndo()}>
            Undo import
          </Button>
        )}
      </Group>
      <ul className="plain-list">
        {venues.map((venue) => (
          <Row key={venue.line} brandUid={brandUid} venue={venue} />
        ))}
      </ul>
      <LeftOut brandUid={brandUid} uid={importUid} fileName={fileName} />
    </Card>
  )
}

/** The rows of a list that brought no venue, to be corrected in it; nothing where all did. */
function LeftOut({ brandUid, uid, fileName }: { brandUid: string; uid: string; fileName: string }) {
  const { rows, hasMore, more } = useList(importCalls.listRowsLeftOut, { brandUid, uid, limit: 100 })
  // An owner’s list is short: the file has all of it.
  useEffect(() => {
    if (hasMore) more()
  }, [hasMore, more])
  if (rows.length === 0) return null
  const save = () => {
    const lines = rows.map(({ line, name, remarks }) => [line, name, remarks.join(' ')])
    return saveCsv(`${fileName.replace(/\.\w+$/, '')} left out`, [['Line', 'Name', 'Why'], ...lines])
  }
  return (
    <details className={styles.leftOut}>
      <summary>{counted(rows.length, 'row')} left out</summary>
      <ul className="plain-list">
        {rows.map(({ line, name, remarks }) => (
          <li key={line}>
            Line {line}: {name && <b>{name}. </b>}
            <span className="dim">{remarks.join(' ')}</span>
          </li>
        ))}
      </ul>
      <p className="dim">To bring one after all, correct it in your list and import that again.</p>
      <Button variant="default" size="sm" onClick={() => void save()}>
        Download as CSV
      </Button>
    </details>
  )
}

function Row({ brandUid, venue }: { brandUid: string; venue: ImportedVenue }) {
  const { importUid, line, name, category, city, district, address, remarks } = venue
  const drop = useWrite(importCalls.dropImportedVenue, { onDone: () => showSuccess(`${name} left out.`) })
  const where = [address, district, city && cityFacts[city].name].filter(Boolean).join(', ')
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b>{name}</b> {city === null && <Badge tone="warn">Needs a city</Badge>}
        <div>{[category, where].filter(Boolean).join(' · ')}</div>
        {remarks.length > 0 && <div className="dim">{remarks.join(' ')}</div>}
      </div>
      <Group gap="xs">
        <Button
          component={LinkTo}
          to={toAddVenue(brandUid, venue)}
          variant="default"
          size="sm"
          aria-label={`Add ${name}`}
        >
          Add venue
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          loading={drop.busy}
          aria-label={`Leave out ${name}`}
          onClick={() => void drop({ brandUid, importUid, line })}
        >
          Leave out
        </Button>
      </Group>
    </li>
  )
}
