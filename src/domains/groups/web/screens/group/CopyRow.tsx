import { Button, Checkbox, NumberInput, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { minorUnits } from '../../../../../kit/contract/fields.ts'
import { MoneyField } from '../../../../../kit/web/money-field.tsx'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import type { Window } from '../../../../briefs/brief.ts'
import { toBrief } from '../../../../briefs/web/links.ts'
import { WeeklyTimes } from '../../../../briefs/web/parts/WeeklyTimes.tsx'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import type { groupCalls } from '../../../contract.ts'
import type { CopyOutcome, CopyVenue } from '../../../copies.ts'
import { windowWords } from '../../window-words.ts'

/** What is typed for one venue; its value is null until somebody enters one. */
export type Draft = {
  isChosen: boolean
  title: string
  valueMinor: number | null
  maxCollabs: number
  windows: Window[]
}

/** Whether a venue has a brief of this title already; of other titles than the copied brief’s only the server knows. */
export const hasTitle = ({ hasIt }: CopyVenue, { title }: { title: string }, wanted: string): boolean =>
  hasIt && wanted.trim().toLowerCase() === title.trim().toLowerCase()

/** Why a value can’t be copied; null where it can. */
export function valueProblem({ valueMinor }: Draft): string | null {
  return minorUnits.safeParse(valueMinor ?? 0).error?.issues[0]?.message ?? null
}

type Props = {
  venue: CopyVenue
  source: OutputOf<typeof groupCalls.getBriefCopies>
  draft: Draft
  outcome: CopyOutcome | undefined
  onChange: (part: Partial<Draft>) => void
}

/** One venue: whether it gets a draft, and what differs in it; then what became of it. */
export function CopyRow({ venue, source, draft, outcome, onChange }: Props) {
  const { uid, name, city } = venue
  if (outcome?.briefUid)
    return (
      <Card>
        <b>{name}</b>
        <div>{outcome.words}</div>
        <LinkTo to={toBrief(uid, outcome.briefUid)}>Open the draft</LinkTo>
      </Card>
    )
  return (
    <Card>
      <Stack>
        <Checkbox
          label={name}
          description={[
            cityFacts[city].name,
            venue.hostName && `${venue.hostName} welcomes creators`,
            hasTitle(venue, source, draft.title) && !outcome && 'already has a brief with this title',
          ]
            .filter(Boolean)
            .join(' · ')}
          checked={draft.isChosen}
          onChange={(event) => onChange({ isChosen: event.currentTarget.checked })}
        />
        {outcome && <Note tone="bad">{outcome.words}</Note>}
        {draft.isChosen && <Fields venue={venue} source={source} draft={draft} onChange={onChange} />}
      </Stack>
    </Card>
  )
}

function Fields({ venue, source, draft, onChange }: Omit<Props, 'outcome'>) {
  const { name, currency } = venue
  const isOther = currency !== source.currency
  const isTaken = hasTitle(venue, source, draft.title)
  return (
    <>
      <TextInput
        label="Title"
        aria-label={`Title at ${name}`}
        maxLength={90}
        value={draft.title}
        error={
          draft.title.trim() === ''
            ? 'Add a title.'
            : isTaken && `${name} already has a brief with this title. Choose another one.`
        }
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <div className="two-fields">
        <MoneyField
          label="Value"
          aria-label={`Value at ${name}`}
          {...(isOther && {
            description: `In ${currency}, this venue’s currency. The brief’s own value is in ${source.currency}, so it isn’t copied.`,
          })}
          placeholder="Enter a value"
          currency={currency}
          value={draft.valueMinor}
          error={valueProblem(draft)}
          onChange={(valueMinor) => onChange({ valueMinor })}
        />
        <NumberInput
          label="Spots"
          aria-label={`Spots at ${name}`}
          min={1}
          max={1_000}
          allowDecimal={false}
          value={draft.maxCollabs}
          onChange={(value) => Number(value) >= 1 && onChange({ maxCollabs: Number(value) })}
        />
      </div>
      {source.isStay ? (
        <p className="dim flush">Check-in days stay as they are. You can change them in the draft.</p>
      ) : (
        <Times venue={venue} draft={draft} onChange={onChange} />
      )}
    </>
  )
}

/** The weekly times in a line, until somebody wants to change them. */
function Times({ venue, draft, onChange }: Omit<Props, 'outcome' | 'source'>) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <WeeklyTimes
        timezone={cityFacts[venue.city].timezone}
        windows={draft.windows}
        onChange={(windows) => onChange({ windows })}
      />
    )
  return (
    <div>
      <div className="dim">{windowWords(draft.windows) || 'No weekly times yet'}</div>
      <Button
        size="sm"
        variant="default"
        mt="xs"
        aria-label={`Change times at ${venue.name}`}
        onClick={() => setOpen(true)}
      >
        Change times
      </Button>
    </div>
  )
}
