import { Button, Group, Progress, VisuallyHidden } from '@mantine/core'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { productName } from '../../../../kit/web/page-facts.ts'
import type { Asked } from '../../content-checks.ts'
import { acceptedMimes } from '../../formats.ts'
import { canSync, type UploadAbout } from '../../../../kit/web/kept-uploads.ts'
import { Checklist } from './Checklist.tsx'
import { type Upload, useUpload } from './use-upload.ts'
import styles from './upload-tile.module.css'

const accepted = {
  image: acceptedMimes.filter((mime) => mime.startsWith('image/')).join(','),
  attachment: `${acceptedMimes.filter((mime) => mime.startsWith('image/')).join(',')},application/pdf`,
  video: `${acceptedMimes.filter((mime) => mime.startsWith('video/')).join(',')},.mkv,.m4v`,
}

type TileProps = {
  label: string
  hint?: string
  asked?: Asked
  kind?: 'image' | 'video' | 'attachment'
  /** A file that was chosen elsewhere: it is taken as if it had been chosen here. */
  given?: File
  /** That file is not wanted after all: it was refused, or its upload is cancelled. */
  onLeaveOut?: () => void
  /** With it, the upload goes on without this page. */
  about?: UploadAbout | undefined
  onDone: (fileUid: string, file: File) => void
}

/**
 * Choose or drop one file: it is checked before the transfer, sent in parts that survive a lost connection and a reload
 * (the same file chosen again goes on), and handed over as a file's uid. `asked` adds what a deliverable of that type needs.
 */
export function UploadTile({ label, hint, asked, kind, given, onLeaveOut, about, onDone }: TileProps) {
  const { state, take, pause, cancel } = useUpload(asked, onDone, about)
  useEffect(() => {
    void take(given)
    // `take` is a new function at every drawing; a file is begun once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [given])
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isOver)
  }
  const isBusy = state.at === 'sending' || state.at === 'looking'
  const drop = (event: DragEvent) => {
    drag(false)(event)
    if (!isBusy) void take(event.dataTransfer.files[0])
  }
  const choose = () => input.current?.click()

  return (
    // Dropping is a shortcut of the button inside, which the keyboard reaches.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={styles.tile}
      data-over={over}
      data-at={state.at}
      aria-labelledby={id}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <b id={id}>{label}</b>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-labelledby={id}
          accept={kind ? accepted[kind] : `${accepted.image},${accepted.video}`}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            event.currentTarget.value = ''
            void take(file)
          }}
        />
      </VisuallyHidden>
      <UploadWords state={state} hint={hint} />
      {state.at === 'sending' && (
        <UploadProgress state={state} onPause={pause} onCancel={() => void cancel().then(onLeaveOut)} />
      )}
      {(state.at === 'refused' || state.at === 'done') && state.checks.length > 0 && (
        <Checklist checks={state.checks} />
      )}
      {!isBusy && (
        <Group gap="xs">
          <Button variant={state.at === 'done' ? 'default' : 'light'} onClick={choose}>
            {state.at === 'empty' ? 'Choose a file' : 'Choose another file'}
          </Button>
          {state.at === 'refused' && state.checks.length === 0 && (
            <Button variant="default" onClick={() => void take(state.file)}>
              Try again
            </Button>
          )}
          {state.at === 'refused' && onLeaveOut && (
            <Button variant="default" onClick={onLeaveOut}>
              Remove file
            </Button>
          )}
        </Group>
      )}
    </fieldset>
  )
}

/** What becomes of an upload whose page is left. */
const leavingWords = () =>
  canSync()
    ? 'You can leave this page. Your upload continues in the background.'
    : `If you leave, your upload continues when you next open ${productName()}.`

/** Nothing is dragged onto a page by a finger. */
const isTouch = () => matchMedia('(pointer: coarse)').matches

function UploadWords({ state, hint }: { state: Upload; hint: string | undefined }) {
  return (
    <div aria-live="polite">
      {state.at === 'empty' && (
        <span className="dim">{hint ?? (isTouch() ? 'Choose a file.' : 'Drop a file here, or choose one.')}</span>
      )}
      {state.at === 'looking' && <span className="dim">Checking {state.name}…</span>}
      {state.at === 'refused' && (
        <span className={styles.tileRefused}>
          {state.name}: {state.message}
        </span>
      )}
      {state.at === 'done' && <span>{state.name} uploaded.</span>}
    </div>
  )
}

type ProgressProps = {
  state: Extract<Upload, { at: 'sending' }>
  onPause: (paused: boolean) => void
  onCancel: () => void
}

function UploadProgress({ state, onPause, onCancel }: ProgressProps) {
  return (
    <>
      <Progress value={state.share * 100} aria-label={`Uploading ${state.name}`} w="100%" />
      <span className="dim numbers">
        {state.name} · {Math.floor(state.share * 100)}%
        {state.paused ? ' · paused' : state.share === 1 ? ' · checking' : ''}
      </span>
      {state.isKept && !state.paused && <span className="dim">{leavingWords()}</span>}
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={() => onPause(!state.paused)}>
          {state.paused ? 'Resume' : 'Pause'}
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </>
  )
}
