import { Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Note } from '../../../../kit/web/parts.tsx'
import { type MonthSlot, SlotMonth } from './SlotMonth.tsx'

type Times<S> = { timezone: string; slotMinutes: number; note: string | null; slots: readonly S[] }
type Props<S> = {
  data: Times<S>
  /** Times that the venue suggests. */
  suggested?: readonly string[] | undefined
  /** What is chosen with the time, whichever it is. */
  beside?: ReactNode
  children: (slot: S) => ReactNode
}

/** One time of a month; below, what to do with it. One that is full or clashes is chosen too: it can be waited for, or booked anyway. */
export function TimeChoice<S extends MonthSlot>({ data, suggested, beside, children }: Props<S>) {
  const [chosen, setChosen] = useState<string | null>(null)
  const slot = data.slots.find((one) => one.startsAt === chosen)
  if (data.slots.length === 0)
    return (
      <Note tone="warn">
        {data.note ?? 'No times available in the next eight weeks. Check back soon or message the venue.'}
      </Note>
    )
  return (
    <Stack gap="md">
      <SlotMonth
        data={data}
        chosen={chosen ? [chosen] : []}
        suggested={suggested}
        beside={beside}
        onPress={({ startsAt }) => setChosen(startsAt)}
      />
      {slot && children(slot)}
    </Stack>
  )
}
