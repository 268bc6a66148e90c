import { Button, Group, Select, Stack, Table, Textarea, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { counted, money } from '../../../../kit/web/format.ts'
import { confirm } from '../../../../kit/web/confirm.ts'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import listStyles from '../../../../kit/web/item-list.module.css'
import { productName } from '../../../../kit/web/page-facts.ts'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { venueCurrencies } from '../../../profiles/vocabulary.ts'
import { valueCalls } from '../../contract.ts'
import { HistoryItem } from '../parts/CostHistory.tsx'
import { MoneyField } from '../../../../kit/web/money-field.tsx'
import { readRates } from './value/read-rates.ts'
import { countryLabel, formatLabel } from './value/HowItIsCounted.tsx'

type Tables = OutputOf<typeof valueCalls.getValueTables>

/** The two tables behind amounts: what currencies are worth by day, and what a thousand views are bought for. */
export function ValueTablesScreen() {
  const read = useRead(valueCalls.getValueTables, {})
  return (
    <Screen title="Rates and CPM" lead="The rates behind the amounts on the Value page" of={read}>
      {({ rates, cpms, changes }) => (
        <div className="two-columns">
          <Stack gap="lg">
            <Cpms cpms={cpms} />
            {changes.length > 0 && <CpmHistory changes={changes} />}
          </Stack>
          <Rates rates={rates} />
        </div>
      )}
    </Screen>
  )
}

/** Who changed the CPM table and how, newest first. */
function CpmHistory({ changes }: { changes: Tables['changes'] }) {
  const words = (range: Tables['changes'][number]['after']) =>
    range === null ? 'deleted' : `${money(range.lowMinor, range.currency)}–${money(range.highMinor, range.currency)}`
  return (
    <Card>
      <Title order={2} mb="sm">
        CPM history
      </Title>
      <ul className={listStyles.list}>
        {changes.map(({ uid, at, by, country, format, before, after }) => (
          <HistoryItem
            key={uid}
            at={at}
            by={by ?? productName()}
            changes={[
              {
                name: `${formatLabel(format)}, ${countryLabel(country)}`,
                before: before && words(before),
                after: words(after),
              },
            ]}
          />
        ))}
      </ul>
    </Card>
  )
}

function Rates({ rates }: { rates: Tables['rates'] }) {
  const [text, setText] = useState('')
  const { rows, problems } = readRates(text)
  const save = useWrite(valueCalls.saveDayRates, { onDone: () => (setText(''), showSuccess('Rates saved.')) })
  return (
    <Card>
      <Title order={2} mb="sm">
        Exchange rates
      </Title>
      <Stack>
        {rates.length === 0 && (
          <p className="dim">No rates yet. Amounts in other currencies are left out until you add some.</p>
        )}
        <Table>
          <Table.Tbody>
            {rates.map(({ currency, day, micro, days }) => (
              <Table.Tr key={currency}>
                <Table.Td className="numbers">{currency}</Table.Td>
                <Table.Td className="numbers">{(micro / 1_000_000).toFixed(4)} for £1</Table.Td>
                <Table.Td className="dim">
                  Latest: {longDate(day)} ({counted(days, 'day')} in all)
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Textarea
          label="Add rates"
          description="One per line: date, currency, and how much of it £1 buys. You can paste a whole table."
          placeholder="2026-11-22, EUR, 1.1845"
          autosize
          minRows={4}
          maxRows={12}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {problems.map((problem) => (
          <Note key={problem} tone="warn">
            {problem}
          </Note>
        ))}
        {rows.length > 0 && (
          <Group justify="flex-end">
            <Button loading={save.busy} onClick={() => void save({ rates: rows })}>
              Save {counted(rows.length, 'rate')}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  )
}

const formats = ['story', 'post', 'reel', 'stream'] as const

/** One row, which can be edited and deleted; the one for everywhere else stays. */
function CpmRow({ cpm, onEdit }: { cpm: Tables['cpms'][number]; onEdit: () => void }) {
  const { country, lowMinor, highMinor, currency } = cpm
  const format = formats.find((one) => one === cpm.format) ?? 'reel'
  const words = `${formatLabel(format)}, ${countryLabel(country)}`
  const remove = useWrite(valueCalls.deleteCpm, { onDone: () => showSuccess('CPM deleted.') })
  const ask = async () => {
    const isSure = await confirm(`Delete the CPM for ${words}? We’ll use the one for all other countries instead.`, [
      { label: 'Keep CPM', value: false },
      { label: 'Delete CPM', value: true, style: 'danger' },
    ])
    if (isSure) await remove({ country, format })
  }
  return (
    <Table.Tr>
      <Table.Td>{countryLabel(country)}</Table.Td>
      <Table.Td>{formatLabel(format)}</Table.Td>
      <Table.Td className="numbers">
        {money(lowMinor, currency)}–{money(highMinor, currency)}
      </Table.Td>
      <Table.Td>
        <Group gap="xs" wrap="nowrap" justify="flex-end">
          {country !== '*' && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              aria-label={`Delete ${words}`}
              loading={remove.busy}
              onClick={() => void ask()}
            >
              Delete
            </Button>
          )}
          <Button size="compact-sm" variant="subtle" aria-label={`Edit ${words}`} onClick={onEdit}>
            Edit
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}

function Cpms({ cpms }: { cpms: Tables['cpms'] }) {
  const [country, setCountry] = useState('GB')
  const [format, setFormat] = useState<(typeof formats)[number]>('reel')
  const [currency, setCurrency] = useState<(typeof venueCurrencies)[number]>('GBP')
  const [low, setLow] = useState<number | null>(null)
  const [high, setHigh] = useState<number | null>(null)
  const edit = (cpm: Tables['cpms'][number]) => {
    setCountry(cpm.country)
    setFormat(formats.find((one) => one === cpm.format) ?? 'reel')
    setCurrency(cpm.currency)
    setLow(cpm.lowMinor)
    setHigh(cpm.highMinor)
  }
  const save = useWrite(valueCalls.saveCpm, { onDone: () => showSuccess('CPM saved.') })
  return (
    <Card>
      <Title order={2} mb="sm">
        CPM by country and format
      </Title>
      <Stack>
        <Table>
          <Table.Tbody>
            {cpms.map((cpm) => (
              <CpmRow key={`${cpm.country} ${cpm.format}`} cpm={cpm} onEdit={() => edit(cpm)} />
            ))}
          </Table.Tbody>
        </Table>
        <Group grow align="flex-start">
          <TextInput
            label="Country"
            maxLength={2}
            value={country}
            onChange={(event) => setCountry(event.currentTarget.value.toUpperCase())}
          />
          <Select
            label="Format"
            allowDeselect={false}
            value={format}
            onChange={(value) => value && setFormat(value)}
            data={formats.map((value) => ({ value, label: formatLabel(value) }))}
          />
          <Select
            label="Currency"
            allowDeselect={false}
            value={currency}
            onChange={(value) => value && setCurrency(value)}
            data={[...venueCurrencies]}
          />
        </Group>
        <Group grow align="flex-start">
          <MoneyField label="From" currency={currency} value={low} onChange={setLow} />
          <MoneyField label="To" currency={currency} value={high} onChange={setHigh} />
        </Group>
        <Group justify="flex-end">
          <GuardedButton
            loading={save.busy}
            missing={low === null || high === null ? 'Enter both amounts first.' : null}
            onClick={() => void save({ country, format, currency, lowMinor: low ?? 0, highMinor: high ?? 0 })}
          >
            Save CPM
          </GuardedButton>
        </Group>
      </Stack>
    </Card>
  )
}

/** `22 November 2026`. */
function longDate(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
}
