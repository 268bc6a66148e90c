import { makeTicket } from '../../domains/logistics/server/build.ts'
import type { TransportFields } from '../../domains/logistics/views.ts'
import { must } from '../../kit/contract/must.ts'
import { dayMs, hourMs, setClock } from '../../kit/server/clock.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Tx } from '../../kit/server/database.ts'
import type { DemoActor } from './actor.ts'
import type { DemoWorld } from './demo-world.ts'

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Where what nobody brings through a call is stored: a ticket’s file. */
type Place = { tx: Tx; config: Config }
type Parts = { brand: DemoActor; creator: DemoActor; collabUid: string; visitAt: number; present: number }

/**
 * The demo brand plans four of its collabs: one with a train and a box that is on its way, one whose shot list is late, one that
 * waits to be sent, and the demo creator’s own, which asks for an address. Leaves the clock at the present.
 */
export async function makeDemoLogistics(world: DemoWorld, present: number, place: Place): Promise<void> {
  const brandUid = world.people.brands.harbour
  const { act: brand } = must(
    world.brands.find(({ uid }) => uid === brandUid),
    'brand',
  )
  setClock(new Date(present))
  const { rows } = await brand('listBrandCollabs', { brandUid, show: 'active', limit: 100 })
  const partsOf = ({ uid, influencer, visit }: (typeof rows)[number]): Parts => {
    const { act: creator } = must(
      world.influencers.find((one) => one.uid === influencer.uid),
      'creator',
    )
    const visitAt = visit ? Date.parse(visit.startsAt) : present + 3 * dayMs
    return { brand, creator, collabUid: uid, visitAt, present }
  }
  const own = rows.find(({ influencer }) => influencer.uid === world.people.influencers.creator)
  const others = rows.filter(({ stage, uid }) => uid !== own?.uid && (stage === 3 || stage === 4))
  const [first, second, third] = others.map(partsOf)
  if (first) await travelling(first, place)
  if (second) await late(second)
  if (third) await toSend(third)
  if (own) await asked(partsOf(own))
  setClock(new Date(present))
}

/** A train that is booked, with its ticket, and a box on its way; the creator has said what they need. */
async function travelling({ brand, creator, collabUid, visitAt, present }: Parts, place: Place): Promise<void> {
  setClock(new Date(present - 20 * hourMs))
  const train: TransportFields = {
    kind: 'train',
    pickUp: 'Brighton, platform 3',
    leavesOn: dayOf(visitAt),
    leavesTime: '09:32',
    reference: 'XK42PQ, coach B, seat 21',
    paidBy: 'brand',
    note: 'Your ticket is here as a PDF. You can also print it at any machine with the reference.',
    ticketUid: null,
  }
  const { uid: trainUid } = await brand('addTransport', { collabUid, fields: train })
  await makeTicket(place.tx, place.config, trainUid, train)
  await brand('saveExtras', {
    collabUid,
    version: 0,
    fields: {
      dress: 'Smart casual, and flat shoes for the harbour wall',
      equipment: 'There’s a ring light at the counter. Please don’t bring drones.',
      permits: 'We have the filming permit for the pier.',
    },
  })
  const { uid } = await brand('addShipment', {
    collabUid,
    fields: { contents: 'Oyster knife and apron', sendBy: dayOf(present + dayMs) },
  })
  setClock(new Date(present - 18 * hourMs))
  const address = { name: 'Flat 2', street: '14 Sillwood Road', city: 'Brighton', postcode: 'BN1 2LF' }
  await creator('saveShipmentAddress', { uid, address: { ...address, country: 'United Kingdom', phone: '' } })
  await creator('saveAccessNeeds', { collabUid, accessNeeds: 'A step-free table, please.' })
  setClock(new Date(present - 3 * hourMs))
  await brand('markShipmentSent', {
    uid,
    fields: { carrier: 'Royal Mail', trackingUrl: 'https://www.royalmail.com/track-your-item' },
  })
}

/** The venue has done its part, the creator’s is late, and one of our team’s is due. */
async function late({ brand, creator, collabUid, present }: Parts): Promise<void> {
  setClock(new Date(present - 19 * hourMs))
  const add = (title: string, owner: 'brand' | 'influencer' | 'staff', dueAt: number) =>
    brand('addChecklistItem', {
      collabUid,
      fields: { title, owner, dueOn: dayOf(dueAt), dueTime: new Date(dueAt).toISOString().slice(11, 16) },
    })
  const table = await add('Keep the window table', 'brand', present - 4 * hourMs)
  await add('Send your shot list', 'influencer', present - 6 * hourMs)
  await add('Confirm the usage rights', 'staff', present + 20 * hourMs)
  await add('Tell the kitchen about the filming', 'brand', present - 2 * hourMs)
  const done = await add('Say when you’d like to film', 'influencer', present - 8 * hourMs)
  setClock(new Date(present - 15 * hourMs))
  await brand('tickChecklistItem', { uid: table.uid, done: true })
  await creator('tickChecklistItem', { uid: done.uid, done: true })
}

/** The address is there, and the box goes out tomorrow. */
async function toSend({ brand, creator, collabUid, present }: Parts): Promise<void> {
  setClock(new Date(present - 17 * hourMs))
  const { uid } = await brand('addShipment', {
    collabUid,
    fields: { contents: 'Recipe cards', sendBy: dayOf(present + 2 * dayMs) },
  })
  setClock(new Date(present - 9 * hourMs))
  const address = { name: 'The Studio', street: '5 Calvert Avenue', city: 'London', postcode: 'E2 7JP' }
  await creator('saveShipmentAddress', { uid, address: { ...address, country: 'United Kingdom', phone: '' } })
}

/** The demo creator still has to say where a box goes. */
async function asked({ brand, collabUid, present }: Parts): Promise<void> {
  setClock(new Date(present - 5 * hourMs))
  await brand('addShipment', {
    collabUid,
    fields: { contents: 'Tasting box for your Reel', sendBy: dayOf(present + 3 * dayMs) },
  })
}
