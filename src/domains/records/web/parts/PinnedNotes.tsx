import { Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { recordCalls } from '../../contract.ts'
import { NoteLine } from './timeline/NoteLine.tsx'
import styles from './timeline/timeline.module.css'

/** The notes that whoever opens a record should read first; nothing while there are none. */
export function PinnedNotes({ recordUid }: { recordUid: string }) {
  const notes = useRead(recordCalls.listPinnedNotes, { recordUid })
  if (!notes.data || notes.data.rows.length === 0) return null
  const { rows, can } = notes.data
  return (
    <Card>
      <Title order={2} mb="sm">
        Pinned notes
      </Title>
      <ul className={`plain-list ${styles.pinned}`}>
        {rows.map((note) => (
          <li key={note.uid}>
            <NoteLine note={note} canWrite={can.write} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
