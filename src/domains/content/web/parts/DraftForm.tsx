import { Button, Group, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { counted } from '../../../../kit/web/format.ts'
import { dropUpload } from '../../../../kit/web/kept-uploads.ts'
import { findTyped, keepTyped } from '../../../../kit/web/use-typed.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { Checklist } from '../../../media/web/parts/Checklist.tsx'
import { UploadTile } from '../../../media/web/parts/UploadTile.tsx'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { captionTags, pointsOf } from '../../../collabs/day-list.ts'
import { filesAllowed, kindAsked } from '../../deliverable-checks.ts'
import { canFilm } from '../../../media/web/parts/film.ts'
import { FilmHere } from './FilmHere.tsx'
import { Caption } from './Caption.tsx'
import { DeliverableMedia } from './DeliverableMedia.tsx'
import { type DeliverableData, deliverableName } from '../deliverable-words.ts'
import { useOpenDrafts } from './open-drafts.ts'
import { captionField, type Draft, useDraft } from './use-draft.ts'

/** Upload and caption with live help. Kept as a draft while it is written; it is sent with the others (`SendContent`). */
export function DraftForm({ collab, deliverable }: { collab: CollabData; deliverable: DeliverableData }) {
  const { uid } = deliverable
  const latest = deliverable.versions.at(-1)
  const { draft, setDraft, isTouched, setTouched } = useFields(collab, deliverable)
  const { ticks, report, givenTo, taken: takenOfGiven, about } = useOpenDrafts()
  const [filmed, setFilmed] = useState<File | null>(null)
  const { keep, addArrived, saving, isUnsaved } = useDraft(deliverable)
  const given = filmed ? [...givenTo(uid), filmed] : givenTo(uid)
  const taken = (of: string, file: File) => {
    takenOfGiven(of, file)
    setFilmed((before) => (before === file ? null : before))
  }
  const [next, ...others] = given
  const isReady = draft.fileUids.length > 0 && !next && (isTouched || latest?.submittedAt === null)
  useEffect(() => report(uid, { isReady, keep: (promised) => keep(draft, promised) }))
  useEffect(() => () => report(uid, null), [uid, report])
  // An upload ends long after it began: what was written meanwhile stays.
  const newest = useRef(draft)
  const change = (part: (before: Draft) => Partial<Draft>, now = true) => {
    newest.current = { ...newest.current, ...part(newest.current) }
    setDraft(newest.current)
    setTouched(true)
    if (now) void keep(newest.current, ticks)
  }
  const write = (caption: string) => {
    keepTyped(captionField(uid), caption)
    change(() => ({ caption }), false)
  }
  const [leftOut, setLeftOut] = useState(0)
  const leaveOut = (file: File) => {
    taken(uid, file)
    void dropUpload(file).then(() => setLeftOut((count) => count + 1))
  }
  const shown = latest?.files.filter((file) => draft.fileUids.includes(file.uid)) ?? []
  const room = filesAllowed(deliverable) - draft.fileUids.length
  const asked = kindAsked(deliverable)
  return (
    <Stack gap="md">
      {latest && shown.length > 0 && (
        <ChosenFiles
          version={latest}
          shown={shown}
          label={deliverableName(deliverable)}
          onRemove={(removed) => change(({ fileUids }) => ({ fileUids: fileUids.filter((one) => one !== removed) }))}
        />
      )}
      {room > 0 && (
        <UploadTile
          key={`${draft.fileUids.join()} ${leftOut}`}
          label={asked === 'video' ? 'Your video' : asked === 'image' ? 'Your photo' : 'Your photo or video'}
          hint="At least 1080 pixels on the shorter side. Uploads resume if you lose connection."
          asked={{ type: deliverable.type }}
          {...(asked ? { kind: asked } : {})}
          about={about(uid)}
          {...(next ? { given: next, onLeaveOut: () => leaveOut(next) } : {})}
          onDone={(fileUid, file) => {
            taken(uid, file)
            addArrived(fileUid, file)
            change(({ fileUids }) => ({ fileUids: [...new Set([...fileUids, fileUid])] }))
          }}
        />
      )}
      {room > 0 && !next && asked !== 'image' && canFilm() && (
        <FilmHere deliverable={deliverable} ideas={pointsOf(collab.terms?.directions ?? '')} onFilmed={setFilmed} />
      )}
      {room > 0 && others.length > 0 && (
        <span className="dim" role="status">
          {counted(others.length, 'more file')} will upload after this one.
        </span>
      )}
      {room <= 0 && next && (
        <Note tone="warn">
          Remove a file to make room for {given.map(({ name }) => name).join(', ')}.{' '}
          <Button size="compact-sm" variant="subtle" onClick={() => given.forEach(leaveOut)}>
            Don’t add {given.length === 1 ? 'it' : 'them'}
          </Button>
        </Note>
      )}
      {deliverable.type !== 'ugc' && (
        <Caption
          deliverable={deliverable}
          value={draft.caption}
          onChange={write}
          onLeave={() => isTouched && void keep(draft, ticks)}
        />
      )}
      <span className="dim">{savingWords(saving, isUnsaved)}</span>
    </Stack>
  )
}

/** What the form begins with: a caption that was being written here, else what was saved last. */
function useFields(collab: CollabData, deliverable: DeliverableData) {
  const latest = deliverable.versions.at(-1)
  const [typed] = useState(() => findTyped(captionField(deliverable.uid)))
  const [draft, setDraft] = useState<Draft>({
    fileUids: latest?.files.map((file) => file.uid) ?? [],
    caption: typed || (latest?.caption ?? firstCaption(collab, deliverable)),
  })
  const [isTouched, setTouched] = useState(typed !== '')
  return { draft, setDraft, isTouched, setTouched }
}

function savingWords(saving: boolean, isUnsaved: boolean): string {
  if (saving) return 'Saving…'
  return isUnsaved ? 'Not saved yet. We’ll try again when you’re back online.' : 'Saved as a draft until you send it.'
}

/** A caption begins with what has to be in it. */
function firstCaption({ terms }: CollabData, { type }: DeliverableData): string {
  return terms && type !== 'ugc' ? captionTags(terms) : ''
}

type ChosenFilesProps = {
  version: DeliverableData['versions'][number]
  /** Its files that were not taken away. */
  shown: DeliverableData['versions'][number]['files']
  label: string
  onRemove: (fileUid: string) => void
}

/** What goes along: the files of the draft with what was found in them, or those that were submitted before. */
function ChosenFiles({ version, shown, label, onRemove }: ChosenFilesProps) {
  const isDraft = version.submittedAt === null
  return (
    <Stack gap="xs">
      {isDraft ? (
        <DeliverableMedia files={shown} label={label} />
      ) : (
        <span className="dim">Files you sent before are included unless you remove them.</span>
      )}
      <Group gap="xs">
        {shown.map((file, index) => (
          <Button key={file.uid} size="xs" variant="subtle" color="gray" onClick={() => onRemove(file.uid)}>
            Remove {shown.length > 1 ? `file ${index + 1}` : 'the file'}
          </Button>
        ))}
      </Group>
      {isDraft && version.checks.map((one) => <Checklist key={one.fileUid} checks={one.checks} />)}
    </Stack>
  )
}
