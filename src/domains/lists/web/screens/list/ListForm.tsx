import { Button, Group, SegmentedControl, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { useFields } from '../../../../../kit/web/fields.ts'
import { cityFacts, plusoneCities } from '../../../../profiles/vocabulary.ts'
import { useSession } from '../../../../profiles/web/session.tsx'
import { listCalls, ListFields, type ListView } from '../../../contract.ts'
import { emptyRule } from '../../../rule.ts'
import { RuleFields } from './RuleFields.tsx'

type Props = { list: ListView | null; onClose: () => void; onSaved?: (list: ListView) => void }

/** Makes a list or changes what it says: its name, who looks after it, and by what it takes people in. */
export function ListForm({ list, onClose, onSaved }: Props) {
  const { uid: self } = useSession().user
  const owners = useRead(listCalls.listListOwners, {})
  const empty = { name: '', purpose: '', city: null, kind: 'hand' as const, rule: null, version: 1 }
  const form = useFields(ListFields, { ...(list ?? empty), ownerUid: list?.owner?.uid ?? self })
  const { values, set, errors } = form
  const save = useWrite(listCalls.saveList, {
    onDone: (saved) => {
      onSaved?.(saved)
      onClose()
    },
    onRefused: (error) => form.refused(error),
  })
  const team = owners.data?.rows.map(({ uid, name }) => ({ value: uid, label: name })) ?? []
  const owner = list?.owner
  const former = owner && !team.some(({ value }) => value === owner.uid) ? [owner] : []
  const submit = () => {
    const fields = form.check()
    if (fields) void save({ uid: list?.uid ?? null, ...(list && { version: form.version }), fields })
  }
  return (
    <Dialog opened onClose={onClose} title={list ? `Change “${list.name}”` : 'New list'} size="lg">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack>
          <TextInput
            data-autofocus
            label="Name"
            maxLength={80}
            value={values.name}
            error={errors.name}
            onChange={(event) => set('name', event.currentTarget.value)}
          />
          <Textarea
            label="What it is for"
            placeholder="The opening of a terrace, a round of invitations …"
            maxLength={300}
            autosize
            minRows={2}
            value={values.purpose}
            error={errors.purpose}
            onChange={(event) => set('purpose', event.currentTarget.value)}
          />
          <div className="two-fields">
            <Select
              label="City"
              placeholder="Any"
              clearable
              searchable
              data={plusoneCities.map((value) => ({ value, label: cityFacts[value].name }))}
              value={values.city}
              onChange={(value) => set('city', plusoneCities.find((city) => city === value) ?? null)}
            />
            <Select
              label="Owner"
              allowDeselect={false}
              data={[...team, ...former.map(({ uid, name }) => ({ value: uid, label: name }))]}
              value={values.ownerUid}
              error={errors.ownerUid}
              onChange={(value) => value && set('ownerUid', value)}
            />
          </div>
          <SegmentedControl
            aria-label="How members come onto it"
            value={values.kind}
            data={[
              { value: 'hand', label: 'Chosen by hand' },
              { value: 'rule', label: 'By a rule' },
            ]}
            onChange={(kind) => {
              set('kind', kind === 'rule' ? 'rule' : 'hand')
              set('rule', kind === 'rule' ? (values.rule ?? list?.rule ?? emptyRule) : null)
            }}
          />
          {values.rule && <RuleFields rule={values.rule} error={errors.rule} onChange={(rule) => set('rule', rule)} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={save.busy}>
              {list ? 'Save' : 'Make the list'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
