import { Button, Group, Stack, Title } from '@mantine/core'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
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
import type { ImportedChange, ImportedVenue } from '../../../../imports/contract/own-venues.ts'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import { toAddVenue } from '../../links.ts'
import styles from './imported-venues.module.css'

/** Venues of the owner’s lists that wait to be added, and what those lists changed, by the list they came with; nothing where there is none. */
export function ImportedVenues({ brandUid }: { brandUid: string }) {
  const waiting = useList(importCalls.listImportedVenues, { brandUid })
  const changed = useList(importCalls.listImportedChanges, { brandUid, limit: 100 })
  useAll(changed)
  return (
    <Loaded of={{ ...waiting, data: waiting.first }}>
      {() => {
        const lists = byList(waiting.rows, changed.rows)
        return (
          lists.length > 0 && (
            <Stack gap="lg">
              {lists.map((list) => (
                <List key={list.importUid} brandUid={brandUid} list={list} />
              ))}
              <ShowMore of={waiting} />
            </Stack>
          )
        )
      }}
    </Loaded>
  )
}

type OfList = Pick<ImportedVenue, 'importUid' | 'fileName' | 'importedAt'> & {
  venues: ImportedVenue[]
  changes: ImportedChange[]
}

/** What came with one list together, the newest list first. */
function byList(venues: readonly ImportedVenue[], changes: readonly ImportedChange[]): OfList[] {
  const lists = new Map<string, OfList>()
  for (const { importUid, fileName, importedAt } of [...venues, ...changes])
    lists.set(importUid, {
      importUid,
      fileName,
      importedAt,
      venues: venues.filter((one) => one.importUid === importUid),
      changes: changes.filter((one) => one.importUid === importUid),
    })
  return [...lists.values()].toSorted((a, b) => b.importUid.localeCompare(a.importUid, 'en'))
}

/** Loads every page: an owner’s list is short. */
function useAll({ hasMore, more }: { hasMore: boolean; more: () => void }): void {
  useEffect(() => {
    if (hasMore) more()
  }, [hasMore, more])
}

function List({ brandUid, list }: { brandUid: string; list: OfList }) {
  const { importUid, fileName, importedAt, venues, changes } = list
  const [draft] = venues
  const undo = useWrite(importCalls.undoVenueImport, { onDone: (done) => showSuccess(undoneWords(done)) })
  const askToUndo = async () => {
    const what = [
      venues.length > 0 && 'Its drafts are deleted.',
      changes.length > 0 &&
        'Details that it changed go back to what they were, unless somebody has changed them since.',
      'Venues you’ve added stay.',
    ]
    const text = `Undo the import of ${fileName}? ${what.filter(Boolean).join(' ')}`
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
            {ordinalDate(importedAt)}.
            {draft && ` Only you see these. We’ll delete any you haven’t added by ${ordinalDate(draft.keptUntil)}.`}
          </div>
        </div>
        {(changes.length > 0 || draft?.canUndo) && (
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
      {changes.length > 0 && (
        <details className={styles.leftOut}>
          <summary>{counted(changes.length, 'venue')} changed</summary>
          <ul className="plain-list">
            {changes.map(({ line, name, what }) => (
              <li key={line}>
                Line {line}: <b>{name}. </b>
                <span className="dim">{what}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <LeftOut brandUid={brandUid} uid={importUid} fileName={fileName} />
    </Card>
  )
}

/** What came of undoing an import. */
function undoneWords({ deleted, added, changed }: OutputOf<typeof importCalls.undoVenueImport>): string {
  const parts = [
    (deleted > 0 || !changed) && `${counted(deleted, 'draft')} deleted`,
    changed && changed.back > 0 && `${counted(changed.back, 'venue')} changed back`,
    changed && changed.stayed > 0 && `${counted(changed.stayed, 'venue')} left, because changed since`,
    added > 0 && `${counted(added, 'venue')} you’ve added kept`,
  ]
  return `Import undone: ${parts.filter(Boolean).join(', ')}.`
}

/** The rows of a list that brought no venue, to be corrected in it; nothing where all did. */
function LeftOut({ brandUid, uid, fileName }: { brandUid: string; uid: string; fileName: string }) {
  const all = useList(importCalls.listRowsLeftOut, { brandUid, uid, limit: 100 })
  useAll(all)
  const { rows } = all
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
