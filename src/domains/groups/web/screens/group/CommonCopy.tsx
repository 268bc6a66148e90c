import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { MoneyField } from '../../../../../kit/web/money-field.tsx'
import { Card } from '../../../../../kit/web/parts.tsx'
import type { groupCalls } from '../../../contract.ts'
import type { CopyVenue } from '../../../copies.ts'

type Props = {
  source: OutputOf<typeof groupCalls.getBriefCopies>
  venues: readonly CopyVenue[]
  chosen: number
  /** Those that have a brief of this title: “Select all” leaves them out. */
  taken: readonly CopyVenue[]
  onSelect: (isAll: boolean) => void
  onTitle: (title: string) => void
  onValue: (valueMinor: number | null) => void
}

/** What is the same at every venue, typed once; each venue can still say it otherwise below. */
export function CommonCopy({ source, venues, chosen, taken, onSelect, onTitle, onValue }: Props) {
  const [title, setTitle] = useState(source.title)
  const [value, setValue] = useState<number | null>(null)
  const others = venues.filter(({ currency }) => currency !== source.currency).length
  return (
    <Card>
      <Stack>
        <Group justify="space-between">
          <b>
            {chosen} of {venues.length} selected
          </b>
          <Group gap="xs">
            <Button size="sm" variant="default" onClick={() => onSelect(true)}>
              Select all
            </Button>
            <Button size="sm" variant="default" disabled={chosen === 0} onClick={() => onSelect(false)}>
              Clear
            </Button>
          </Group>
        </Group>
        {taken.length > 0 && <p className="dim flush">{takenWords(taken)}</p>}
        <div className="two-fields">
          <TextInput
            label="Title for all"
            description="You can change it for each venue below."
            maxLength={90}
            value={title}
            onChange={({ currentTarget }) => {
              setTitle(currentTarget.value)
              onTitle(currentTarget.value)
            }}
          />
          {others < venues.length && (
            <MoneyField
              label="Value for all"
              description={
                others > 0
                  ? `In ${source.currency}. Venues in another currency aren’t changed.`
                  : `In ${source.currency}.`
              }
              placeholder="Enter a value"
              currency={source.currency}
              value={value}
              onChange={(minor) => {
                setValue(minor)
                onValue(minor)
              }}
            />
          )}
        </div>
      </Stack>
    </Card>
  )
}

/** “Luna Nord and Luna Paris already have a brief with this title. Choose another title to select them.” */
function takenWords(taken: readonly CopyVenue[]): string {
  const names = new Intl.ListFormat('en-GB').format(taken.map(({ name }) => name))
  const [have, them] = taken.length === 1 ? ['has', 'it'] : ['have', 'them']
  return `${names} already ${have} a brief with this title. Choose another title to select ${them}.`
}
