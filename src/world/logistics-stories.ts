import { loadActor } from '../domains/accounts/server/load-actor.ts'
import { keepTicket } from '../domains/logistics/server/tickets.ts'
import type { TransportFields } from '../domains/logistics/views.ts'
import { must } from '../kit/contract/must.ts'
import { scheduledCollab } from './stories.ts'
import { story } from './story.ts'
import { givePlan } from './team-stories.ts'
import type { World } from './world.ts'

/** Where stories about transport, shipments and checklists begin, told through the public calls. */

/** Luna has Premium, and Alice visits on 10 March. Answers the collab's uid. */
export const premiumCollab = story('premiumCollab', async (w: World): Promise<string> => {
  await givePlan(w, 'premium')
  const { uid } = await scheduledCollab(w)
  return uid
})

export const trainFields: TransportFields = {
  kind: 'train',
  pickUp: 'Bristol Temple Meads',
  leavesOn: '2026-03-10',
  leavesTime: '10:30',
  reference: 'XK42P',
  paidBy: 'brand',
  note: '',
  ticketUid: null,
}

export const addedTransport = story('addedTransport', async (w: World) => {
  const collabUid = await premiumCollab(w)
  const { uid } = await w.bella.call('addTransport', { collabUid, fields: trainFields })
  return { uid, collabUid }
})

/** A PDF with one empty page. */
export const smallPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

/** Alice's train with its ticket. */
export const ticketedTransport = story('ticketedTransport', async (w: World) => {
  const added = await addedTransport(w)
  const actor = await loadActor(w.database.db, w.bella.caller)
  const parts = { db: w.database.db, config: w.config, scanner: null }
  await keepTicket(parts, actor, { uid: added.uid, bytes: smallPdf })
  return added
})

/** Luna sends Alice a tasting box by 6 March. */
export const addedShipment = story('addedShipment', async (w: World) => {
  const collabUid = await premiumCollab(w)
  const { uid } = await w.bella.call('addShipment', {
    collabUid,
    fields: { contents: 'Tasting box', sendBy: '2026-03-06' },
  })
  return { uid, collabUid }
})

export const aliceAddress = {
  name: 'Alice Moreau',
  street: '7 Juniper Row',
  city: 'Bristol',
  postcode: 'BS1 4QA',
  country: 'United Kingdom',
  phone: '',
}

export const addressedShipment = story('addressedShipment', async (w: World) => {
  const added = await addedShipment(w)
  await w.alice.call('saveShipmentAddress', { uid: added.uid, address: aliceAddress })
  return added
})

export const sentShipment = story('sentShipment', async (w: World) => {
  const added = await addressedShipment(w)
  const fields = { carrier: 'Royal Mail', trackingUrl: 'https://www.royalmail.com/track/AB12' }
  await w.bella.call('markShipmentSent', { uid: added.uid, fields })
  return added
})

/** One item of the venue's and one of Alice's, due on 5 March at noon. */
export const addedItems = story('addedItems', async (w: World) => {
  const collabUid = await premiumCollab(w)
  const due = { dueOn: '2026-03-05', dueTime: '12:00' }
  const add = (title: string, owner: 'brand' | 'influencer' | 'staff') =>
    w.bella.call('addChecklistItem', { collabUid, fields: { title, owner, ...due } })
  const { uid: brands } = await add('Book the photographer’s table', 'brand')
  const { uid: creators } = await add('Send your shot list', 'influencer')
  return { collabUid, brands, creators }
})

/** One shipment as somebody sees it. */
export async function shipmentOf(w: World, by: 'alice' | 'bella' | 'anna', collabUid: string) {
  return must((await w[by].call('getLogistics', { collabUid })).shipments[0], 'shipment')
}
