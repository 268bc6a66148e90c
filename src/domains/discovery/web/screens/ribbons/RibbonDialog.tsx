import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { Note } from '../../../../../kit/web/parts.tsx'
import type { BriefName } from '../../../contract/ribbons.ts'
import { faultOf } from '../../../ribbons.ts'
import { CardFields } from './CardFields.tsx'
import type { DraftRibbon } from './draft.ts'
import { ShownFields } from './ShownFields.tsx'
import { TitleFields } from './TitleFields.tsx'

type Props = {
  ribbon: DraftRibbon
  names: readonly BriefName[]
  busy: boolean
  onSave: (ribbon: DraftRibbon) => void
  onClose: () => void
}

/** One ribbon of the feed, to be made or changed. */
export function RibbonDialog({ ribbon, names, busy, onSave, onClose }: Props) {
  const [values, setValues] = useState(ribbon)
  const [fault, setFault] = useState<string | null>(null)
  const set = (change: Partial<DraftRibbon>) => {
    setFault(null)
    setValues((now) => ({ ...now, ...change }))
  }
  const save = () => {
    const titles = Object.entries(values.titles).filter(([, title]) => title?.trim())
    const whole = { ...values, title: values.title.trim(), titles: Object.fromEntries(titles) }
    const wrong = whole.title === '' ? 'Add a title.' : faultOf(whole)
    setFault(wrong)
    if (!wrong) onSave(whole)
  }
  return (
    <Dialog opened onClose={onClose} title={ribbon.uid ? 'Edit ribbon' : 'New ribbon'}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Stack>
          <TitleFields values={values} set={set} />
          <CardFields values={values} ruleBefore={ribbon.rule} names={names} set={set} />
          <ShownFields values={values} set={set} />
          <Checkbox
            label="Pinned (stays at the top)"
            checked={values.pinned}
            onChange={(event) => set({ pinned: event.currentTarget.checked })}
          />
          {fault && <Note tone="bad">{fault}</Note>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              Save to draft
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
