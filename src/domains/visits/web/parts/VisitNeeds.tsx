import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { findTyped } from '../../../../kit/web/use-typed.ts'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { visitCalls } from '../../contract.ts'
import { NeedsFields, useNeeds } from './NeedsFields.tsx'
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
  const needs = useNeeds(given || null, findTyped(usualNeedsField))
  const save = useWrite(visitCalls.saveNeeds, {
    onDone: () => {
      showSuccess(needs.hasNeeds ? 'Saved for this visit.' : 'Removed.')
      onClose()
    },
  })
  return (
    <Stack gap="sm">
      <NeedsFields of={needs} />
      <Group gap="sm">
        <GuardedButton
          loading={save.busy}
          missing={needs.missing}
          onClick={() => void save({ uid, version, needs: needs.needs.trim() })}
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
