import { Alert, Button, Group, NativeSelect, Stack } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { useState } from 'react'
import { SearchedSelect } from '../../../../kit/web/searched-select.tsx'
import { useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { howMany, type Noun } from '../../../../kit/web/grid/grid-column.ts'
import type { Selection } from '../../../../kit/web/grid/selection.ts'
import { deskCalls, mostAtOnce } from '../../contract.ts'
import { type BulkAction, headingOf, planOf } from '../bulk-action.ts'
import { BulkPreview } from './BulkPreview.tsx'
import { ReasonField, Sample } from './ReasonField.tsx'

type Props<Row> = {
  table: string
  brandUid?: string | undefined
  noun: Noun
  actions: readonly BulkAction<Row>[]
  selection: Selection<Row>
  nameOf: (row: Row) => { uid: string; name: string }
}

/** The buttons of what can be done with the selected rows; each shows first what it would do. */
export function BulkActions<Row>(props: Props<Row>) {
  const [opened, setOpened] = useState<string | null>(null)
  const [choice, setChoice] = useState('')
  // By its name: what there is to choose may come, or be searched for, while it’s open.
  const open = props.actions.find(({ label }) => label === opened) ?? null
  const start = (action: BulkAction<Row>) => {
    setChoice(action.choice ? '' : 'yes')
    setOpened(action.label)
  }
  return (
    <>
      {props.actions.map((action) => (
        <Button key={action.label} size="compact-sm" variant="default" onClick={() => start(action)}>
          {action.label}
        </Button>
      ))}
      <Dialog
        opened={open !== null}
        onClose={() => setOpened(null)}
        title={open ? titleOf(open, choice, props) : ''}
        size="md"
      >
        {open && (
          <ActionForm
            key={open.label}
            {...props}
            action={open}
            choice={choice}
            onChoice={setChoice}
            onClose={() => setOpened(null)}
          />
        )}
      </Dialog>
    </>
  )
}

/** What will be done, and with how many: of all selected ones until something is chosen. */
function titleOf<Row>(action: BulkAction<Row>, choice: string, { noun, selection, nameOf }: Props<Row>): string {
  const { rows } = selection
  const many = choice === '' ? rows.length : planOf(action, rows, nameOf, { choice, reason: '' }).items.length
  return many === 0 ? action.label : headingOf(action, howMany(noun, many))
}

/** What has to be chosen or written before it can start. */
function missingOf(
  count: number | undefined,
  { hasReason, hasProblem }: { hasReason: boolean; hasProblem: boolean },
): string | null {
  if (count === undefined) return 'Choose one first.'
  if (!hasReason) return hasProblem ? 'Correct the text first.' : 'Write the text first.'
  if (count > mostAtOnce) return `Select at most ${mostAtOnce}.`
  return count === 0 ? 'You can’t do this for any of the rows you selected.' : null
}

type FormProps<Row> = Props<Row> & {
  action: BulkAction<Row>
  choice: string
  onChoice: (choice: string) => void
  onClose: () => void
}

function ActionForm<Row>(props: FormProps<Row>) {
  const { table, brandUid, noun, action, choice, selection, nameOf, onClose } = props
  const [reason, setReason] = useState('')
  const start = useWrite(deskCalls.startBulkRun, {
    onDone: () => {
      selection.set([])
      onClose()
    },
  })
  const plan = choice === '' ? null : planOf(action, selection.rows, nameOf, { choice, reason: reason.trim() })
  const label = action.choice?.choices.find(({ value }) => value === choice)?.label ?? ''
  const hasProblem = Boolean(action.writing?.problemOf(reason))
  const hasReason = action.reason === undefined || (reason.trim() !== '' && !hasProblem)
  const items = plan?.items ?? []
  const included = selection.rows.filter((row) => items.some(({ uid }) => uid === nameOf(row).uid))
  const warning = action.warning?.(choice)
  const missing = missingOf(plan?.items.length, { hasReason, hasProblem })
  // No form: templates are saved in one of their own, and in these fields Enter begins a line.
  return (
    <Stack gap="md">
      {action.choice && <ChoiceField {...action.choice} value={choice} onChange={props.onChoice} />}
      {action.reason !== undefined && (
        <ReasonField label={action.reason} writing={action.writing} value={reason} onChange={setReason} />
      )}
      {action.writing && reason.trim() !== '' && !hasProblem && plan && (
        <Sample writing={action.writing} rows={included} nameOf={nameOf} text={reason.trim()} />
      )}
      {action.note && choice !== '' && (
        <p className="note" data-tone="mute">
          {action.note(choice)}
        </p>
      )}
      {warning && (
        <Alert color="red" role="status">
          {warning}
        </Alert>
      )}
      {plan && <BulkPreview plan={plan} noun={noun} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <GuardedButton
          color={action.isDangerous || warning ? 'red' : undefined}
          loading={start.busy}
          variant={missing ? 'light' : 'filled'}
          missing={missing}
          onClick={() => void start({ table, brandUid, call: action.call.name, title: action.title(label), items })}
        >
          {items.length === 0 ? action.label : `${action.label}: ${howMany(noun, items.length)}`}
        </GuardedButton>
      </Group>
    </Stack>
  )
}

type ChoiceProps = NonNullable<BulkAction<never>['choice']> & { value: string; onChange: (choice: string) => void }

function ChoiceField({ label, choices, onSearch, value, onChange }: ChoiceProps) {
  if (onSearch) return <SearchedSelect {...{ label, choices, onSearch, value, onChange }} isFirst />
  return (
    <NativeSelect
      label={label}
      rightSection={<IconSelector size={16} />}
      data={[{ value: '', label: 'Choose' }, ...choices]}
      value={value}
      data-autofocus
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
