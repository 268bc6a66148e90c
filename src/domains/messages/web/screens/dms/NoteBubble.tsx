import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { Badge } from '../../../../../kit/web/parts.tsx'
import { MentionText } from '../../../../accounts/web/parts/MentionText.tsx'
import { messageCalls } from '../../../contract.ts'
import type { ThreadNote } from '../../../contract/notes.ts'
import type { ThreadData } from './thread-data.ts'
import { useColleagues } from './use-colleagues.ts'
import styles from '../dms.module.css'

/** A note between the people of the reader’s own side, where it was written. */
export function NoteBubble({ note, clock, thread }: { note: ThreadNote; clock: string; thread: ThreadData }) {
  const { uid, author, byMe, text } = note
  const colleagues = useColleagues(thread, text.includes('@'))
  const remove = useWrite(messageCalls.deleteThreadNote)
  const ask = async () => {
    const options = [
      { label: 'Keep note', value: false },
      { label: 'Delete note', value: true, style: 'danger' as const },
    ]
    if (await confirm('Delete this note?', options)) void remove({ uid })
  }
  return (
    <div className={styles.line} data-mine={byMe} data-last="true">
      <article className={styles.bubble} data-internal="true">
        <header>
          {!byMe && <b>{author}</b>}{' '}
          <Badge tone="warn">{thread.side === 'staff' ? 'Only our team sees this' : 'Only your team sees this'}</Badge>
        </header>
        <p>
          <MentionText text={text} people={colleagues} />
        </p>
        <footer>{clock}</footer>
      </article>
      {byMe && (
        <ActionIcon
          className={styles.more}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={`Delete note “${text.slice(0, 40)}”`}
          onClick={() => void ask()}
        >
          <IconTrash size={18} />
        </ActionIcon>
      )}
    </div>
  )
}
