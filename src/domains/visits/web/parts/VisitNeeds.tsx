import { Button, Checkbox, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { findTyped } from '../../../../kit/web/use-typed.ts'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { visitCalls } from '../../contract.ts'
import { needsConsentText } from '../../windows.ts'
import { usualNeedsField } from './UsualNeeds.tsx'

/** What a creator eats on a visit that is booked: with times in a request, nobody asked before. */
export function VisitNeeds({ collab }: { collab: CollabData }) {
  const [isOpen, setOpen] = useState(false)
  const given = collab.visit?.needs ?? ''
  if (!collab.can.sayNeeds) return null
  if (isOpen) return <Form collab={collab} given={given} onClose={() => setOpen(false)} />
  return (
    <Button variant="default" className="at-start" onClick={() => setOpen(true)}>
      {given ? 'Change dietary needs' : 'Add dietary needs'}
    </Button>
  )
}

function Form({ collab, given, onClose }: { collab: CollabData; given: string; onClose: () => void }) {
  const { uid, version } = collab
  const [needs, setNeeds] = useState(given || findTyped(usualNeedsField))
  const [agrees, setAgrees] = useState(given !== '')
  const hasNeeds = needs.trim() !== ''
  const save = useWrite(visitCalls.saveNeeds, {
    onDone: () => {
      showSuccess(hasNeeds ? 'Saved for this visit.' : 'Removed.')
      onClose()
    },
  })
  return (
    <Stack gap="sm">
      <Textarea
        label="Dietary needs and allergies"
        maxLength={400}
        autosize
        minRows={2}
        value={needs}
        onChange={(event) => setNeeds(event.currentTarget.value)}
      />
      {hasNeeds && (
        <Checkbox
          checked={agrees}
          onChange={(event) => setAgrees(event.currentTarget.checked)}
          label={needsConsentText}
        />
      )}
      <Group gap="sm">
        <GuardedButton
          loading={save.busy}
          missing={hasNeeds && !agrees ? 'Agree to share your needs, or clear them.' : null}
          onClick={() => void save({ uid, version, needs: needs.trim() })}
        >
          Save
        </GuardedButton>
        <Button variant="subtle" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </Stack>
  )
}
