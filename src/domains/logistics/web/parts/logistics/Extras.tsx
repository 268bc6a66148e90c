import { Button, Group, Stack, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { Facts } from '../../../../../kit/web/parts.tsx'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { useFreshWrite } from '../../../../collabs/web/use-fresh-write.ts'
import { logisticsCalls } from '../../../contract.ts'
import { ExtrasFields } from '../../../views.ts'
import { maySayNeeds, type Planned } from './planned.ts'

/** What to wear, what is there to work with, which permits; and what the creator needs to get in and around. */
export function Extras({ collab, plans }: Planned) {
  const [open, setOpen] = useState<'extras' | 'needs' | null>(null)
  const { extras, can } = plans
  const close = () => setOpen(null)
  const maySay = maySayNeeds(plans, collab)
  const rows = [
    ['What to wear', extras.dress],
    ['Equipment', extras.equipment],
    ['Permits', extras.permits],
    ['Access needs', extras.accessNeeds],
  ] as const
  const filled = rows.filter(([, text]) => text !== '')
  if (filled.length === 0 && !can.plan && !maySay) return null
  return (
    <section aria-label="Before the visit">
      <Title order={3} mb="xs">
        Before the visit
      </Title>
      {filled.length > 0 && <Facts rows={filled} />}
      <Group mt="sm" gap="sm">
        {can.plan && (
          <Button variant="default" onClick={() => setOpen('extras')}>
            Dress, equipment and permits
          </Button>
        )}
        {maySay && (
          <Button variant="default" onClick={() => setOpen('needs')}>
            {extras.accessNeeds ? 'Change access needs' : 'Tell the venue your access needs'}
          </Button>
        )}
      </Group>
      <Dialog
        opened={open === 'extras'}
        onClose={close}
        title="Dress, equipment and permits"
        description={`${collab.influencer.name} will see this on the collab page and be notified.`}
      >
        {open === 'extras' && <ExtrasForm collab={collab} plans={plans} onDone={close} />}
      </Dialog>
      <Dialog
        opened={open === 'needs'}
        onClose={close}
        title="Your access needs"
        description="Such as step-free access or a seat near the door. Only the venue’s team sees it. We delete it 24 hours after the visit."
      >
        {open === 'needs' && <NeedsForm collab={collab} plans={plans} onDone={close} />}
      </Dialog>
    </section>
  )
}

type FormProps = Planned & { onDone: () => void }

function ExtrasForm({ collab, plans, onDone }: FormProps) {
  const form = useRecordForm(ExtrasFields, plans.extras)
  const save = useFreshWrite(logisticsCalls.saveExtras, {
    onDone: () => (onDone(), showSuccess('Saved. We’ve let the creator know.')),
    onRefused: (error) => form.refused(error),
  })
  return (
    <form
      onSubmit={form.onSubmit((fields) => void save({ collabUid: collab.uid, version: form.version, fields }))}
      noValidate
    >
      <Stack>
        <Textarea
          label="What to wear (optional)"
          placeholder="Smart casual, flat shoes for the cellar"
          maxLength={300}
          autosize
          {...form.getInputProps('dress')}
        />
        <Textarea
          label="Equipment (optional)"
          placeholder="Ring light at the counter, no drones"
          maxLength={300}
          autosize
          {...form.getInputProps('equipment')}
        />
        <Textarea
          label="Permits (optional)"
          placeholder="Filming on the pier needs a permit, and we have one for you"
          maxLength={300}
          autosize
          {...form.getInputProps('permits')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={save.busy}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function NeedsForm({ collab, plans, onDone }: FormProps) {
  const [accessNeeds, setNeeds] = useState(plans.extras.accessNeeds)
  const save = useWrite(logisticsCalls.saveAccessNeeds, { onDone: () => (onDone(), showSuccess('Saved.')) })
  return (
    <Stack>
      <Textarea
        label="Access needs"
        description="Leave this blank to remove them."
        maxLength={400}
        autosize
        minRows={2}
        value={accessNeeds}
        onChange={(event) => setNeeds(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button loading={save.busy} onClick={() => void save({ collabUid: collab.uid, accessNeeds })}>
          Save
        </Button>
      </Group>
    </Stack>
  )
}
