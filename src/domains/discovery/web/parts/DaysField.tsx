import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { dayAfter } from '../../../../kit/contract/days.ts'
import { MonthGrid } from '../../../../kit/web/month-grid.tsx'
import { type Days, mostDays, spanOf } from '../../days.ts'
import { isSameSpan, nextSevenDays, pressDay, todayHere, weekendOf } from '../choose-days.ts'
import { daysWords } from '../days-words.ts'

/** How far ahead visits are looked for, in days. */
const daysAhead = 180

type Props = { days: Days; onChange: (days: Days) => void }

/** When one could visit: days that have a name, or a first and a last day of a month. */
export function DaysField({ days, onChange }: Props) {
  const today = todayHere()
  const named = [
    ['Any day', {}],
    ['This weekend', weekendOf(today)],
    ['Next 7 days', nextSevenDays(today)],
  ] as const
  const isNamed = named.some(([, one]) => isSameSpan(one, days))
  const [isChoosing, setChoosing] = useState(!isNamed)
  const span = spanOf(days)
  return (
    <Stack gap="sm">
      <fieldset className="choices">
        <legend>When</legend>
        {named.map(([words, one]) => (
          <Button
            key={words}
            size="sm"
            variant={!isChoosing && isSameSpan(one, days) ? 'light' : 'default'}
            aria-pressed={!isChoosing && isSameSpan(one, days)}
            onClick={() => {
              setChoosing(false)
              onChange({ day: undefined, until: undefined, ...one })
            }}
          >
            {words}
          </Button>
        ))}
        <Button
          size="sm"
          variant={isChoosing ? 'light' : 'default'}
          aria-pressed={isChoosing}
          onClick={() => setChoosing(true)}
        >
          Choose days
        </Button>
      </fieldset>
      {isChoosing && (
        <>
          <MonthGrid
            first={today}
            last={dayAfter(today, daysAhead)}
            start={days.day ?? today}
            onPress={(day) => day >= today && onChange(pressDay(days, day))}
            dayOf={(day) => {
              const isChosen = span !== null && day >= span.from && day <= span.until
              const isEdge = day === span?.from || day === span?.until
              return {
                words: day < today ? 'past' : isChosen ? 'chosen' : 'not chosen',
                isOpen: day >= today,
                isChosen,
                look: day >= today ? 'offered' : undefined,
                part: isChosen ? (isEdge ? 'edge' : 'between') : undefined,
              }
            }}
          />
          <small className="dim" aria-live="polite">
            {hintOf(days)}
          </small>
        </>
      )}
    </Stack>
  )
}

function hintOf(days: Days): string {
  if (!days.day) return `Choose a day, or the first and last of up to ${mostDays}. Until then, any day counts.`
  if (days.until) return `${daysWords(days)}. Choose another day to start again.`
  return `${daysWords(days)}. Choose a later day too for all days until then.`
}
