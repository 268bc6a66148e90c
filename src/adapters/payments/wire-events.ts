import { Stripe } from 'stripe'
import { now } from '../../kit/server/clock.ts'
import { BadSignature, type ProviderEvent } from './payments.ts'
import {
  at,
  checkoutState,
  readInvoice,
  readSubscription,
  type WireInvoice,
  type WireSession,
  type WireSubscription,
} from './wire.ts'
import { readCreditNote, type WireCreditNote } from './wire-credit-notes.ts'

/** How old a signature may be, in seconds. */
export const toleranceSeconds = 300

/**
 * An event as the webhook has it: the signature of the raw body first, by the library's own check. `whole` gets the lines
 * of an invoice that it did not bring.
 */
export async function readSignedEvent(
  raw: Buffer,
  signature: string | undefined,
  secret: string,
  whole = async (invoice: WireInvoice) => invoice,
): Promise<ProviderEvent> {
  let event: unknown
  try {
    event = Stripe.webhooks.constructEvent(raw, signature ?? '', secret, toleranceSeconds, undefined, now().getTime())
  } catch (error) {
    throw new BadSignature('the signature does not match', { cause: error })
  }
  return readEvent(event as WireEvent, whole)
}

type WireEvent = { id: string; type: string; created: number; data: { object: { object: string } } }

async function readEvent(
  { id, type, created, data }: WireEvent,
  whole: (invoice: WireInvoice) => Promise<WireInvoice>,
): Promise<ProviderEvent> {
  const event = { id, type, at: at(created) }
  const { object } = data
  if (type.startsWith('customer.subscription.') && object.object === 'subscription')
    return { ...event, about: 'subscription', subscription: readSubscription(object as WireSubscription) }
  // One that is only coming is none yet: it cannot be asked for.
  if (type.startsWith('invoice.') && type !== 'invoice.upcoming' && object.object === 'invoice')
    return { ...event, about: 'invoice', invoice: readInvoice(await whole(object as WireInvoice)) }
  if (type.startsWith('credit_note.') && object.object === 'credit_note')
    return { ...event, about: 'credit-note', creditNote: readCreditNote(object as WireCreditNote) }
  if (type.startsWith('checkout.session.') && object.object === 'checkout.session') {
    const session = object as WireSession
    const state = checkoutState(session)
    return { ...event, about: 'checkout', checkoutUid: session.client_reference_id, sessionId: session.id, state }
  }
  return { ...event, about: 'other' }
}
