import { retention } from '../../access/retention.ts'

/** How somebody travels to a venue. */
export const transportKinds = ['train', 'flight', 'coach', 'ferry', 'car', 'transfer'] as const
export type TransportKind = (typeof transportKinds)[number]
export const transportWords: Readonly<Record<TransportKind, string>> = {
  train: 'Train',
  flight: 'Flight',
  coach: 'Coach',
  ferry: 'Ferry',
  car: 'Car',
  transfer: 'Taxi or transfer',
}

/** Who does an item of a checklist: the venue's team, the creator, or our own people. */
export const owners = ['brand', 'influencer', 'staff'] as const
export type Owner = (typeof owners)[number]

/** What a shipment asks of each side, in order. Each is an item of the checklist that ends when it is done, not by a tick. */
export const shipmentSteps = ['address', 'send', 'arrive'] as const
export type ShipmentStep = (typeof shipmentSteps)[number]

export const shipmentStates = ['needs-address', 'to-send', 'sent', 'arrived'] as const
export type ShipmentState = (typeof shipmentStates)[number]
export const shipmentWords: Readonly<Record<ShipmentState, string>> = {
  'needs-address': 'Needs an address',
  'to-send': 'Ready to send',
  sent: 'On its way',
  arrived: 'Arrived',
}

/** Where a shipment stands, by what has been done. */
export function stateOfShipment(done: {
  addressedAt: Date | null
  sentAt: Date | null
  arrivedAt: Date | null
}): ShipmentState {
  if (done.arrivedAt) return 'arrived'
  if (done.sentAt) return 'sent'
  return done.addressedAt ? 'to-send' : 'needs-address'
}

const dayMs = 86_400_000
/** How long somebody has to give their address. */
export const addressWithinMs = 2 * dayMs
/** How long after it was sent a shipment should be there. */
export const arrivesWithinMs = 5 * dayMs
/** An address is deleted this long after its shipment arrived. */
export const addressStoredMs = retention.shipmentAddresses.days * dayMs
/** What nobody says has arrived counts as arrived this long after it was sent. */
export const countsAsArrivedMs = 14 * dayMs
/** Whoever does an item is reminded this long before it is due. */
export const remindBeforeMs = dayMs

/** Whether this can be dialled: digits, with the signs that people write between them. */
export const isPhoneNumber = (text: string) =>
  text === '' || (/^\+?[\d\s()./-]+$/.test(text) && text.replace(/\D/g, '').length >= 6)

/** Whether an address of the internet can be opened safely from a page of ours: https, without a name or password in it. */
export function isTrackingLink(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.')
}

/** What a ticket is once it is stored. */
export const ticketKinds = ['pdf', 'jpeg'] as const
export type TicketKind = (typeof ticketKinds)[number]
export const maxTicketBytes = 10_000_000
/** How many days after its transport left a ticket is deleted. */
export const ticketStoredDays = retention.tickets.days
