import { Button, Chip, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { timezoneName } from '../../../../kit/contract/when.ts'
import { dateTime, dayOf } from '../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { visitCalls } from '../../contract.ts'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'

const most = 5
const shownSlots = 40

type Props = { collab: CollabData; opened: boolean; onClose: () => void }

/** For a venue that must move a visit: up to five free times for the influencer to choose from, and why. */
export function ProposeTimes({ collab, opened, onClose }: Props) {
  const { uid, version, brand, visit } = collab
  const slots = useRead(visitCalls.listOpenSlots, { uid }, { enabled: opened })
  const [times, setTimes] = useState<string[]>([])
  const [reason, setReason] = useState('')
  const propose = useWrite(visitCalls.proposeSlots, {
    onDone: () => (showSuccess(`Sent. They’ll choose one of your ${visit?.stay ? 'dates' : 'times'}.`), onClose()),
  })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={visit?.stay ? 'Suggest other dates' : 'Suggest other times'}
      description={
        visit?.stay
          ? 'They’ll choose how many nights. We’ll keep the booked stay until they choose another.'
          : `Times are in ${timezoneName(brand.timezone)}. We’ll keep the booked time until they choose another.`
      }
    >
      <Loaded of={slots} shape="lines">
        {(data) => {
          const free = data.slots.filter((slot) => slot.left > 0).slice(0, shownSlots)
          if (free.length === 0)
            return <Note tone="warn">{data.note ?? 'No times available in the next four weeks.'}</Note>
          return (
            <Stack>
              <fieldset className="choices">
                <legend>{data.stay ? `Choose up to ${most} check-in dates` : `Choose up to ${most} times`}</legend>
                <Chip.Group multiple value={times} onChange={(value) => setTimes(value.slice(-most))}>
                  {free.map((slot) => (
                    <Chip key={slot.startsAt} value={slot.startsAt}>
                      {data.stay ? dayOf(slot.startsAt, data.timezone) : dateTime(slot.startsAt, data.timezone)}
                    </Chip>
                  ))}
                </Chip.Group>
              </fieldset>
              <Textarea
                label="Reason"
                maxLength={300}
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
              />
              <Group justify="flex-end">
                <Button variant="default" onClick={onClose}>
                  Back
                </Button>
                <GuardedButton
                  loading={propose.busy}
                  missing={
                    times.length === 0
                      ? 'Choose at least one first.'
                      : reason.trim() === ''
                        ? 'Write a reason first.'
                        : null
                  }
                  onClick={() => void propose({ uid, version, startsAt: times, reason })}
                >
                  Send
                </GuardedButton>
              </Group>
            </Stack>
          )
        }}
      </Loaded>
    </Dialog>
  )
}
