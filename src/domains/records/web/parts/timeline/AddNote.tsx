import { Button, Checkbox, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { recordCalls } from '../../../contract.ts'
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
  const send = () => void add({ recordUid, text: text.trim(), pinned })
  return (
    <div className={styles.add}>
      <Textarea
        aria-label="New note"
        placeholder="Write a note. Only our team sees it."
        autosize
        minRows={1}
        maxLength={4000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text.trim()) send()
        }}
      />
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
