import { Button, Checkbox, Group, Select, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { timezoneName } from '../../../../../kit/contract/when.ts'
import { dateTime, dayKey, timeLeft } from '../../../../../kit/web/format.ts'
import { productName } from '../../../../../kit/web/page-facts.ts'
import { Badge } from '../../../../../kit/web/parts.tsx'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import type { CollabData } from '../../../../collabs/web/parts/StageBadge.tsx'
import { useNow } from '../../../../collabs/web/use-now.ts'
import { logisticsCalls } from '../../../contract.ts'
import { type Owner, owners } from '../../../plans.ts'
import { ChecklistFields, type ChecklistItemView } from '../../../views.ts'
import type { Planned } from './planned.ts'
import listStyles from '../../../../../kit/web/item-list.module.css'
import styles from './plans.module.css'

const dayMs = 86_400_000

/** Who an owner is to whoever reads. */
function ownerName(owner: Owner, { side, brand, influencer }: CollabData): string {
  if (owner === side) return side === 'influencer' ? 'You' : side === 'brand' ? 'Your team' : 'Our team'
  return { brand: brand.name, influencer: influencer.name, staff: `${productName()} team` }[owner]
}

/** Who does what until when, for both sides. */
export function Checklist({ collab, plans }: Planned) {
  const [edited, setEdited] = useState<ChecklistItemView | 'new' | null>(null)
  const { checklist, can } = plans
  const close = () => setEdited(null)
  if (checklist.length === 0 && !can.plan) return null
  return (
    <section aria-label="Checklist">
      <Title order={3} mb="xs">
        Checklist
      </Title>
      {checklist.length === 0 && (
        <p className="dim">Add what needs doing, by whom and by when. Both sides can see it.</p>
      )}
      <ul className={listStyles.list}>
        {checklist.map((item) => (
          <Item key={item.uid} item={item} collab={collab} timezone={plans.timezone} onEdit={() => setEdited(item)} />
        ))}
      </ul>
      {can.plan && (
        <Group mt="sm">
          <Button variant="default" onClick={() => setEdited('new')}>
            Add to checklist
          </Button>
        </Group>
      )}
      <Dialog
        opened={edited !== null}
        onClose={close}
        title={edited === 'new' ? 'Add to checklist' : 'Change checklist item'}
        description={`We’ll notify whoever has to do it, and remind them a day before. Times are in ${timezoneName(plans.timezone)}.`}
      >
        {edited && <ItemForm collab={collab} plans={plans} item={edited === 'new' ? null : edited} onDone={close} />}
      </Dialog>
    </section>
  )
}

type ItemProps = { item: ChecklistItemView; collab: CollabData; timezone: string; onEdit: () => void }

function Item({ item, collab, timezone, onEdit }: ItemProps) {
  const { uid, title, owner, dueAt, doneAt, isLate, can } = item
  const tick = useWrite(logisticsCalls.tickChecklistItem)
  // Shown at once; what the server has counts again when it has answered.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const press = async (done: boolean) => {
    setWanted(done)
    await tick({ uid, done })
    setWanted(null)
  }
  const remove = useWrite(logisticsCalls.removeChecklistItem, { onDone: () => showSuccess('Removed.') })
  const askToRemove = async () =>
    (await confirm(`Remove “${title}” from the checklist?`, [
      { label: 'Keep it', value: false },
      { label: 'Remove', value: true, style: 'danger' },
    ])) && remove({ uid })
  const words = (
    <>
      <span className={doneAt ? styles.done : undefined}>{title}</span>
      <br />
      <span className="dim">
        {ownerName(owner, collab)} ·{' '}
        {doneAt ? `done ${dateTime(doneAt, timezone)}` : `due ${dateTime(dueAt, timezone)}`}
      </span>
    </>
  )
  return (
    <li className={listStyles.item}>
      <div className={listStyles.text}>
        {can.tick ? (
          <Checkbox
            checked={wanted ?? doneAt !== null}
            disabled={tick.busy}
            onChange={(event) => void press(event.currentTarget.checked)}
            label={words}
            classNames={{ label: styles.label }}
          />
        ) : (
          words
        )}
      </div>
      <Group gap="xs">
        {doneAt ? (
          <Badge tone="good">Done</Badge>
        ) : (
          <Badge tone={isLate ? 'bad' : 'mute'}>{isLate ? 'Late' : timeLeft(dueAt)}</Badge>
        )}
        {can.change && (
          <Button variant="subtle" size="compact-sm" aria-label={`Change: ${title}`} onClick={onEdit}>
            Change
          </Button>
        )}
        {can.remove && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-label={`Remove: ${title}`}
            loading={remove.busy}
            onClick={() => void askToRemove()}
          >
            Remove
          </Button>
        )}
      </Group>
    </li>
  )
}

function ItemForm({ collab, plans, item, onDone }: Planned & { item: ChecklistItemView | null; onDone: () => void }) {
  const now = useNow()
  const soon =
    collab.visit && Date.parse(collab.visit.startsAt) > now ? collab.visit.startsAt : new Date(now + 3 * dayMs)
  const blank = { title: '', owner: 'brand', dueOn: dayKey(soon, plans.timezone), dueTime: '12:00' } as const
  const form = useRecordForm(ChecklistFields, { ...(item ?? blank), version: 1 })
  const onRefused = (error: Parameters<typeof form.refused>[0]) => form.refused(error)
  const saved = (words: string) => () => (onDone(), showSuccess(words))
  const add = useWrite(logisticsCalls.addChecklistItem, { onDone: saved('Added to the checklist.'), onRefused })
  const change = useWrite(logisticsCalls.changeChecklistItem, { onDone: saved('Saved.'), onRefused })
  const submit = (fields: ChecklistFields) =>
    item ? void change({ uid: item.uid, fields }) : void add({ collabUid: collab.uid, fields })
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack>
        <TextInput label="What needs doing" maxLength={140} {...form.getInputProps('title')} />
        <Select
          label="Who’ll do it"
          allowDeselect={false}
          data={owners.map((value) => ({ value, label: ownerName(value, collab) }))}
          {...form.getInputProps('owner')}
        />
        <div className="two-fields">
          <TextInput type="date" label="Due on" {...form.getInputProps('dueOn')} />
          <TextInput type="time" label="Due at" {...form.getInputProps('dueTime')} />
        </div>
        <Group justify="flex-end">
          <Button type="submit" loading={add.busy || change.busy}>
            {item ? 'Save' : 'Add to checklist'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
