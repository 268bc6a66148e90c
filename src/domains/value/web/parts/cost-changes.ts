import { money } from '../../../../kit/web/format.ts'

/** One field of an entry: what people call it, and how its value is written. */
export type CostField<Entry> = { name: string; write: (entry: Entry) => string }
export type CostChange = { name: string; before: string | null; after: string }

/** What an entry says that the one before it didn’t; of the first one, all that it says. */
export function changesOf<Entry>(
  entry: Entry,
  before: Entry | undefined,
  fields: readonly CostField<Entry>[],
): CostChange[] {
  return fields.flatMap(({ name, write }) => {
    const [then, after] = [before === undefined ? null : write(before), write(entry)]
    return after === then || (then === null && unsaid.includes(after)) ? [] : [{ name, before: then, after }]
  })
}

type CollabEntry = {
  currency: string
  servedMinor: number | null
  guestsMinor: number | null
  staffMinutes: number | null
  travelMinor: number | null
  shipmentMinor: number | null
  note?: string | undefined
}

/** What a field says that takes the organisation’s default, is empty, or was never set. */
const [byDefault, empty, notSet] = ['the default', 'none', 'not set']
const unsaid = [byDefault, empty, notSet]

const typed = (minor: number | null, currency: string) => (minor === null ? byDefault : money(minor, currency))

export const collabFields: readonly CostField<CollabEntry>[] = [
  { name: 'Cost of the experience', write: ({ servedMinor, currency }) => typed(servedMinor, currency) },
  { name: 'Guests', write: ({ guestsMinor, currency }) => typed(guestsMinor, currency) },
  { name: 'Staff time', write: ({ staffMinutes }) => (staffMinutes === null ? byDefault : `${staffMinutes} min`) },
  { name: 'Travel', write: ({ travelMinor, currency }) => typed(travelMinor, currency) },
  { name: 'Shipping', write: ({ shipmentMinor, currency }) => typed(shipmentMinor, currency) },
  { name: 'Note', write: ({ note }) => (note ? `“${note}”` : empty) },
]

type Defaults = {
  currency: string
  servedShareBp: number
  staffMinutes: number
  staffHourMinor: number
  travelMinor: number
  shipmentMinor: number
  bookingMarginMinor: number | null
  photographerMinor: number | null
}

export const defaultFields: readonly CostField<Defaults>[] = [
  { name: 'Cost of the experience', write: ({ servedShareBp }) => `${servedShareBp / 100}% of its list price` },
  { name: 'Staff time per collab', write: ({ staffMinutes }) => `${staffMinutes} min` },
  { name: 'Staff cost per hour', write: ({ staffHourMinor, currency }) => money(staffHourMinor, currency) },
  { name: 'Travel per collab', write: ({ travelMinor, currency }) => money(travelMinor, currency) },
  { name: 'Shipping per collab', write: ({ shipmentMinor, currency }) => money(shipmentMinor, currency) },
  {
    name: 'Profit per booking',
    write: ({ bookingMarginMinor: minor, currency }) => (minor === null ? notSet : money(minor, currency)),
  },
  {
    name: 'Local photographer',
    write: ({ photographerMinor: minor, currency }) => (minor === null ? notSet : money(minor, currency)),
  },
]
