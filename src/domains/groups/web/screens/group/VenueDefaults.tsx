import { Button, Group, NativeSelect, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { type BriefDefaults, usualDefaults } from '../../../../briefs/brief-defaults.ts'
import { groupCalls } from '../../../contract.ts'
import type { GroupDefaultsView } from '../../../contract/defaults.ts'
import { BriefDefaultFields } from './BriefDefaultFields.tsx'

type Venue = GroupDefaultsView['venues'][number]

const choices = [
  { value: 'group', label: 'From the group' },
  { value: 'own', label: 'The venue’s own' },
]

/** Each venue with whose house rules and brief defaults it has. */
export function VenueDefaults({ data }: { data: GroupDefaultsView }) {
  return (
    <Stack gap="sm">
      {data.venues.map((venue) => (
        <VenueCard key={venue.uid} venue={venue} common={data.brief} />
      ))}
    </Stack>
  )
}

function VenueCard({ venue, common }: { venue: Venue; common: BriefDefaults | null }) {
  const { uid, name, houseRulesFrom, houseRules, brief, canChange } = venue
  const [isOpen, setOpen] = useState(false)
  const save = useWrite(groupCalls.saveVenueDefaults, { onDone: () => showSuccess(`Saved for ${name}.`) })
  const put = (part: { houseRulesFrom?: 'own' | 'group'; brief?: BriefDefaults | null }) =>
    save({ brandUid: uid, houseRulesFrom, brief, ...part })
  // What a venue has of its own goes when it takes the group's.
  const maySwap = (from: 'own' | 'group', what: string, hasOwn: boolean) =>
    from === 'own' ||
    !hasOwn ||
    confirm(`Use the group’s ${what} at ${name}? They’ll replace the venue’s own.`, [
      { label: 'Keep its own', value: false },
      { label: 'Use the group’s', value: true, style: 'danger' },
    ])
  const changeRules = async (from: 'own' | 'group') => {
    if (await maySwap(from, 'house rules', houseRules !== '')) await put({ houseRulesFrom: from })
  }
  const changeBrief = async (from: 'own' | 'group') => {
    if (await maySwap(from, 'brief defaults', true))
      await put({ brief: from === 'own' ? (common ?? usualDefaults) : null })
  }
  return (
    <Card>
      <Title order={3} mb="xs">
        {name}
      </Title>
      <div className="two-fields">
        <Choice
          label={`House rules at ${name}`}
          shown="House rules"
          value={houseRulesFrom}
          canChange={canChange && !save.busy}
          onChange={(from) => void changeRules(from)}
        />
        <Choice
          label={`New briefs at ${name}`}
          shown="New briefs"
          value={brief ? 'own' : 'group'}
          canChange={canChange && !save.busy}
          onChange={(from) => void changeBrief(from)}
        />
      </div>
      {houseRulesFrom === 'own' && (
        <p className="dim">
          {houseRules || 'No house rules yet.'}{' '}
          {canChange && (
            <LinkTo to={{ path: '/app/brand/preferences', search: { uid, section: 'visits' } }}>
              Edit in Preferences
            </LinkTo>
          )}
        </p>
      )}
      {brief && canChange && (
        <Button
          size="sm"
          variant="default"
          mt="xs"
          aria-label={`Edit brief defaults at ${name}`}
          onClick={() => setOpen(true)}
        >
          Edit brief defaults
        </Button>
      )}
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={`New briefs at ${name}`}>
        {isOpen && brief && (
          <OwnDefaults
            before={brief}
            busy={save.busy}
            onSave={async (fields) => {
              if (await put({ brief: fields })) setOpen(false)
            }}
          />
        )}
      </Dialog>
    </Card>
  )
}

type ChoiceProps = {
  label: string
  shown: string
  value: 'own' | 'group'
  canChange: boolean
  onChange: (from: 'own' | 'group') => void
}

function Choice({ label, shown, value, canChange, onChange }: ChoiceProps) {
  if (!canChange)
    return (
      <div>
        {shown}{' '}
        <Badge tone={value === 'group' ? 'mute' : 'calm'}>
          {value === 'group' ? 'from the group' : 'the venue’s own'}
        </Badge>
      </div>
    )
  return (
    <NativeSelect
      label={shown}
      aria-label={label}
      data={choices}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value === 'own' ? 'own' : 'group')}
    />
  )
}

type OwnProps = { before: BriefDefaults; busy: boolean; onSave: (fields: BriefDefaults) => Promise<void> }

function OwnDefaults({ before, busy, onSave }: OwnProps) {
  const [fields, setFields] = useState(before)
  return (
    <Stack>
      <BriefDefaultFields value={fields} onChange={setFields} />
      <Group justify="flex-end">
        <Button loading={busy} onClick={() => void onSave(fields)}>
          Save
        </Button>
      </Group>
    </Stack>
  )
}
