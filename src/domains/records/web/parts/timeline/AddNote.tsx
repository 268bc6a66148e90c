import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { recordCalls } from '../../../contract.ts'
import { NoteInput } from './NoteInput.tsx'
import styles from './timeline.module.css'

/** Where a note is written. Only our team sees it. */
export function AddNote({ recordUid }: { recordUid: string }) {
  const [text, setText] = useState('')
  const [pinned, setPinned] = useState(false)
  const add = useWrite(recordCalls.addRecordNote, {
    onDone: () => {
      setText('')
      setPinned(false)
    },
  })
  const send = () => {
    if (text.trim()) void add({ recordUid, text: text.trim(), pinned })
  }
  return (
    <div className={styles.add}>
      <NoteInput value={text} onChange={setText} onSend={send} />
      {text.trim() && (
        <div className={styles.addFoot}>
          <Checkbox
            label="Pin to the top"
            checked={pinned}
            onChange={(event) => setPinned(event.currentTarget.checked)}
          />
          <Button loading={add.busy} onClick={send}>
            Add note
          </Button>
        </div>
      )}
    </div>
  )
}
