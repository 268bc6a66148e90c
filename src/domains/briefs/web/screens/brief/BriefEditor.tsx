import { Button, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
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
  const submit = useWrite(briefCalls.submitBrief)

  const changed = changedParts(base.content, content)
  const isBehind = brief.version !== base.version
  const take = (newer: Brief) => form.take(recordOf(newer))

  const missing = missingFor(content, todayIn(brief.timezone, now))
  const set: Edit['set'] = (part, value) => form.setValues({ [part]: value })
  const edit: Edit = { brief, content, errors, set, readOnly: !brief.can.edit, now }
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
    const submitted = saved && (await submit({ uid: brief.uid, version: saved.version }))
    if (submitted) {
      take(submitted)
      showSuccess(
        submitted.status === 'live' ? 'Your brief is live.' : 'Our team will look at it, usually within a working day.',
      )
    }
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
        <BriefActions brief={base} onChanged={take} disabled={changed.length > 0} />
      </header>

      <Stack gap="sm" mb="lg">
        {base.status === 'draft' && base.changeNote && (
          <Note tone="warn">Our team asks for a change: {base.changeNote}</Note>
        )}
        {base.status === 'submitted' && (
          <Note tone="calm">Our team is looking at this brief. You will be told as soon as it is live.</Note>
        )}
        {isBehind && changed.length > 0 && (
          <Note tone="warn">
            Someone changed this brief meanwhile.{' '}
            <Button size="compact-sm" variant="default" onClick={() => take(brief)}>
              Show theirs and drop my changes
            </Button>
          </Note>
        )}
        {isUp && needsReview(base.content, content) && (
          <Note tone="calm">Our team looks at a new title, value or content ask before it is shown again.</Note>
        )}
      </Stack>

      <div className={styles.editor}>
        <fieldset disabled={edit.readOnly} className={styles.form}>
          <OfferSection {...edit} />
          <PicturesSection {...edit} />
          <DeliverablesSection {...edit} />
          <EligibilitySection {...edit} />
          <TimesSection {...edit} />
          <SpotsSection {...edit} />
        </fieldset>
        <aside className={styles.aside} aria-label="Preview">
          <BriefCard card={cardOfEdit(edit)} />
          <Card>
            <CoachHints coach={coachOf(content)} />
          </Card>
          {missing.length > 0 && (
            <Note tone="warn">
              <b>Still missing</b>
              <ul className={styles.missing}>
                {missing.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Note>
          )}
        </aside>
      </div>

      {brief.can.edit && (
        <div className={`no-print ${styles.bar}`}>
          <span className="dim" aria-live="polite">
            {changed.length > 0
              ? `Not saved: ${changed.slice(0, 3).join(', ')}${changed.length > 3 ? ' and more' : ''}`
              : 'All saved'}
          </span>
          <Group gap="sm">
            <Button
              variant={brief.can.submit ? 'default' : 'filled'}
              disabled={changed.length === 0}
              loading={update.busy}
              onClick={() => void save()}
            >
              {base.status === 'draft' ? 'Save draft' : 'Save changes'}
            </Button>
            {base.can.submit && (
              <Button disabled={missing.length > 0} loading={submit.busy} onClick={() => void saveAndSubmit()}>
                Submit
              </Button>
            )}
          </Group>
        </div>
      )}
    </>
  )
}
