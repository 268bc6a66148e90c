import { Button, Group, NumberInput, SimpleGrid, Stack, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { money } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card, Facts } from '../../../../kit/web/parts.tsx'
import { useNewForm } from '../../../../kit/web/new-form.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { valueCalls } from '../../contract.ts'
import { CollabCosts } from '../../contract/costs.ts'
import { costWords } from '../../costs.ts'
import { toStory } from '../links.ts'
import { collabFields } from './cost-changes.ts'
import { CostHistory } from './CostHistory.tsx'
import { MoneyField } from '../../../../kit/web/money-field.tsx'
import { costKnown, unitRows, viewsKnown } from './summary-words.ts'

type CollabValue = OutputOf<typeof valueCalls.getCollabValue>

/** What one collab cost, line by line, and what it brought: for the brand and our team, never for the creator. */
export function CollabWorth({ collabUid }: { collabUid: string }) {
  const read = useRead(valueCalls.getCollabValue, { collabUid })
  if (read.data && read.data.summary === null) return null
  return (
    <Card>
      <Title order={2} mb="sm">
        Was it worth it?
      </Title>
      <Loaded of={read}>{(value) => <Worth collabUid={collabUid} value={value} />}</Loaded>
    </Card>
  )
}

function Worth({ collabUid, value }: { collabUid: string; value: CollabValue }) {
  const { summary, lines, currency, history, can } = value
  const [open, setOpen] = useState<'costs' | 'history' | null>(null)
  const close = () => setOpen(null)
  if (!summary) return null
  return (
    <Stack gap="md">
      <Facts
        rows={[
          ...lines.map(
            ({ kind, minor, currency: own, why }) =>
              [costWords[kind], `${money(minor, own)} (${lowerFirst(why)})`] as const,
          ),
          ['Total', costKnown(summary, currency)],
          ['Views', viewsKnown(summary)],
          ...unitRows(summary, currency),
        ]}
      />
      <Group gap="sm">
        <Button component={LinkTo} to={toStory(collabUid)} variant="default">
          See the whole story
        </Button>
        {can.saveCosts && (
          <Button variant="subtle" onClick={() => setOpen('costs')}>
            Enter real costs
          </Button>
        )}
        {history.length > 0 && (
          <Button variant="subtle" onClick={() => setOpen('history')}>
            Cost history
          </Button>
        )}
      </Group>
      <Dialog
        opened={open === 'costs'}
        onClose={close}
        title="Real costs of this collab"
        description="Leave a field blank to use your defaults. Earlier entries are kept."
      >
        {open === 'costs' && <CostForm collabUid={collabUid} value={value} onDone={close} />}
      </Dialog>
      <Dialog
        opened={open === 'history'}
        onClose={close}
        title="Cost history"
        description="Who entered what, newest first. The newest entry counts."
      >
        {open === 'history' && <CostHistory entries={history} fields={collabFields} />}
      </Dialog>
    </Stack>
  )
}

function CostForm({ collabUid, value, onDone }: { collabUid: string; value: CollabValue; onDone: () => void }) {
  const { override, currency, usual } = value
  const form = useNewForm(CollabCosts, {
    currency: override?.currency ?? currency,
    servedMinor: override?.servedMinor ?? null,
    guestsMinor: override?.guestsMinor ?? null,
    staffMinutes: override?.staffMinutes ?? null,
    travelMinor: override?.travelMinor ?? null,
    shipmentMinor: override?.shipmentMinor ?? null,
    note: override?.note ?? '',
  })
  const { values: costs, errors, set } = form
  const save = useWrite(valueCalls.saveCollabCosts, {
    onDone: () => (onDone(), showSuccess('Costs saved.')),
    onRefused: form.takeRefusal,
  })
  const send = () => {
    const read = form.read()
    if (read) void save({ collabUid, ...read })
  }
  const amounts = [
    ['servedMinor', 'Cost of the experience', usual && money(usual.servedMinor, usual.currency)],
    ['guestsMinor', 'Guests', 'not counted'],
    ['travelMinor', 'Travel', usual && money(usual.travelMinor, usual.settingsCurrency)],
    ['shipmentMinor', 'Shipping', usual && money(usual.shipmentMinor, usual.settingsCurrency)],
  ] as const
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {amounts.map(([name, label, byDefault]) => (
          <MoneyField
            key={name}
            label={label}
            {...(byDefault && { description: `Default: ${byDefault}` })}
            currency={costs.currency}
            value={costs[name]}
            error={errors[name]}
            onChange={(minor) => set({ [name]: minor })}
          />
        ))}
        <NumberInput
          label="Staff minutes"
          {...(usual && { description: `Default: ${usual.staffMinutes}` })}
          min={0}
          clampBehavior="none"
          allowDecimal={false}
          value={costs.staffMinutes ?? ''}
          error={errors['staffMinutes']}
          onChange={(typed) => set({ staffMinutes: typed === '' ? null : Number(typed) })}
        />
      </SimpleGrid>
      <Textarea
        label="Note"
        maxLength={500}
        value={costs.note ?? ''}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
      <Group justify="flex-end">
        <Button loading={save.busy} onClick={send}>
          Save costs
        </Button>
      </Group>
    </Stack>
  )
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
