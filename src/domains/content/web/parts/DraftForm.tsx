import { Button, Checkbox, Group, Stack, Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { Checklist } from '../../../media/web/parts/Checklist.tsx'
import { UploadTile } from '../../../media/web/parts/UploadTile.tsx'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { useNow } from '../../../collabs/web/use-now.ts'
import { goldenRules } from '../../../onboarding/rules.ts'
import { type TickedRule, tickedRules } from '../../checklist.ts'
import { contentCalls } from '../../contract.ts'
import { filesAllowed, kindAsked } from '../../deliverable-checks.ts'
import { DeliverableMedia } from './DeliverableMedia.tsx'
import { type DeliverableData, deliverableName } from '../deliverable-words.ts'
import { type Draft, useDraft } from './use-draft.ts'
import styles from './draft-form.module.css'

const typingMs = 400

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
    showSuccess('Submitted. The venue has it.'),
  )
  const change = (part: Partial<Draft>, now = true) => {
    const next = { ...draft, ...part }
    setDraft(next)
    setRefused(null)
    if (now) void keep(next)
  }
  const now = useNow()
  const begun = collab.visit !== null && Date.parse(collab.visit.startsAt) <= now
  const isDraft = latest?.submittedAt === null
  const shown = latest?.files.filter((file) => draft.fileUids.includes(file.uid)) ?? []
  const room = filesAllowed(deliverable) - draft.fileUids.length
  const asked = kindAsked(deliverable)
  return (
    <Stack gap="md">
      {shown.length > 0 && (
        <Stack gap="xs">
          {isDraft ? (
            <DeliverableMedia files={shown} label={deliverableName(deliverable)} />
          ) : (
            <span className="dim">What you submitted before goes along, unless you take it away.</span>
          )}
          <Group gap="xs">
            {shown.map((file, index) => (
              <Button
                key={file.uid}
                size="xs"
                variant="subtle"
                color="gray"
                onClick={() => change({ fileUids: draft.fileUids.filter((uid) => uid !== file.uid) })}
              >
                Remove {shown.length > 1 ? `file ${index + 1}` : 'the file'}
              </Button>
            ))}
          </Group>
          {isDraft && latest.checks.map((one) => <Checklist key={one.fileUid} checks={one.checks} />)}
        </Stack>
      )}
      {room > 0 && (
        <UploadTile
          key={draft.fileUids.join()}
          label={asked === 'video' ? 'Your video' : asked === 'image' ? 'Your picture' : 'Your picture or video'}
          hint="At least 1080 pixels on the short side. It is checked before it is sent, and goes on after a lost connection."
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
        description="What software cannot judge, you vouch for; the venue sees it."
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
          Submit
        </Button>
        <span className="dim">
          {saving
            ? 'Saving …'
            : begun
              ? 'Kept as a draft until you submit.'
              : 'It can be submitted once your visit has begun.'}
        </span>
      </Group>
    </Stack>
  )
}

/** The caption, with what it lacks said while it is typed. */
function Caption({
  deliverable,
  value,
  onChange,
  onLeave,
}: {
  deliverable: DeliverableData
  value: string
  onChange: (value: string) => void
  onLeave: () => void
}) {
  const [settled] = useDebouncedValue(value, typingMs)
  const check = useRead(
    contentCalls.checkCaptionFor,
    { deliverableUid: deliverable.uid, caption: settled },
    { keep: true },
  )
  const problems = check.data?.problems ?? []
  return (
    <div>
      <Textarea
        label={deliverable.type === 'story' ? 'Words on the story' : 'Caption'}
        autosize
        minRows={3}
        maxLength={2_200}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeave}
      />
      <div className={styles.problems} aria-live="polite">
        {problems.map((problem) => (
          <div key={problem.text} className={value === '' ? 'dim' : styles.problem}>
            {value === '' ? '○' : '✕'} {problem.text}
          </div>
        ))}
        {check.data && problems.length === 0 && (
          <div className={styles.inOrder}>✓ Disclosure, mentions and hashtags are in order.</div>
        )}
      </div>
    </div>
  )
}
