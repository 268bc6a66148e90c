import { Button, Group, Select, Stack, TagsInput, Textarea, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { must } from '../../../../../kit/contract/must.ts'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
import { Badge, Card, Facts } from '../../../../../kit/web/parts.tsx'
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
          {rows.map((rule) => (
            <Card key={rule.country}>
              <Group justify="space-between" align="flex-start">
                <Title order={2}>{nameOf(rule.country)}</Title>
                {mayEdit && (
                  <Button size="sm" variant="default" onClick={() => setEditing(rule)}>
                    Change
                  </Button>
                )}
              </Group>
              <Facts
                rows={[
                  ['Accepted', rule.accepted.join(', ')],
                  ['Position', positionWords[rule.position]],
                  ['Note', rule.note],
                  ['Source', rule.source],
                  ['Checked on', rule.checkedOn],
                  [
                    'Set by',
                    rule.version === 0 ? <Badge tone="mute">default</Badge> : <Badge tone="calm">our team</Badge>,
                  ],
                ]}
              />
            </Card>
          ))}
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
