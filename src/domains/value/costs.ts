/** What a collab may cost, in the order of the lines. */
export const costKinds = ['served', 'guests', 'payment', 'fee', 'staff', 'travel', 'shipment', 'vouchers'] as const
export type CostKind = (typeof costKinds)[number]
export const costWords: Readonly<Record<CostKind, string>> = {
  served: 'Experience',
  guests: 'Guests',
  payment: 'Paid to the creator',
  fee: 'Collab fee',
  staff: 'Staff time',
  travel: 'Travel',
  shipment: 'Shipping',
  vouchers: 'Vouchers',
}

/** What an organisation's collabs cost unless one says otherwise. Minor units of `currency`. */
export type CostDefaults = {
  currency: string
  servedShareBp: number
  staffMinutes: number
  staffHourMinor: number
  travelMinor: number
  shipmentMinor: number
}

/** Before anybody has said what things cost, an experience costs its list price. */
export const listPriceOnly = {
  servedShareBp: 10_000,
  staffMinutes: 0,
  staffHourMinor: 0,
  travelMinor: 0,
  shipmentMinor: 0,
} as const

/** What one collab says of itself; null takes the default. */
export type CostOverride = {
  currency: string
  servedMinor: number | null
  guestsMinor: number | null
  staffMinutes: number | null
  travelMinor: number | null
  shipmentMinor: number | null
}

export type CostLine = { kind: CostKind; minor: number; currency: string; /** How it comes about. */ why: string }

type Costed = {
  /** List price of what was agreed, and what the brand pays the creator besides. */
  valueMinor: number
  paymentMinor: number
  currency: string
  fee: { minor: number; currency: string; isFree: boolean } | null
  defaults: CostDefaults
  override: CostOverride | null
  /** What the vouchers that were redeemed cost together. */
  vouchers: { minor: number; currency: string; redeemed: number } | null
}

/** The costs of one collab, each line in its own currency; a line that is not there costs nothing. */
export function costLines({
  valueMinor,
  paymentMinor,
  currency,
  fee,
  defaults,
  override,
  vouchers,
}: Costed): CostLine[] {
  const typed = override?.currency ?? currency
  const own = defaults.currency
  const share = defaults.servedShareBp / 100
  const lines: (CostLine | null)[] = [
    given('served', override?.servedMinor, typed) ?? {
      kind: 'served',
      minor: Math.round((valueMinor * defaults.servedShareBp) / 10_000),
      currency,
      why: share === 100 ? 'List price' : `${share}% of the list price`,
    },
    given('guests', override?.guestsMinor, typed),
    paymentMinor > 0 ? { kind: 'payment', minor: paymentMinor, currency, why: 'As agreed' } : null,
    fee && {
      kind: 'fee',
      minor: fee.minor,
      currency: fee.currency,
      why: fee.isFree ? 'Free collab this month' : 'Your plan',
    },
    staffLine(override?.staffMinutes ?? defaults.staffMinutes, defaults),
    given('travel', override?.travelMinor, typed) ?? {
      kind: 'travel',
      minor: defaults.travelMinor,
      currency: own,
      why: 'Default',
    },
    given('shipment', override?.shipmentMinor, typed) ?? {
      kind: 'shipment',
      minor: defaults.shipmentMinor,
      currency: own,
      why: 'Default',
    },
    vouchers && vouchers.redeemed > 0
      ? { kind: 'vouchers', minor: vouchers.minor, currency: vouchers.currency, why: `${vouchers.redeemed} redeemed` }
      : null,
  ]
  return lines
    .filter((line) => line !== null && (line.minor > 0 || line.why !== 'Default'))
    .filter((line) => line !== null)
}

function given(kind: CostKind, minor: number | null | undefined, currency: string): CostLine | null {
  return minor === null || minor === undefined ? null : { kind, minor, currency, why: 'Entered' }
}

function staffLine(minutes: number, { staffHourMinor, currency }: CostDefaults): CostLine | null {
  if (minutes === 0 || staffHourMinor === 0) return null
  return { kind: 'staff', minor: Math.round((minutes * staffHourMinor) / 60), currency, why: `${minutes} minutes` }
}
