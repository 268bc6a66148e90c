import * as z from 'zod/mini'
import { CollabUid, ShipmentUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { AddressFields, SentFields, ShipmentFields } from '../views.ts'

const venue = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const one = z.object({ uid: ShipmentUid })
const changes = {
  kind: 'write',
  access: venue,
  output: z.object({ done: z.boolean() }),
  refusals: ['not-found', 'failed-precondition'],
  touches: ['logistics'],
} as const

export const shipmentEntries = defineCalls({
  /** Something is to be sent to the creator: from now on they are asked for an address. */
  addShipment: {
    ...changes,
    input: z.object({ collabUid: CollabUid, fields: ShipmentFields }),
    output: z.object({ uid: z.string() }),
    creates: true,
  },
  /** What is sent or by when, until it was sent. An address that was given stays. */
  changeShipment: { ...changes, input: z.extend(one, { fields: ShipmentFields }) },
  /** Until it was sent. Its address is deleted at once. */
  removeShipment: { ...changes, input: one },
  /** Its creator says where it goes, or says it anew until it was sent. */
  saveShipmentAddress: {
    ...changes,
    access: { influencer: 'own' },
    input: z.extend(one, { address: AddressFields }),
  },
  /** The address, for its creator and the venue that sends; that the venue opened it is written down for its creator to see. */
  openShipmentAddress: {
    ...changes,
    access: { influencer: 'own', brandMember: 'own' },
    ownHands: true,
    input: one,
    output: z.object({ address: AddressFields }),
  },
  /** It is on its way. Said again, carrier and link are corrected. */
  markShipmentSent: { ...changes, input: z.extend(one, { fields: SentFields }) },
  /** It has arrived: for its creator to say. */
  confirmShipment: { ...changes, access: { influencer: 'own' }, input: one },
})
