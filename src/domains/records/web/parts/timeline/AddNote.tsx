import { Button, Checkbox, CloseButton } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { useAddress } from '../../../../../kit/web/route.ts'
import { MentionTextarea } from '../../../../accounts/web/parts/MentionTextarea.tsx'
import { UploadTile } from '../../../../media/web/parts/UploadTile.tsx'
import { recordCalls } from '../../../contract.ts'
import { filesAtMost } from '../../../entry.ts'
import { addSearch } from '../../record-links.ts'
import styles from './timeline.module.css'

type Attached = { uid: string; name: string }

/** Where a note is written, with pictures and PDFs if somebody attaches them. Only our team sees it. */
export function AddNote({ recordUid }: { recordUid: string }) {
  const area = useAskedFor()
  const [text, setText] = useState('')
  const [pinned, setPinned] = useState(false)
  const [files, setFiles] = useState<Attached[]>([])
  const [attaching, setAttaching] = useState(false)
  const colleagues = useRead(recordCalls.listColleagues, {}, { enabled: text.includes('@') })
  const add = useWrite(recordCalls.addRecordNote, {
    onDone: () => {
      setText('')
      setPinned(false)
      setFiles([])
      setAttaching(false)
    },
  })
  const isEmpty = !text.trim() && files.length === 0
  const send = () => {
    if (!isEmpty) void add({ recordUid, text: text.trim(), pinned, files })
  }
  return (
    <div className={styles.add}>
      <MentionTextarea
        ref={area}
        aria-label="New note"
        placeholder="Write a note. Only our team sees it. Use @ to mention someone."
        autosize
        minRows={1}
        maxLength={4000}
        value={text}
        onChange={setText}
        colleagues={colleagues.data?.rows ?? []}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
        }}
      />
      {files.length > 0 && (
        <ul className="plain-list" aria-label="Attached files">
          {files.map(({ uid, name }) => (
            <li key={uid} className={styles.attached}>
              <span className="ellipsis">{name}</span>
              <CloseButton
                size="sm"
                aria-label={`Remove ${name}`}
                onClick={() => setFiles(files.filter((file) => file.uid !== uid))}
              />
            </li>
          ))}
        </ul>
      )}
      {attaching && files.length < filesAtMost && (
        <UploadTile
          key={files.length}
          label="Attach a picture or PDF"
          kind="attachment"
          onLeaveOut={() => setAttaching(false)}
          onDone={(uid, { name }) => {
            setFiles((before) => [...before.filter((file) => file.uid !== uid), { uid, name }])
            setAttaching(false)
          }}
        />
      )}
      <div className={styles.addFoot}>
        {!attaching && files.length < filesAtMost && (
          <Button
            variant="subtle"
            leftSection={<IconPaperclip size={16} aria-hidden="true" />}
            onClick={() => setAttaching(true)}
          >
            Attach file
          </Button>
        )}
        {!isEmpty && (
          <>
            <Checkbox
              label="Pin to the top"
              checked={pinned}
              onChange={(event) => setPinned(event.currentTarget.checked)}
            />
            <Button loading={add.busy} onClick={send}>
              Add note
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** Has the cursor once the address asks for a note. */
function useAskedFor() {
  const [{ add }, setAddress] = useAddress(addSearch)
  const area = useRef<HTMLTextAreaElement>(null)
  const begin = useEffectEvent(() => {
    if (add !== 'note') return
    area.current?.focus()
    setAddress({ add: undefined })
  })
  useEffect(() => begin(), [add])
  return area
}
