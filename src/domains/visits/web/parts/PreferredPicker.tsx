import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { dateTime, dayKey } from '../../../../kit/web/format.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { datesOf, stayWords } from '../../../briefs/stays.ts'
import { mostPreferred, type PreferredTimes } from '../../../collabs/preferred-times.ts'
import type { visitCalls } from '../../contract.ts'
import { type StayChoice, type StayData, StayPicker } from './StayPicker.tsx'
import { isFree, SlotMonth } from './SlotMonth.tsx'

export type BriefSlots = OutputOf<typeof visitCalls.listBriefSlots>
export type PreferredTime = PreferredTimes['times'][number]
type Props = {
  data: BriefSlots
  chosen: readonly PreferredTime[]
  /** The day that visits are looked for from. */
  from?: string | undefined
  onChange: (chosen: PreferredTime[]) => void
  /** Nights are being marked that are no stay yet, or clash: a request would go without them. */
  onUnfinished?: (isUnfinished: boolean) => void
}

/** A preferred time in words: `Tue 24 Nov, 13:30`, or of a stay `2 nights, 12–14 Jun`. */
export function preferredWords({ startsAt, nights }: PreferredTime, timezone: string): string {
  return nights ? stayWords(datesOf(dayKey(startsAt, timezone), nights), new Date()) : dateTime(startsAt, timezone)
}

/** The chosen times after one was pressed: taken out, or added as the last while there is room. */
export function toggled(chosen: readonly PreferredTime[], time: PreferredTime): PreferredTime[] {
  const others = chosen.filter(({ startsAt }) => startsAt !== time.startsAt)
  if (others.length < chosen.length) return others
  return chosen.length < mostPreferred ? [...chosen, time] : [...chosen]
}

/** Up to three times for a request, the first pressed the most wanted: a month, and the times of a day below. Of a stay, dates. */
export function PreferredPicker({ data, ...choosing }: Props) {
  const { stay } = data
  if (data.slots.length === 0)
    return (
      <Note tone="mute">
        {data.note ?? 'No times to choose from yet. Send your request now and pick a time later.'}
      </Note>
    )
  return stay ? <Stays data={{ ...data, stay }} {...choosing} /> : <TimesOfMonth data={data} {...choosing} />
}

type StaysProps = Props & { data: BriefSlots & Pick<StayData, 'stay'> }

/** Nights marked in the calendar are in the request at once, and change with it; another stay begins a new calendar. */
function Stays({ data, chosen, onChange, onUnfinished }: StaysProps) {
  const [marked, setMarked] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const beginAnother = () => {
    setMarked(null)
    setRound(round + 1)
    onUnfinished?.(false)
  }
  const mark = (isMarked: boolean, choice: StayChoice | null) => {
    const stay = choice?.clash === null ? { startsAt: choice.startsAt, nights: choice.nights } : null
    const others = chosen.filter(({ startsAt }) => startsAt !== marked && startsAt !== stay?.startsAt)
    setMarked(stay?.startsAt ?? null)
    onChange(stay ? [...others, stay].slice(0, mostPreferred) : others)
    onUnfinished?.(isMarked && !stay)
  }
  const takeOut = (stay: PreferredTime) => {
    onChange(toggled(chosen, stay))
    if (stay.startsAt === marked) beginAnother()
  }
  const isInRequest = chosen.some(({ startsAt }) => startsAt === marked)
  return (
    <>
      {chosen.length < mostPreferred || isInRequest ? (
        <StayPicker key={round} data={data} canWait={false} onMark={mark}>
          {() =>
            isInRequest &&
            chosen.length < mostPreferred && (
              <Button variant="light" onClick={beginAnother}>
                Add another stay
              </Button>
            )
          }
        </StayPicker>
      ) : null}
      {chosen.length > 0 && (
        <Group gap="xs" role="group" aria-label="Chosen stays">
          {chosen.map((stay, at) => (
            <Button key={stay.startsAt} size="sm" radius="xl" aria-pressed onClick={() => takeOut(stay)}>
              {at + 1}. {preferredWords(stay, data.timezone)}
            </Button>
          ))}
        </Group>
      )}
    </>
  )
}

function TimesOfMonth({ data, chosen, from, onChange }: Props) {
  return (
    <SlotMonth
      data={data}
      chosen={chosen.map(({ startsAt }) => startsAt)}
      from={from}
      isOrdered
      isOff={(slot, isChosen) => !isChosen && (!isFree(slot) || chosen.length >= mostPreferred)}
      onPress={({ startsAt }) => onChange(toggled(chosen, { startsAt }))}
    />
  )
}
