import { money } from '../../../kit/web/format.ts'

/** What an offer is worth: `£260`, or `£260 a night`. */
export function valueWords({
  valueMinor,
  currency,
  stay,
}: {
  valueMinor: number
  currency: string
  stay?: { perNight: boolean } | undefined
}): string {
  return stay?.perNight ? `${money(valueMinor, currency)} a night` : money(valueMinor, currency)
}
