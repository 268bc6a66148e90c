import * as z from 'zod/mini'
import { CollabUid, TransportUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { optionalText, version, versionOrNone } from '../../kit/contract/fields.ts'
import { checklistEntries } from './contract/checklist.ts'
import { shipmentEntries } from './contract/shipments.ts'
import { ExtrasFields, LogisticsView, TransportFields } from './views.ts'

const venue = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const done = z.object({ done: z.boolean() })
const changes = {
  kind: 'write',
  access: venue,
  output: done,
  refusals: ['not-found', 'aborted', 'failed-precondition'],
  touches: ['logistics'],
} as const

/**
 * What a collab needs besides its visit: transport, shipments, extras and a checklist. The brand's plan has to hold it to add
 * and to change; what was agreed stays, and can be finished on every plan.
 */
export const logisticsCalls = defineCalls({
  ...shipmentEntries,
  ...checklistEntries,
  /** All of it, for both sides and our team. Access needs are the two sides' alone. */
  getLogistics: {
    kind: 'read',
    offline: true,
    access: { influencer: 'own', brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ collabUid: CollabUid }),
    output: LogisticsView,
    refusals: ['not-found'],
    shows: ['logistics', 'collab', 'subscription'],
  },
  addTransport: {
    ...changes,
    input: z.object({ collabUid: CollabUid, fields: TransportFields }),
    output: z.object({ uid: z.string() }),
    creates: true,
  },
  changeTransport: { ...changes, input: z.object({ uid: TransportUid, version, fields: TransportFields }) },
  removeTransport: { ...changes, input: z.object({ uid: TransportUid }) },
  /** Takes out the ticket of a transport; it is brought to `/transports/{uid}/ticket`. */
  removeTicket: { ...changes, input: z.object({ uid: TransportUid }) },
  /** An address of the ticket for two minutes, for the creator alone. */
  openTicket: {
    kind: 'write',
    ownHands: true,
    access: { influencer: 'own' },
    input: z.object({ uid: TransportUid }),
    output: z.object({ url: z.string() }),
    refusals: ['not-found'],
    touches: [],
  },
  saveExtras: { ...changes, input: z.object({ collabUid: CollabUid, version: versionOrNone, fields: ExtrasFields }) },
  /** What its creator needs to get in and around; empty takes it back. */
  saveAccessNeeds: {
    ...changes,
    access: { influencer: 'own' },
    input: z.object({ collabUid: CollabUid, accessNeeds: optionalText(400) }),
  },
})
