import { Button, Group, SegmentedControl, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
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
  const form = useRecordForm(ListFields, { ...(list ?? empty), ownerUid: list?.owner?.uid ?? self })
  const { values, setFieldValue, errors } = form
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
  return (
    <Dialog opened onClose={onClose} title={list ? `Edit “${list.name}”` : 'New list'} size="lg">
      <form
        onSubmit={form.onSubmit(
          (fields) => void save({ uid: list?.uid ?? null, ...(list && { version: form.version }), fields }),
        )}
      >
        <Stack>
          <TextInput data-autofocus label="Name" maxLength={80} {...form.getInputProps('name')} />
          <Textarea
            label="Purpose"
            placeholder="e.g. Terrace opening, summer invitations"
            maxLength={300}
            autosize
            minRows={2}
            {...form.getInputProps('purpose')}
          />
          <div className="two-fields">
            <Select
              label="City"
              placeholder="Any"
              clearable
              searchable
              data={plusoneCities.map((value) => ({ value, label: cityFacts[value].name }))}
              value={values.city}
              onChange={(value) => setFieldValue('city', plusoneCities.find((city) => city === value) ?? null)}
            />
            <Select
              label="Owner"
              allowDeselect={false}
              data={[...team, ...former.map(({ uid, name }) => ({ value: uid, label: name }))]}
              {...form.getInputProps('ownerUid')}
            />
          </div>
          <SegmentedControl
            aria-label="How members are added"
            value={values.kind}
            data={[
              { value: 'hand', label: 'Chosen by hand' },
              { value: 'rule', label: 'By a rule' },
            ]}
            onChange={(kind) => {
              setFieldValue('kind', kind === 'rule' ? 'rule' : 'hand')
              setFieldValue('rule', kind === 'rule' ? (values.rule ?? list?.rule ?? emptyRule) : null)
            }}
          />
          {values.rule && (
            <RuleFields rule={values.rule} error={errors.rule} onChange={(rule) => setFieldValue('rule', rule)} />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={save.busy}>
              {list ? 'Save' : 'Create list'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
