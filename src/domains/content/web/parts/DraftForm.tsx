import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { Note } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { Checklist } from '../../../media/web/parts/Checklist.tsx'
import { UploadTile } from '../../../media/web/parts/UploadTile.tsx'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { useNow } from '../../../collabs/web/use-now.ts'
import { goldenRules } from '../../../onboarding/rules.ts'
import { type TickedRule, tickedRules } from '../../checklist.ts'
import { filesAllowed, kindAsked } from '../../deliverable-checks.ts'
import { Caption } from './Caption.tsx'
import { DeliverableMedia } from './DeliverableMedia.tsx'
import { type DeliverableData, deliverableName } from '../deliverable-words.ts'
import { type Draft, useDraft } from './use-draft.ts'

/** Upload, caption with live help, golden rules, hand over. Kept as a draft while it is written. */
export function DraftForm({ collab, deliverable }: { collab: CollabData; deliverable: DeliverableData }) {
  const latest = deliverable.versions.at(-1)
  const [draft, setDraft] = useState<Draft>({
    fileUids: latest?.files.map((file) => file.uid) ?? [],
    caption: latest?.caption ?? '',
    ticks: tickedRules.filter((rule) => deliverable.ticks.includes(rule)),
  })
  const [refused, setRefused] = useState<string | null>(null)
  const { keep, reassign, saving, submitting } = useDraft(deliverable, setRefused, () =>
    showSuccess('Sent to the venue for review.'),
  )
  const change = (part: Partial<Draft>, now = true) => {
    const next = { ...draft, ...part }
    setDraft(next)
    setRefused(null)
    if (now) void keep(next)
  }
  const now = useNow()
  const begun = collab.visit !== null && Date.parse(collab.visit.startsAt) <= now
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
          onRemove={(removed) => change({ fileUids: draft.fileUids.filter((uid) => uid !== removed) })}
        />
      )}
      {room > 0 && (
        <UploadTile
          key={draft.fileUids.join()}
          label={asked === 'video' ? 'Your video' : asked === 'image' ? 'Your photo' : 'Your photo or video'}
          hint="At least 1080 pixels on the shorter side. Uploads resume if you lose connection."
          asked={{ type: deliverable.type }}
          {...(asked ? { kind: asked } : {})}
          onDone={(uid) => change({ fileUids: [...draft.fileUids, uid] })}
        />
      )}
      {deliverable.type !== 'ugc' && (
        <Caption
          deliverable={deliverable}
          value={draft.caption}
          onChange={(caption) => change({ caption }, false)}
          onLeave={() => void keep(draft)}
        />
      )}
      <Checkbox.Group
        label="The golden rules"
        description="Please confirm what we can’t check automatically. The venue will see this."
        value={draft.ticks}
        onChange={(value) => change({ ticks: value as TickedRule[] })}
      >
        <Stack gap={8} mt={8}>
          {tickedRules.map((rule) => (
            <Checkbox key={rule} value={rule} label={goldenRules[rule]} />
          ))}
        </Stack>
      </Checkbox.Group>
      {refused && <Note tone="bad">{refused}</Note>}
      <Group gap="sm">
        <Button
          loading={submitting}
          disabled={!begun || draft.fileUids.length === 0}
          onClick={() => void reassign(draft)}
        >
          Send for review
        </Button>
        <span className="dim">
          {saving
            ? 'Saving …'
            : begun
              ? 'Saved as a draft until you send it.'
              : 'You can send it once your visit has started.'}
        </span>
      </Group>
    </Stack>
  )
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
