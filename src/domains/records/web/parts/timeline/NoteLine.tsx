import { Button } from '@mantine/core'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { MentionText } from '../../../../accounts/web/parts/MentionText.tsx'
import { recordCalls } from '../../../contract.ts'
import type { NamedFile } from '../../../../media/contract.ts'
import { NoteFiles } from './NoteFiles.tsx'
import styles from './timeline.module.css'

type Note = { uid: string; text: string; pinned: boolean; files: NamedFile[]; by: { name: string } }

/** What a note says, with its files. */
export function NoteWords({ note: { text, files } }: { note: Pick<Note, 'text' | 'files'> }) {
  const colleagues = useRead(recordCalls.listColleagues, {}, { enabled: text.includes('@') })
  return (
    <>
      {text && (
        <div className={styles.noteText}>
          <MentionText text={text} people={colleagues.data?.rows ?? []} />
        </div>
      )}
      <NoteFiles files={files} />
    </>
  )
}

/** A note of our team's, with who wrote it. */
export function NoteLine({ note: { uid, text, pinned, files, by }, canWrite }: { note: Note; canWrite: boolean }) {
  const pin = useWrite(recordCalls.pinRecordNote)
  const remove = useWrite(recordCalls.deleteRecordNote)
  const ask = async () => {
    const isSure = await confirm(
      files.length > 0
        ? 'Delete this note and its files? No one on our team will see them any more.'
        : 'Delete this note? No one on our team will see it any more.',
      [
        { label: 'Keep note', value: false },
        { label: 'Delete note', value: true, style: 'danger' },
      ],
    )
    if (isSure) void remove({ uid })
  }
  return (
    <div className={styles.note}>
      <NoteWords note={{ text, files }} />
      <div className={styles.noteFoot}>
        <span className="dim">{by.name}</span>
        {canWrite && (
          <span>
            <Button
              variant="subtle"
              size="compact-sm"
              loading={pin.busy}
              onClick={() => void pin({ uid, pinned: !pinned })}
            >
              {pinned ? 'Unpin' : 'Pin'}
            </Button>
            <Button variant="subtle" size="compact-sm" loading={remove.busy} onClick={() => void ask()}>
              Delete
            </Button>
          </span>
        )}
      </div>
    </div>
  )
}
