import { Button, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { useHeldTexts, useHeldWrite } from '../../../../../kit/web/held-write.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { todayIn } from '../../../availability.ts'
import { BriefContent, missingFor } from '../../../brief.ts'
import { changedParts, needsReview } from '../../../changes.ts'
import { coachOf } from '../../../coach.ts'
import { briefCalls } from '../../../contract.ts'
import { toBriefs } from '../../links.ts'
import { BriefBadge } from '../../parts/BriefBadge.tsx'
import { BriefCard } from '../../parts/BriefCard.tsx'
import { CoachHints } from '../../parts/CoachHints.tsx'
import { DeliverablesSection } from './DeliverablesSection.tsx'
import { BriefActions } from './BriefActions.tsx'
import { type Brief, cardOfEdit, type Edit } from './edit.ts'
import { EligibilitySection } from './EligibilitySection.tsx'
import { OfferSection } from './OfferSection.tsx'
import { PicturesSection } from './PicturesSection.tsx'
import { SpotsSection } from './SpotsSection.tsx'
import { TimesSection } from './TimesSection.tsx'
import styles from './brief-editor.module.css'

/** The form is over what the brief says; the rest of it comes along. */
const recordOf = (brief: Brief) => ({ ...brief.content, version: brief.version, brief })

/** What a brief says, section by section; nothing is sent before Save or Submit. */
export function BriefEditor({ brief }: { brief: Brief }) {
  const form = useRecordForm(BriefContent, recordOf(brief))
  const { values: content, errors } = form
  const base = form.base.brief
  const [now] = useState(() => new Date())
  const update = useWrite(briefCalls.updateBrief, {
    onRefused: (error) => {
      form.refused(error, 'content.')
      return false
    },
  })
  const take = (newer: Brief) => form.take(recordOf(newer))
  const submit = useHeldWrite(briefCalls.submitBrief, (submitted) => {
    take(submitted)
    // Somebody else may have changed meanwhile whether it’s reviewed first.
    if ((submitted.status === 'live') === brief.can.publish) return
    showSuccess(submitted.status === 'live' ? 'Your brief is live.' : 'Your brief was sent for review.')
  })
  const isHeld = useHeldTexts().has(brief.uid)

  const changed = changedParts(base.content, content)
  const isBehind = brief.version !== base.version

  const missing = missingFor(content, todayIn(brief.timezone, now))
  const set: Edit['set'] = (part, value) => form.setValues({ [part]: value })
  const edit: Edit = { brief, content, errors, set, readOnly: !brief.can.edit || isHeld, now }
  const save = async () => {
    const saved = await update({ uid: brief.uid, version: base.version, content })
    if (saved) {
      take(saved)
      showSuccess('Saved.')
    }
    return saved
  }
  const saveAndSubmit = async () => {
    const saved = changed.length > 0 ? await save() : base
    if (saved)
      submit(
        { uid: brief.uid, version: saved.version },
        { text: brief.can.publish ? 'It’s live.' : 'Sent for review.', about: brief.uid },
      )
  }
  const isUp = base.status === 'live' || base.status === 'paused'

  return (
    <>
      <header className="page-header">
        <div>
          <div className="dim">
            <LinkTo to={toBriefs(brief.brandUid)}>Briefs</LinkTo> · {brief.brandName}
          </div>
          <Group gap="sm">
            <Title order={1}>{content.title || 'New brief'}</Title>
            <BriefBadge status={base.status} held={brief.held} />
          </Group>
        </div>
        <BriefActions brief={base} onChanged={take} hasChanges={changed.length > 0} />
      </header>

      <EditorNotes
        brief={base}
        isReviewed={isUp && needsReview(base.content, content)}
        onTheirs={isBehind && changed.length > 0 ? () => take(brief) : null}
      />

      <div className={styles.editor}>
        <fieldset disabled={edit.readOnly} className={styles.form}>
          <OfferSection {...edit} />
          <PicturesSection {...edit} />
          <DeliverablesSection {...edit} />
          <EligibilitySection {...edit} />
          <TimesSection {...edit} />
          <SpotsSection {...edit} />
        </fieldset>
        {/* It scrolls by itself where the window is low, and holds nothing else that the keyboard reaches. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <aside className={styles.aside} aria-label="Preview" tabIndex={0}>
          <BriefCard card={cardOfEdit(edit)} />
          <Card>
            <CoachHints coach={coachOf(content)} />
          </Card>
          {missing.length > 0 && <Missing sentences={missing} />}
        </aside>
      </div>

      {brief.can.edit && !isHeld && (
        <SaveBar
          brief={base}
          changed={changed}
          isWhole={missing.length === 0}
          onSave={update.busy ? null : () => void save()}
          onSubmit={() => void saveAndSubmit()}
        />
      )}
    </>
  )
}

function Missing({ sentences }: { sentences: readonly string[] }) {
  return (
    <Note tone="warn">
      <b>To finish</b>
      <ul className={styles.missing}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Note>
  )
}

/** Where the brief stands with the team; `onTheirs` takes what somebody else saved meanwhile. */
function EditorNotes({
  brief,
  isReviewed,
  onTheirs,
}: {
  brief: Brief
  isReviewed: boolean
  onTheirs: (() => void) | null
}) {
  return (
    <Stack gap="sm" mb="lg">
      {brief.status === 'draft' && brief.changeNote && (
        <Note tone="warn">Our team requested a change: {brief.changeNote}</Note>
      )}
      {brief.status === 'submitted' && (
        <Note tone="calm">Our team is reviewing this brief. We’ll let you know when it’s live.</Note>
      )}
      {onTheirs && (
        <Note tone="warn">
          Someone changed this brief while you were editing.{' '}
          <Button size="compact-sm" variant="default" onClick={onTheirs}>
            Discard my changes and show theirs
          </Button>
        </Note>
      )}
      {isReviewed && (
        <Note tone="calm">
          You’ve changed the title, value or deliverables, so our team may review the brief before it’s shown again.
        </Note>
      )}
    </Stack>
  )
}

/** What is not saved yet, and the ways to send it; `onSave` is null while it is under way. */
function SaveBar({
  brief,
  changed,
  isWhole,
  onSave,
  onSubmit,
}: {
  brief: Brief
  changed: readonly string[]
  isWhole: boolean
  onSave: (() => void) | null
  onSubmit: () => void
}) {
  return (
    <div className={`no-print ${styles.bar}`}>
      <span className="dim" aria-live="polite">
        {changed.length > 0
          ? `Not saved yet: ${changed.slice(0, 3).join(', ')}${changed.length > 3 ? ' and more' : ''}`
          : 'All changes saved'}
      </span>
      <Group gap="sm">
        <Button
          variant={brief.can.submit ? 'default' : 'filled'}
          disabled={changed.length === 0}
          loading={onSave === null}
          onClick={() => onSave?.()}
        >
          {brief.status === 'draft' ? 'Save draft' : 'Save changes'}
        </Button>
        {brief.can.submit && (
          <GuardedButton missing={isWhole ? null : 'See “To finish” for what’s missing.'} onClick={onSubmit}>
            {brief.can.publish ? 'Publish' : 'Send for review'}
          </GuardedButton>
        )}
      </Group>
    </div>
  )
}
