import { Button, Group, Select, Stack, Table, TagsInput, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { must } from '../../../../../kit/contract/must.ts'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { dateOf } from '../../../../../kit/web/format.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
import { Badge } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { useSession } from '../../../../profiles/web/session.tsx'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import { briefCalls } from '../../../contract.ts'
import { DisclosureRule, disclosurePositions } from '../../../disclosure.ts'

type Rule = OutputOf<typeof briefCalls.listDisclosureRules>['rows'][number]

const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' })
const nameOf = (country: string) => (country === '*' ? 'Everywhere else' : (countryNames.of(country) ?? country))
const positionWords = { first: 'first in the caption', 'first-words': 'among the first words', anywhere: 'anywhere' }
const countries = [...new Set(Object.values(cityFacts).map(({ country }) => country))].toSorted()

/** How advertising is named, country by country: briefs, caption checks and agreements follow these. Admins change them. */
export function DisclosureRules() {
  const rules = useRead(briefCalls.listDisclosureRules, {})
  const [editing, setEditing] = useState<Rule | null>(null)
  const mayEdit = useSession().user.staff_role === 'admin'
  return (
    <Loaded of={rules}>
      {({ rows }) => (
        <Stack>
          <Table.ScrollContainer minWidth={720} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
            <Table aria-label="Disclosure rules by country" verticalSpacing="xs">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">Country</Table.Th>
                  <Table.Th scope="col">Accepted</Table.Th>
                  <Table.Th scope="col">Position</Table.Th>
                  <Table.Th scope="col">Note</Table.Th>
                  <Table.Th scope="col">Source</Table.Th>
                  {mayEdit && <Table.Td />}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map((rule) => (
                  <RuleRow key={rule.country} rule={rule} onEdit={mayEdit ? () => setEditing(rule) : null} />
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
          {mayEdit && (
            <Select
              label="Add a country"
              placeholder="Choose a country"
              maw={320}
              value={null}
              data={countries
                .filter((country) => !rows.some((rule) => rule.country === country))
                .map((country) => ({ value: country, label: nameOf(country) }))}
              onChange={(country) =>
                country && setEditing({ ...must(rows[0], 'row'), country, source: '', checkedOn: today(), version: 0 })
              }
            />
          )}
          {editing && <RuleForm key={editing.country} rule={editing} onClose={() => setEditing(null)} />}
        </Stack>
      )}
    </Loaded>
  )
}

function RuleRow({ rule, onEdit }: { rule: Rule; onEdit: (() => void) | null }) {
  const { country, accepted, position, note, source, checkedOn, version } = rule
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {nameOf(country)} {version === 0 && <Badge tone="mute">default</Badge>}
      </Table.Th>
      <Table.Td>{accepted.join(', ')}</Table.Td>
      <Table.Td>{positionWords[position]}</Table.Td>
      <Table.Td>{note}</Table.Td>
      <Table.Td>
        {source}
        <div className="dim">checked {dateOf(checkedOn, 'UTC')}</div>
      </Table.Td>
      {onEdit && (
        <Table.Td>
          <Button size="sm" variant="default" aria-label={`Change ${nameOf(country)}`} onClick={onEdit}>
            Change
          </Button>
        </Table.Td>
      )}
    </Table.Tr>
  )
}

const today = () => new Date().toISOString().slice(0, 10)

function RuleForm({ rule, onClose }: { rule: Rule; onClose: () => void }) {
  const form = useRecordForm(DisclosureRule, rule)
  const save = useWrite(briefCalls.saveDisclosureRule, {
    onDone: () => {
      showSuccess('Saved. Collabs already agreed keep the old rule.')
      onClose()
    },
    onRefused: (error) => form.refused(error, ''),
  })
  return (
    <Dialog opened onClose={onClose} title={nameOf(rule.country)}>
      <Stack>
        <TagsInput
          label="Accepted words"
          description="Press Enter after each one"
          {...form.getInputProps('accepted')}
        />
        <Select
          label="Position"
          allowDeselect={false}
          data={disclosurePositions.map((value) => ({ value, label: positionWords[value] }))}
          {...form.getInputProps('position')}
        />
        <Textarea
          label="Note"
          description="Shown to creators when a caption is missing it"
          maxLength={300}
          {...form.getInputProps('note')}
        />
        <TextInput label="Source" {...form.getInputProps('source')} />
        <TextInput type="date" label="Checked on" {...form.getInputProps('checkedOn')} />
        <Group justify="flex-end">
          <Button
            loading={save.busy}
            onClick={() => form.onSubmit((fields) => void save({ ...fields, version: rule.version }))()}
          >
            Save
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
