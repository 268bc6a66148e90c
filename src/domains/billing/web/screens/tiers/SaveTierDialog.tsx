import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import type { CallError } from '../../../../../kit/contract/errors.ts'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { counted } from '../../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { Note } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { billingCalls } from '../../../contract.ts'
import type { TierFields, TierRow } from '../../../contract/tiers.ts'
import styles from './save-tier-dialog.module.css'

type Props = {
  opened: boolean
  onClose: () => void
  row: TierRow
  fields: TierFields
  onSaved: (row: TierRow) => void
  /** Told what was wrong with single fields, besides the words that are shown. */
  onRefused: (error: CallError) => void
}

/** Whom a change meets, then why it is made, then saved. */
export function SaveTierDialog({ opened, onClose, row, fields, onSaved, onRefused }: Props) {
  const [why, setWhy] = useState('')
  const about = { id: row.id, version: row.version, fields }
  const preview = useRead(billingCalls.previewTier, about, { enabled: opened })
  const save = useWrite(billingCalls.saveTier, {
    onDone: (saved) => {
      setWhy('')
      showSuccess('Saved.')
      onSaved(saved)
    },
    onRefused: (error) => {
      onRefused(error)
      return false
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={`Change ${row.name}`} type="warning">
      <Loaded of={preview} shape="lines">
        {(effect) => (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              void save({ ...about, why })
            }}
          >
            <Stack>
              <p className={styles.effect}>
                <b>{wordsOf(effect, fields)}</b>
              </p>
              {effect.newTerms && row.id !== 'basic' && (
                <Note tone="calm">
                  This creates new terms.{' '}
                  {counted(effect.keeping, 'existing subscription keeps its', 'existing subscriptions keep their')}{' '}
                  current price. If you leave a price ID blank, we’ll create it with the payment provider.
                </Note>
              )}
              {effect.newTerms && row.id === 'basic' && (
                <Note tone="warn">
                  Freemium has no subscription, so the new fees apply to everyone on it from now on.
                </Note>
              )}
              {effect.problems.map((problem) => (
                <Note key={problem} tone="bad">
                  {problem}
                </Note>
              ))}
              <Textarea
                label="Reason"
                description="Shown in the history."
                withAsterisk
                maxLength={300}
                value={why}
                onChange={(event) => setWhy(event.currentTarget.value)}
              />
              <Group justify="flex-end">
                <Button variant="default" onClick={onClose}>
                  Back
                </Button>
                <GuardedButton
                  type="submit"
                  loading={save.busy}
                  missing={effect.problems[0] ?? (why.trim() === '' ? 'Write a reason first.' : null)}
                >
                  Save
                </GuardedButton>
              </Group>
            </Stack>
          </form>
        )}
      </Loaded>
    </Dialog>
  )
}

/** “37 brands, 12 over the new user limit”. */
function wordsOf({ brands, overUsers }: OutputOf<typeof billingCalls.previewTier>, { users }: TierFields): string {
  const whom = counted(brands, 'brand')
  if (users === null) return `${whom}, no user limit`
  return overUsers === 0 ? `${whom}, none over the user limit` : `${whom}, ${overUsers} over the new user limit`
}
