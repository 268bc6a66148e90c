import { Button, Checkbox, Group, Stack, Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { Note } from '../../../../kit/web/pieces.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { UploadTile } from '../../../media/web/parts/UploadTile.tsx'
import { goldenRules, type TickedRule, tickedRules } from '../../checklist.ts'
import { contentCalls } from '../../contract.ts'
import type { Piece } from './ContentSection.tsx'
import { PieceFiles } from './PieceFiles.tsx'

/** What the influencer brings: files, a caption with live help, and the golden rules; kept as a draft until it is handed over. */
export function PieceDraft({ piece }: { piece: Piece }) {
  const draft = piece.versions.find((version) => version.submittedAt === null)
  const [files, setFiles] = useState(() => draft?.files.map((file) => file.uid) ?? [])
  const [caption, setCaption] = useState(draft?.caption ?? piece.versions.at(-1)?.caption ?? '')
  const [ticks, setTicks] = useState<TickedRule[]>(() => tickedRules.filter((rule) => piece.ticks.includes(rule)))
  const [uploads, setUploads] = useState(0)
  const [asked] = useDebouncedValue(caption, 400)
  const help = useRead(contentCalls.checkCaptionFor, { deliverableUid: piece.uid, caption: asked }, { keep: true })
  const save = useWrite(contentCalls.saveDeliverable)
  const submit = useWrite(contentCalls.submitDeliverable, {
    onDone: () => showSuccess('Handed over. They have seven days to look at it.'),
  })
  const keep = (fileUids = files) => save({ uid: piece.uid, version: piece.version, fileUids, caption, ticks })
  const handOver = async () => {
    const saved = await keep()
    if (saved) await submit({ uid: piece.uid, version: saved.version })
  }
  const add = (fileUid: string) => {
    const next = [...files, fileUid]
    setFiles(next)
    setUploads(uploads + 1)
    void keep(next)
  }
  const open = piece.comments.filter((comment) => !comment.resolved)
  return (
    <Stack gap="sm">
      {piece.rounds.length > 0 && <Note tone="warn">{piece.rounds.at(-1)!.text}</Note>}
      {open.map((comment) => (
        <Note key={comment.uid} tone="mute">
          {comment.authorName}: {comment.text}
        </Note>
      ))}
      {draft && <PieceFiles files={draft.files} />}
      <UploadTile
        key={uploads}
        label={files.length > 0 ? 'Add another file' : `Upload your ${piece.type}`}
        asked={{ type: piece.type }}
        onDone={add}
      />
      <Textarea
        label="Caption"
        maxLength={2_200}
        value={caption}
        onChange={(event) => setCaption(event.currentTarget.value)}
      />
      {help.data?.problems.map((problem) => (
        <Note key={problem.text} tone="warn">
          {problem.text}
        </Note>
      ))}
      <Checkbox.Group label="The golden rules" value={ticks} onChange={(values) => setTicks(values as TickedRule[])}>
        <Stack gap={6} mt={6}>
          {tickedRules.map((rule) => (
            <Checkbox key={rule} value={rule} label={goldenRules[rule]} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Group>
        <Button loading={submit.busy || save.busy} disabled={files.length === 0} onClick={() => void handOver()}>
          Hand it over
        </Button>
        <Button variant="default" disabled={save.busy} onClick={() => void keep()}>
          Keep as a draft
        </Button>
      </Group>
    </Stack>
  )
}
