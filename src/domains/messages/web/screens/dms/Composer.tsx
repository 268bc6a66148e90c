import { ActionIcon, Button, Switch, Textarea } from '@mantine/core'
import { IconPhotoPlus, IconSend, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { mediaCalls } from '../../../../media/contract.ts'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import { UploadTile } from '../../../../media/web/parts/UploadTile.tsx'
import { messageCalls } from '../../../contract.ts'
import { maxLength, picturesAtMost } from '../../../rules.ts'
import type { ThreadData } from './thread-data.ts'
import styles from '../dms.module.css'

/** Where one writes. A message keeps its key until it was taken, so that sending again after a failure writes it once. */
export function Composer({ thread }: { thread: ThreadData }) {
  const { collabUid, can } = thread
  const [text, setText] = useState('')
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [pictures, setPictures] = useState<string[]>([])
  const [adding, setAdding] = useState(false)
  const [isNote, setIsNote] = useState(!can.send)
  const sendMessage = useWrite(messageCalls.sendMessage)
  const addNote = useWrite(messageCalls.addInternalNote)
  const busy = sendMessage.busy || addNote.busy
  const isEmpty = text.trim() === '' && (isNote || pictures.length === 0)

  const send = async () => {
    if (busy || isEmpty) return
    const sent = isNote
      ? await addNote({ collabUid, key, text })
      : await sendMessage({ collabUid, key, text, pictures })
    if (!sent) return
    setText('')
    setPictures([])
    setAdding(false)
    setKey(crypto.randomUUID())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <form
      className={styles.composer}
      data-internal={isNote}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {can.addNote && can.send && (
        <Switch label="Internal note" checked={isNote} onChange={(event) => setIsNote(event.currentTarget.checked)} />
      )}
      {!isNote && (
        <PicturesToSend
          uids={pictures}
          adding={adding}
          onChange={setPictures}
          onAdded={(uid) => {
            setPictures([...new Set([...pictures, uid])])
            setAdding(false)
          }}
        />
      )}
      <div className={styles.write}>
        {!isNote && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label="Add photo"
            aria-pressed={adding}
            disabled={pictures.length >= picturesAtMost}
            onClick={() => setAdding(!adding)}
          >
            <IconPhotoPlus size={22} />
          </ActionIcon>
        )}
        <Textarea
          aria-label={isNote ? 'Note' : 'Message'}
          placeholder={isNote ? 'Write an internal note' : 'Write a message'}
          maxLength={maxLength}
          minRows={1}
          maxRows={6}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" loading={busy} disabled={isEmpty} leftSection={<IconSend size={18} />}>
          {isNote ? 'Save note' : 'Send'}
        </Button>
      </div>
    </form>
  )
}

type PicturesProps = {
  uids: string[]
  /** One more is being chosen. */
  adding: boolean
  onChange: (uids: string[]) => void
  onAdded: (uid: string) => void
}

function PicturesToSend({ uids, adding, onChange, onAdded }: PicturesProps) {
  return (
    <>
      {uids.length > 0 && (
        <div className={styles.attached}>
          {uids.map((uid) => (
            <Attached key={uid} uid={uid} onRemove={() => onChange(uids.filter((other) => other !== uid))} />
          ))}
        </div>
      )}
      {adding && <UploadTile key={uids.length} label="Add photo" kind="image" onDone={onAdded} />}
    </>
  )
}

function Attached({ uid, onRemove }: { uid: string; onRemove: () => void }) {
  const file = useRead(mediaCalls.getFile, { uid })
  return (
    <div className={styles.attachedOne}>
      <Picture path={file.data?.file_path} alt="Photo to send" kind="content" sizes="72px" />
      <ActionIcon size={24} radius="xl" color="dark" aria-label="Remove photo" onClick={onRemove}>
        <IconX size={14} />
      </ActionIcon>
    </div>
  )
}
