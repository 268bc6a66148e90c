import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { type RefObject, useRef, useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { timeLeft } from '../../../../kit/web/format.ts'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { contentCalls } from '../../contract.ts'
import type { Piece } from './ContentSection.tsx'
import { PieceFiles } from './PieceFiles.tsx'

/** A piece that was handed over: looked at, remarked on at a moment, sent back or approved, and where it can be seen. */
export function PieceReview({ piece }: { piece: Piece }) {
  const video = useRef<HTMLVideoElement>(null)
  const [shown, setShown] = useState(piece.versions.length - 1)
  const version = piece.versions[Math.min(shown, piece.versions.length - 1)]!
  const seek = (atMs: number) => {
    if (!video.current) return
    video.current.currentTime = atMs / 1000
    void video.current.play()
  }
  const approve = useWrite(contentCalls.approveDeliverable, { onDone: () => showSuccess('Approved.') })
  return (
    <Stack gap="sm">
      {piece.versions.length > 1 && (
        <Group gap={8}>
          {piece.versions.map((one, index) => (
            <Button
              key={one.number}
              size="sm"
              variant={index === shown ? 'filled' : 'default'}
              onClick={() => setShown(index)}
            >
              Version {one.number}
            </Button>
          ))}
        </Group>
      )}
      <PieceFiles files={version.files} video={video} />
      {version.caption && <blockquote className="quote">{version.caption}</blockquote>}
      {piece.liveUrl && (
        <a href={piece.liveUrl} target="_blank" rel="noreferrer">
          See it live
        </a>
      )}
      <Remarks piece={piece} fileVersion={version.number} video={video} onSeek={seek} />
      {piece.state === 'in-review' && piece.autoApproveAt && (
        <small className="dim">Approved by itself: {timeLeft(piece.autoApproveAt)}.</small>
      )}
      <Group gap="sm">
        {piece.can.approve && (
          <Button loading={approve.busy} onClick={() => void approve({ uid: piece.uid, version: piece.version })}>
            Approve the {piece.type}
          </Button>
        )}
        {piece.can.requestChanges && <AskForChanges piece={piece} />}
      </Group>
      {piece.can.publish && <Publish piece={piece} />}
    </Stack>
  )
}

function Remarks({
  piece,
  fileVersion,
  video,
  onSeek,
}: {
  piece: Piece
  fileVersion: number
  video: RefObject<HTMLVideoElement | null>
  onSeek: (atMs: number) => void
}) {
  const [text, setText] = useState('')
  const add = useWrite(contentCalls.addComment, { onDone: () => setText('') })
  const say = () => {
    const atMs = video.current ? Math.round(video.current.currentTime * 1000) : null
    void add({ uid: piece.uid, fileVersion, text, atMs })
  }
  return (
    <Stack gap={6}>
      {piece.comments
        .filter((comment) => comment.version === fileVersion)
        .map((comment) => (
          <div key={comment.uid}>
            {comment.atMs !== null && (
              <Button size="compact-sm" variant="default" onClick={() => onSeek(comment.atMs!)}>
                {clockOfMs(comment.atMs)}
              </Button>
            )}{' '}
            <b>{comment.authorName}</b> {comment.text}
          </div>
        ))}
      {piece.can.comment && (
        <Group gap="sm" wrap="nowrap" align="flex-end">
          <TextInput
            style={{ flex: 1 }}
            label="Remark"
            description="On a video, it stands at the moment shown."
            maxLength={1_000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button variant="default" loading={add.busy} disabled={text.trim() === ''} onClick={say}>
            Add
          </Button>
        </Group>
      )}
    </Stack>
  )
}

function clockOfMs(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function AskForChanges({ piece }: { piece: Piece }) {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const ask = useWrite(contentCalls.requestChanges, { onDone: () => setOpen(false) })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Ask for changes
      </Button>
      <Dialog
        opened={open}
        onClose={() => setOpen(false)}
        size="md"
        title="What should change?"
        description={`Rounds left: ${piece.roundsLeft}. Afterwards your account manager helps.`}
      >
        <Stack>
          <Textarea
            label="In a sentence or two"
            maxLength={2_000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button
            loading={ask.busy}
            disabled={text.trim() === ''}
            onClick={() => void ask({ uid: piece.uid, version: piece.version, text })}
          >
            Send back
          </Button>
        </Stack>
      </Dialog>
    </>
  )
}

function Publish({ piece }: { piece: Piece }) {
  const [url, setUrl] = useState('')
  const publish = useWrite(contentCalls.markPublished, {
    onDone: () => showSuccess('Thank you. Everyone can see it now.'),
  })
  return (
    <Group gap="sm" align="flex-end" wrap="nowrap">
      <TextInput
        style={{ flex: 1 }}
        label={`Where is it on ${piece.platform}?`}
        placeholder="https://…"
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Button
        loading={publish.busy}
        disabled={url === ''}
        onClick={() => void publish({ uid: piece.uid, version: piece.version, url })}
      >
        It is live
      </Button>
    </Group>
  )
}
