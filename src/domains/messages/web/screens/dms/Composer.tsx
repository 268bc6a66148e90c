import { ActionIcon, Button, Switch } from '@mantine/core'
import { IconMicrophone, IconPaperclip, IconSend, IconTemplate } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Note } from '../../../../../kit/web/parts.tsx'
import { newKey } from '../../../../../kit/web/send-once.ts'
import { useTyped } from '../../../../../kit/web/use-typed.ts'
import { MentionTextarea } from '../../../../accounts/web/parts/MentionTextarea.tsx'
import type { CollabData } from '../../../../collabs/web/parts/StageBadge.tsx'
import { useSession } from '../../../../profiles/web/session.tsx'
import { type MessageView, messageCalls } from '../../../contract.ts'
import { filesAtMost, maxLength } from '../../../rules.ts'
import { fillTemplate, unfilledWords } from '../../../template-fields.ts'
import { recordsVoice } from '../../../../media/web/parts/record-voice.ts'
import { outbox } from '../../use-outbox.ts'
import { useSentWords } from '../../use-sent-words.ts'
import { fieldValues } from './field-values.ts'
import { FilesToSend, filesOf, type ToSend } from './FilesToSend.tsx'
import { Templates } from '../../parts/Templates.tsx'
import type { ThreadData } from './thread-data.ts'
import { RecordVoice } from './RecordVoice.tsx'
import { ReplyingTo } from './ReplyingTo.tsx'
import { useColleagues } from './use-colleagues.ts'
import { useTypingSignal } from './use-typing.ts'
import styles from '../dms.module.css'

type Props = { thread: ThreadData; collab: CollabData; replyTo: MessageView | null; onReplyEnd: () => void }

/** Where one writes. A message goes to the outbox at once. A note has words of its own: they’re never sent as a message. */
export function Composer(props: Props) {
  const draft = useDraft(props.thread.collabUid)
  const [isRecording, setRecording] = useState(false)
  const { thread, replyTo, onReplyEnd } = props
  const voice = { collabUid: thread.collabUid, replyTo, onReplyEnd, onClose: () => setRecording(false) }
  return (
    <>
      {isRecording && <RecordVoice {...voice} />}
      {/* A file that is being uploaded goes on. */}
      <div hidden={isRecording}>
        <Writing {...props} draft={draft} onRecord={() => setRecording(true)} />
      </div>
    </>
  )
}

type WritingProps = Props & { draft: ReturnType<typeof useDraft>; onRecord: () => void }

function Writing({ thread, collab, replyTo, onReplyEnd, draft, onRecord }: WritingProps) {
  const { collabUid, can, side, brand } = thread
  const hasTemplates = side !== 'influencer' && can.send
  const values = fieldValues(thread, collab, useSession().user.display_name)
  const [choosing, setChoosing] = useState(false)
  const { key, attached, adding, setAdding, next, changeAttached } = draft
  const [isNote, setIsNote] = useState(!can.send)
  const addNote = useWrite(messageCalls.addThreadNote)
  const note = useSentWords(`note ${collabUid}`, (words) => addNote({ collabUid, ...words }))
  const { text, setText } = isNote ? note : draft
  const field = useRef<HTMLTextAreaElement>(null)
  const unfilled = hasTemplates && !isNote ? unfilledWords(text, values) : null
  const isEmpty = text.trim() === '' && (isNote || attached.length === 0)

  const send = () => {
    if (isEmpty || unfilled !== null) return
    if (isNote) {
      if (!addNote.busy) void note.submit()
    } else {
      const at = new Date().toISOString()
      const words = (hasTemplates ? fillTemplate(text, values) : text).trim()
      outbox.add({
        key,
        collabUid,
        at,
        text: words,
        ...filesOf(attached),
        voiceMs: null,
        replyTo: replyTo?.uid ?? null,
      })
      onReplyEnd()
      next()
      changeAttached([])
    }
  }
  return (
    <>
      <form
        className={styles.composer}
        data-internal={isNote}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {can.addNote && can.send && (
          <Switch label="Internal note" checked={isNote} onChange={(event) => setIsNote(event.currentTarget.checked)} />
        )}
        {/* Hidden while a note is written: one that is being uploaded goes on. */}
        <div className={styles.pictures} hidden={isNote}>
          <FilesToSend files={attached} adding={adding} onChange={changeAttached} />
        </div>
        {replyTo && !isNote && <ReplyingTo message={replyTo} onEnd={onReplyEnd} />}
        {unfilled !== null && <Unfilled words={unfilled} />}
        <div className={styles.write} data-tools={!isNote && (hasTemplates || recordsVoice())}>
          {!isNote && (
            <Tools
              isAdding={adding}
              isFull={attached.length >= filesAtMost}
              onAdding={setAdding}
              onRecord={recordsVoice() ? onRecord : null}
              onTemplates={hasTemplates ? () => setChoosing(true) : null}
            />
          )}
          <Field {...{ thread, field, isNote, replyTo, text }} onText={setText} onSend={send} />
          <Button
            type="submit"
            loading={isNote && addNote.busy}
            disabled={isEmpty || unfilled !== null}
            leftSection={<IconSend size={18} />}
          >
            {isNote ? 'Save note' : 'Send'}
          </Button>
        </div>
      </form>
      {hasTemplates && (
        <Templates
          brandUid={side === 'brand' ? brand.uid : undefined}
          values={values}
          opened={choosing}
          onClose={() => setChoosing(false)}
          onInsert={(words) => {
            draft.setText(draft.text.trim() === '' ? words : `${draft.text.trimEnd()}\n\n${words}`)
            setIsNote(false)
            field.current?.focus()
          }}
        />
      )}
    </>
  )
}

/** Why the message cannot be sent as it is. */
function Unfilled({ words }: { words: string }) {
  return (
    <Note tone="warn">
      <span role="status">{words}</span>
    </Note>
  )
}

/** The message that is being written, still there after the page was closed. */
function useDraft(collabUid: string) {
  const [text, setText] = useTyped(`message ${collabUid}`)
  const [key, setKey] = useState(newKey)
  const [attached, setAttached] = useState<ToSend[]>([])
  const [adding, setAdding] = useState(false)
  /** The words were taken: what comes next is another message. */
  const next = () => {
    setText('')
    setKey(newKey())
  }
  const changeAttached = (files: ToSend[]) => {
    setAttached(files)
    setAdding(false)
  }
  return { text, setText, key, attached, adding, setAdding, next, changeAttached }
}

type ToolsProps = {
  /** A file is being chosen. */
  isAdding: boolean
  /** No more files fit. */
  isFull: boolean
  onAdding: (isOn: boolean) => void
  /** Null where the browser can’t. */
  onRecord: (() => void) | null
  /** Null for whoever has no templates. */
  onTemplates: (() => void) | null
}

function Tools({ isAdding, isFull, onAdding, onRecord, onTemplates }: ToolsProps) {
  return (
    <>
      {onTemplates && (
        <ActionIcon variant="subtle" color="gray" size={44} aria-label="Templates" onClick={onTemplates}>
          <IconTemplate size={22} />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label="Attach file"
        aria-pressed={isAdding}
        disabled={isFull}
        onClick={() => onAdding(!isAdding)}
      >
        <IconPaperclip size={22} />
      </ActionIcon>
      {onRecord && (
        <ActionIcon variant="subtle" color="gray" size={44} aria-label="Record voice note" onClick={onRecord}>
          <IconMicrophone size={22} />
        </ActionIcon>
      )}
    </>
  )
}

type FieldProps = {
  thread: ThreadData
  field: RefObject<HTMLTextAreaElement | null>
  isNote: boolean
  replyTo: MessageView | null
  text: string
  onText: (text: string) => void
  onSend: () => void
}

/**
 * Enter sends, with Shift it begins a new line. The other side sees that a message is being typed, and nothing of a note,
 * in which colleagues can be mentioned.
 */
function Field({ thread, field, isNote, replyTo, text, onText, onSend }: FieldProps) {
  useEffect(() => {
    if (replyTo) field.current?.focus()
  }, [field, replyTo])
  const signalTyping = useTypingSignal(thread.collabUid)
  const colleagues = useColleagues(thread, isNote && text.includes('@'))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The keys of the inbox work again; what is written stays.
    if (event.key === 'Escape') return event.currentTarget.blur()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }
  return (
    <MentionTextarea
      ref={field}
      colleagues={isNote ? colleagues : []}
      data-reply
      aria-label={isNote ? 'Note' : 'Message'}
      placeholder={isNote ? 'Write a note for your team. Use @ to mention someone.' : 'Write a message'}
      maxLength={maxLength}
      minRows={1}
      maxRows={6}
      value={text}
      onChange={(words) => {
        onText(words)
        if (!isNote && words.trim() !== '') signalTyping()
      }}
      onKeyDown={onKeyDown}
    />
  )
}
