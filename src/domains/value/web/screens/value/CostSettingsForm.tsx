import { Button, Group, NumberInput, Select, SimpleGrid, Stack } from '@mantine/core'
import { useState } from 'react'
import type { InputOf, OutputOf } from '../../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { venueCurrencies } from '../../../../profiles/vocabulary.ts'
import { valueCalls } from '../../../contract.ts'
import { listPriceOnly } from '../../../costs.ts'
import { defaultFields } from '../../parts/cost-changes.ts'
import { CostHistory } from '../../parts/CostHistory.tsx'
import { MoneyField } from '../../parts/MoneyField.tsx'
import styles from './value.module.css'

type Settings = Omit<InputOf<typeof valueCalls.saveCostSettings>, 'brandUid'>

/** What collabs cost an organisation unless one of them says otherwise. */
export function CostSettingsForm({ brandUid, onDone }: { brandUid: string; onDone: () => void }) {
  const read = useRead(valueCalls.getCostSettings, { brandUid })
  return <Loaded of={read}>{(given) => <Fields brandUid={brandUid} given={given} onDone={onDone} />}</Loaded>
}

type Given = OutputOf<typeof valueCalls.getCostSettings>

function Fields({ brandUid, given, onDone }: { brandUid: string; given: Given; onDone: () => void }) {
  const [settings, setSettings] = useState<Settings>(() => begin(given))
  // Empty while somebody types another number.
  const [share, setShare] = useState<number | ''>(settings.servedShareBp / 100)
  const set = (change: Partial<Settings>) => setSettings({ ...settings, ...change })
  const save = useWrite(valueCalls.saveCostSettings, { onDone: () => (onDone(), showSuccess('Costs saved.')) })
  const { currency } = settings
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label="Currency"
          allowDeselect={false}
          value={currency}
          onChange={(value) => value && set({ currency: value })}
          data={[...venueCurrencies]}
        />
        <NumberInput
          label="Cost of the experience"
          description="As a share of its list price"
          suffix="%"
          min={0}
          max={100}
          decimalScale={1}
          value={share}
          onChange={(typed) => setShare(typeof typed === 'number' ? typed : '')}
        />
        <NumberInput
          label="Staff time per collab"
          suffix=" min"
          min={0}
          allowDecimal={false}
          value={settings.staffMinutes}
          onChange={(typed) => set({ staffMinutes: typeof typed === 'number' ? typed : 0 })}
        />
        <MoneyField
          label="Staff cost per hour"
          currency={currency}
          value={settings.staffHourMinor}
          onChange={(minor) => set({ staffHourMinor: minor ?? 0 })}
        />
        <MoneyField
          label="Travel per collab"
          currency={currency}
          value={settings.travelMinor}
          onChange={(minor) => set({ travelMinor: minor ?? 0 })}
        />
        <MoneyField
          label="Shipping per collab"
          currency={currency}
          value={settings.shipmentMinor}
          onChange={(minor) => set({ shipmentMinor: minor ?? 0 })}
        />
        <MoneyField
          label="Profit per booking"
          description="On average, after costs"
          currency={currency}
          value={settings.bookingMarginMinor}
          onChange={(minor) => set({ bookingMarginMinor: minor })}
        />
        <MoneyField
          label="Local photographer"
          description="For one usable photo or clip"
          currency={currency}
          value={settings.photographerMinor}
          onChange={(minor) => set({ photographerMinor: minor })}
        />
      </SimpleGrid>
      <Group justify="flex-end">
        <Button
          loading={save.busy}
          disabled={share === ''}
          onClick={() => void save({ brandUid, ...settings, servedShareBp: Math.round(Number(share) * 100) })}
        >
          Save costs
        </Button>
      </Group>
      {given.history.length > 0 && (
        <details>
          <summary className={styles.more}>History</summary>
          <CostHistory entries={given.history} fields={defaultFields} />
        </details>
      )}
    </Stack>
  )
}

function begin({ settings, currency }: Given): Settings {
  if (!settings) return { ...listPriceOnly, currency, bookingMarginMinor: null, photographerMinor: null }
  const { since: _since, changedBy: _by, ...fields } = settings
  return fields
}
