import { fireEvent, screen as page, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { describeScreen, seeWords } from '../../testing/describe-screen.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { wordsOnScreen } from '../../testing/screen-words.ts'
import { must } from '../../../kit/contract/must.ts'
import { dayMs, hourMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import {
  adReadyCollab,
  bringPhoto,
  deliverablesOf,
  deliveredCollab,
  onePost,
  reviewedCollab,
  storyDelivery,
  visitedCollab,
} from '../../../world/content-stories.ts'
import { connectLuna, runReservations, worldWithBookings, noTableLeft } from '../../../world/booking-stories.ts'
import { connectedAccount } from '../../../world/platform-stories.ts'
import { changeBrief } from '../../../world/brief-changes.ts'
import { changeCreator } from '../../../world/creator-changes.ts'
import {
  approvedCollab,
  briefNearLuna,
  liveBrief,
  requestedCollab,
  scheduledCollab,
  storySlot,
  waitingCollab,
} from '../../../world/stories.ts'
import { addedItems, addedShipment, premiumCollab, shipmentOf } from '../../../world/logistics-stories.ts'
import { loseUnconfirmed } from '../../../world/unconfirmed.ts'
import { countedCollab } from '../../../world/value-stories.ts'
import { world } from '../../../world/world.ts'
import { CollabScreen } from './CollabScreen.tsx'

describeScreen(CollabScreen, {
  title: 'Dinner for two at the counter',
  window: 'Luna and Alice Moreau',
  path: (w, collab) => `/app/collab?collab=${collab?.uid}&uid=${w.luna}`,
  as: (w) => w.bella,
  given: requestedCollab,
  filled: ['Dinner for two at the counter', 'Alice Moreau'],
  refused: { as: (w) => w.oscar },
  does: {
    'approves the request': async ({ press }, w, { uid }) => {
      await press('Approve')
      await press('Dismiss')
      await waitFor(async () => expect((await w.bella.call('getCollab', { uid })).stage).toBe(3))
    },
  },
})

it('asks for nothing any more once a visit was cancelled', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  await w.alice.call('cancelCollab', { uid, version, reason: 'A cold.' })
  await openScreen(w, `/app/collab?collab=${uid}`, w.alice)
  await seeWords(['Didn’t take place', 'No longer due'])
  expect(wordsOnScreen()).not.toContain('To upload')
})

it('publishes a post of the connected account, chosen instead of pasted', async () => {
  const w = await world()
  const uid = await reviewedCollab(w)
  setClock(plus(storyDelivery, 10 * dayMs))
  await connectedAccount(w, 'instagram')
  await openScreen(w, `/app/collab?collab=${uid}`, w.alice)
  const reel = within(await page.findByRole('region', { name: 'Instagram Reel' }))
  const posts = within(await reel.findByRole('group', { name: 'Your latest posts' }))
  expect(posts.getAllByRole('button').length).toBeLessThanOrEqual(4)
  fireEvent.click(must(posts.getAllByRole('button')[0]))
  expect(reel.getByLabelText<HTMLInputElement>(/^Link to/).value).toMatch(/^https:\/\/www\.instagram\.com\//)
  fireEvent.click(reel.getByRole('button', { name: 'Mark as published' }))
  await waitFor(async () => {
    const [first] = await deliverablesOf(w.alice, uid)
    expect(first?.status).toBe('published')
  })
})

it('keeps the form for content out of the way before the visit, until a draft is wanted', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  const { press } = await openScreen(w, `/app/collab?collab=${uid}`, w.alice)
  await seeWords(['You can send it once your visit has started.', 'Not includedTaxi', 'Service charge or tip covered'])
  expect(wordsOnScreen()).not.toContain('Choose a file')
  await press('Start a draft')
  await seeWords(['Choose a file', 'Saved as a draft until you send it.'])
})

it('sends what a creator eats for a visit that was booked for them, once they agree', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  const { press, fill } = await openScreen(w, `/app/collab?collab=${uid}`, w.alice)
  await press('Change dietary needs')
  await fill(/^Dietary needs and allergies/, '')
  await press('Save')
  await seeWords(['Removed.'])
  expect((await w.alice.call('getCollab', { uid })).visit?.needs).toBeNull()
  await press('Add dietary needs')
  await fill(/^Dietary needs and allergies/, 'No sesame')
  await press('Save')
  expect((await w.alice.call('getCollab', { uid })).visit?.needs).toBeNull()
  fireEvent.click(page.getByRole('checkbox', { name: /^I agree that this venue can see this/ }))
  await press('Save')
  await seeWords(['Saved for this visit.', 'Diet and allergiesNo sesame', 'Change dietary needs'])
  expect((await w.alice.call('getCollab', { uid })).visit?.needs).toBe('No sesame')
})

it('names the venue alone to the creator', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  const head = () => page.getByRole('heading', { level: 1 }).closest('header')?.textContent
  await openScreen(w, `/app/collab?collab=${uid}`, w.alice)
  await seeWords(['Dinner for two at the counter'])
  expect(head()).toContain('Luna')
  expect(head()).not.toContain('Alice Moreau')
  expect(head()).not.toContain('@alice.eats')
})

it.each([
  ['bella', 'The spot went to the next creator on the waitlist because Alice Moreau didn’t confirm.'],
  ['alice', 'Your spot went to the next creator on the waitlist because you didn’t confirm.'],
] as const)('says to %s who did not confirm, once the spot went to somebody on the waitlist', async (side, words) => {
  const w = await world()
  const { alices, olivias } = await waitingCollab(w)
  setClock(plus(storySlot, -6 * hourMs))
  await loseUnconfirmed(w)
  const { uid, version } = await w.olivia.call('getCollab', { uid: olivias.uid })
  await w.olivia.call('acceptWaitlistOffer', { uid, version })
  await openScreen(w, `/app/collab?collab=${alices.uid}${side === 'bella' ? `&uid=${w.luna}` : ''}`, w[side])
  await seeWords([words])
})

it('has what a brand needs to decide about a request: the whole offer, a shortlist and a question', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const { press, fill } = await openScreen(w, `/app/collab?collab=${uid}&uid=${w.luna}`, w.bella)
  await seeWords([
    'The offer',
    'Not includedTaxi',
    'Service charge or tip covered',
    'Usage rightsOrganic, 6 months from approval',
    'Posts stay up6 months (except Stories)',
  ])
  await press('Ask a question')
  await fill('Your question to Alice Moreau', 'Do you eat fish?')
  await press('Send question')
  await seeWords(['Question sent.'])
  await press('Shortlist')
  await seeWords(['Added Alice Moreau to “Shortlist”.'])
})

it('says when a request expires', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  await openScreen(w, `/app/collab?collab=${uid}`, w.alice)
  await seeWords(['to reply. Without a reply, the request expires.'])
})

it('says when an invitation expires', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  const { uid } = await w.bella.call('inviteInfluencer', { briefUid, influencerUid: w.aliceInfluencer })
  await openScreen(w, `/app/collab?collab=${uid}`, w.alice)
  await seeWords(['to reply. Without a reply, the invitation expires.'])
})

it('says to the brand that the creator’s ID was checked, also after approval', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  await changeCreator(w, w.aliceInfluencer, { idCheckedAt: new Date('2026-03-01') })
  await openScreen(w, `/app/collab?collab=${uid}&uid=${w.luna}`, w.bella)
  await seeWords(['ID checked', '@alice.eats'])
})

it('approves all content in one go, and takes it back', async () => {
  const w = await world()
  const uid = await deliveredCollab(w)
  const { press } = await openScreen(w, `/app/collab?collab=${uid}&uid=${w.luna}`, w.bella)
  const statuses = async () => (await deliverablesOf(w.bella, uid)).map(({ status }) => status)
  await press('Approve all 2')
  await seeWords(['Approved all 2 deliverables.'])
  await press('Undo')
  await seeWords(['Approve all 2'])
  expect(await statuses()).toEqual(['pending', 'pending'])
  await press('Approve all 2')
  await press('Dismiss')
  await waitFor(async () => expect(await statuses()).toEqual(['approved', 'approved']))
})

it('says of content that was approved before nothing about what is approved now', async () => {
  const w = await world()
  const asked = { contentType: 'image', platform: 'instagram', count: 1 } as const
  const uid = await deliveredCollab(w, {
    deliverables: [
      { ...asked, type: 'post', count: 2 },
      { ...asked, type: 'story' },
    ],
  })
  const story = must((await deliverablesOf(w.bella, uid)).find(({ type }) => type === 'story'))
  await w.bella.call('approveDeliverable', { uid: story.uid, version: story.version })
  const { press } = await openScreen(w, `/app/collab?collab=${uid}&uid=${w.luna}`, w.bella)
  await seeWords(['Approve all 2'])
  await press('View')
  await press('Approve all 2')
  const texts = (about: RegExp) =>
    page
      .getAllByRole('region', { name: about })
      .map((card) => card.textContent.includes('Approved all 2 deliverables.'))
  expect([texts(/post/i), texts(/story/i)]).toEqual([[true, true], [false]])
})

it('lets a creator propose new terms, and marks for the brand what changes', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  const { press, fill } = await openScreen(w, `/app/collab?collab=${uid}`, w.alice)
  await press('Propose changes')
  await fill('Instructions', 'Film the open kitchen.')
  await fill('Reason', 'Two friends are in town.')
  await press('Send proposal')
  await seeWords(['Your proposed terms', 'Withdraw proposal'])
  expect((await w.bella.call('listTermsChanges', { uid })).open).toMatchObject({
    rows: [{ label: 'Instructions', becomes: 'Film the open kitchen.' }],
  })
})

it('shows proposed terms to the other side, who accepts them', async () => {
  const w = await world()
  const { uid, version } = await approvedCollab(w)
  await w.alice.call('proposeTerms', { uid, version, changes: { guests: 2 }, reason: 'Two friends are in town.' })
  const { press, user } = await openScreen(w, `/app/collab?collab=${uid}`, w.bella)
  await seeWords(['Proposed terms', 'Two friends are in town.'])
  expect(page.getByText('Up to 1 guest, as well as the creator').tagName).toBe('DEL')
  expect(page.getByText('Up to 2 guests, as well as the creator').tagName).toBe('INS')
  const guests = async () => (await w.bella.call('getCollab', { uid })).terms?.guests
  await press('Accept new terms')
  await seeWords(['They’ll apply straight away. Guests: Up to 2 guests, as well as the creator.'])
  await press('Keep current terms')
  expect(await guests()).toBe(1)
  await press('Accept new terms')
  const question = within(await page.findByRole('dialog', { name: 'Please confirm' }))
  await user.click(question.getByRole('button', { name: 'Accept new terms' }))
  await waitFor(async () => expect(await guests()).toBe(2))
  await seeWords(['1 earlier proposal'])
})

it('calls both sides by their names in the timeline and the spend cap', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  await openScreen(w, `/app/collab?collab=${uid}&uid=${w.luna}`, w.bella)
  await seeWords([/Requested the collab.* · Alice Moreau/, 'Alice Moreau pays anything above that'])
})

it('puts terms that wait for the reader’s answer above the day of the visit', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  await w.bella.call('proposeTerms', { uid, version, changes: { guests: 2 }, reason: 'A friend may come along.' })
  await openScreen(w, `/app/collab?collab=${uid}`, w.alice)
  await seeWords(['Proposed terms', 'For the day'])
  const titles = page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles[0]).toBe('Proposed terms')
})

it('has the content first once the visit is over, and says of a draft that it isn’t submitted', async () => {
  const w = await world()
  const uid = await visitedCollab(w, onePost)
  const [post] = await deliverablesOf(w.alice, uid)
  const fileUids = [await bringPhoto(w, w.alice)]
  const { uid: postUid, version } = must(post)
  await w.alice.call('saveDeliverable', { uid: postUid, version, fileUids, caption: '', ticks: [] })
  await openScreen(w, `/app/collab?collab=${uid}`, w.alice)
  await seeWords(['Not submitted yet', 'For the day'])
  expect(wordsOnScreen()).not.toContain('To upload')
  const titles = page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles[0]).toBe('Post · Instagram')
})

it('says in France what new terms come to, before they are sent and while they wait', async () => {
  const w = await world()
  const { uid, version: requested, brief } = await requestedCollab(w)
  await changeBrief(w, brief.uid, { country: 'FR', currency: 'EUR' })
  const { version } = await w.bella.call('approveCollab', { uid, version: requested })
  const { press, fill } = await openScreen(w, `/app/collab?collab=${uid}&uid=${w.luna}`, w.bella)
  await press('Propose changes')
  await seeWords(['Payment to Alice Moreau (optional)', 'You pay them directly, not through us.'])
  expect(wordsOnScreen()).not.toContain('With these new terms')
  await fill('Value', '1000')
  await seeWords(['With these new terms, Luna and Alice Moreau will have agreed', 'Once they’re accepted, download'])
  await press('Keep current terms')
  await w.alice.call('proposeTerms', { uid, version, changes: { valueMinor: 90_000 }, reason: 'Two days.' })
  await seeWords(['With these new terms, Luna and Alice Moreau will have agreed', 'French law requires a written'])
})

it('adds a shipment, whose steps are on the checklist of both sides', async () => {
  const w = await world()
  const uid = await premiumCollab(w)
  const venue = await openScreen(w, `/app/collab?collab=${uid}&uid=${w.luna}`, w.bella)
  await venue.press('Add shipment')
  await venue.fill('What you’re sending', 'Tasting box')
  await venue.fill('Send by', '2026-03-06')
  await venue.press('Add shipment')
  await seeWords(['Needs an address', 'Send “Tasting box”'])
})

it('shows a venue without Premium what its plan could hold, and its creator nothing', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  const { press } = await openScreen(w, `/app/collab?collab=${uid}&uid=${w.luna}`, w.bella)
  await seeWords(['Logistics', 'Logistics management isn’t in your plan. Upgrade to Premium to use it.', 'See plans'])
  expect(wordsOnScreen()).not.toContain('Example data')
  await press('See an example')
  await seeWords(['Example data', 'Send the tasting box', 'Royal Mail', 'Manchester Piccadilly'])
})

it('asks a creator for their address once, and shows it to the venue when it presses', async () => {
  const w = await world()
  const { collabUid } = await addedShipment(w)
  const { press, fill } = await openScreen(w, `/app/collab?collab=${collabUid}`, w.alice)
  await press('Give your address')
  await press('Save address')
  await seeWords(['This is required.'])
  await fill('Name', 'Alice Moreau')
  await fill('Street address', '7 Juniper Row')
  await fill('City', 'Bristol')
  await fill('Country', 'United Kingdom')
  await press('Save address')
  await seeWords(['Ready to send', 'Change address', 'Address given for a shipment'])
  expect(
    await w.bella.call('openShipmentAddress', { uid: (await shipmentOf(w, 'bella', collabUid)).uid }),
  ).toMatchObject({
    address: { street: '7 Juniper Row', postcode: '' },
  })
})

it('ticks an item of the checklist', async () => {
  const w = await world()
  const { collabUid } = await addedItems(w)
  const { user } = await openScreen(w, `/app/collab?collab=${collabUid}`, w.alice)
  await user.click(await page.findByRole('checkbox', { name: /Send your shot list/ }))
  await waitFor(async () =>
    expect((await w.bella.call('getLogistics', { collabUid })).checklist).toMatchObject([
      { owner: 'brand', doneAt: null },
      { owner: 'influencer', doneAt: expect.any(String) },
    ]),
  )
  await seeWords(['Checklist item done'])
})

/** A canvas that notes what is written on it, and a browser that notes what is saved. */
function fakeCanvas() {
  const words: string[] = []
  const saved: string[] = []
  const found = { isBroken: false, words: () => words, saved: () => saved }
  const nothing = () => undefined
  const context = {
    measureText: (text: string) => ({ width: text.length * 20 }),
    fillText: (text: string) => void words.push(text),
    ...Object.fromEntries(['fillRect', 'save', 'restore', 'translate', 'scale', 'fill'].map((name) => [name, nothing])),
  }
  vi.stubGlobal('Path2D', class {})
  const canvas = HTMLCanvasElement.prototype
  vi.spyOn(canvas, 'getContext').mockImplementation(() => (found.isBroken ? null : context) as never)
  vi.spyOn(canvas, 'toBlob').mockImplementation((done) => done(new Blob(['png'], { type: 'image/png' })))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  return found
}

it('holds a ticket out for the visit, and leads to its calendar file', async () => {
  const w = await world()
  const { uid, visit } = await scheduledCollab(w)
  const { press } = await openScreen(w, `/app/collab?collab=${uid}`, w.alice)
  await seeWords(['Instructions'])
  const file = await page.findByRole('link', { name: 'Add to calendar' })
  expect(file.getAttribute('href')).toMatch(/^\/calendar\/visit\/.+\.ics$/)
  await press('Show ticket')
  const ticket = within(await page.findByRole('dialog', { name: 'Your ticket' }))
  expect(ticket.getByRole('img', { name: 'Alice Moreau’s ticket for Luna' })).toBeDefined()
  expect(ticket.getByText('With 1 guest')).toBeDefined()
  const drawn = fakeCanvas()
  await press('Save as image')
  await waitFor(() => expect(drawn.saved()).toEqual(['Ticket for Luna.png']))
  expect(drawn.words()).toEqual(
    expect.arrayContaining(['Luna', 'Alice Moreau @alice.eats', 'With 1 guest', 'Show this at the door.']),
  )
  drawn.isBroken = true
  await press('Save as image')
  await seeWords(['Take a screenshot instead.'])
  expect(visit?.uid).toMatch(/^visit_/)
})

it('keeps what a creator ticked for the day, and copies what the caption needs', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w, { directions: 'Film the open kitchen. Show the bar.' })
  const address = `/app/collab?collab=${uid}`
  const { press, user } = await openScreen(w, address, w.alice)
  await user.click(await page.findByRole('checkbox', { name: 'Show the bar.' }))
  for (const next of ['/app/influencer/dashboard', address]) {
    window.history.pushState({}, '', next)
    window.dispatchEvent(new PopStateEvent('popstate'))
    await page.findByRole('heading', { name: next === address ? 'For the day' : 'Your next visit' })
  }
  const box = (name: string) => page.findByRole<HTMLInputElement>('checkbox', { name })
  await waitFor(async () => expect((await box('Show the bar.')).checked).toBe(true))
  expect((await box('Film the open kitchen.')).checked).toBe(false)
  await press('Copy disclosure and tags')
  expect(await navigator.clipboard.readText()).toMatch(/^#ad @/)
})

it('makes a tracked link for one of the posts, and says which', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  const reel = must((await deliverablesOf(w.alice, collabUid)).find(({ type }) => type === 'reel'))
  const { press, fill, user } = await openScreen(w, `/app/collab?collab=${collabUid}&uid=${w.luna}`, w.bella)
  await press('Create tracked link')
  await fill('Page it leads to', 'https://luna-london.com/book')
  await user.selectOptions(await page.findByLabelText('For which post'), 'Reel · Instagram')
  await press('Create tracked link')
  await seeWords(['For Reel · Instagram. Leads to https://luna-london.com/book'])
  const { links } = await w.bella.call('getTracking', { collabUid })
  expect(links.map(({ deliverableUid }) => deliverableUid)).toEqual([reel.uid])
})

it('shows who entered which costs of a collab, before and after', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  setClock(plus(now(), hourMs))
  const costs = { collabUid, currency: 'GBP', guestsMinor: null, travelMinor: null, shipmentMinor: null } as const
  await w.ben.call('saveCollabCosts', { ...costs, servedMinor: 3_000, staffMinutes: 20 })
  setClock(plus(now(), hourMs))
  await w.bella.call('saveCollabCosts', { ...costs, servedMinor: 2_500, staffMinutes: 20 })
  const { user } = await openScreen(w, `/app/collab?uid=${w.luna}&collab=${collabUid}`, w.bella)
  await user.click(await page.findByRole('button', { name: 'Cost history' }))
  await seeWords(['Bella', 'Cost of the experience: £30 → £25', 'Ben', 'Staff time: 20 min'])
  expect(page.queryByText('Staff time: 20 min → 20 min')).toBeNull()
})

it('asks a creator for the code to run their post as an ad', async () => {
  const w = await world()
  const collabUid = await adReadyCollab(w)
  const { press } = await openScreen(w, `/app/collab?uid=${w.luna}&collab=${collabUid}`, w.bella)
  await press('Ask for a partnership ad code')
  await seeWords(['Request sent. We’ll let you know when they add the code.', /You asked for a partnership ad code on/])
  expect(page.queryByRole('button', { name: 'Ask for a partnership ad code' })).toBeNull()
})

it('says to our team and to the creator when the brand asked for the code', async () => {
  const w = await world()
  const collabUid = await adReadyCollab(w)
  const [asked] = await deliverablesOf(w.bella, collabUid)
  await w.bella.call('requestAdCode', { uid: must(asked).uid, version: must(asked).version })
  await openScreen(w, `/app/collab?collab=${collabUid}`, w.anna)
  await seeWords([/The brand asked for a partnership ad code on/])
})

it('takes the code for ads from a creator, copies it and takes it back', async () => {
  const w = await world()
  const collabUid = await adReadyCollab(w)
  const { press, fill, user } = await openScreen(w, `/app/collab?uid=${w.aliceInfluencer}&collab=${collabUid}`, w.alice)
  await press('Add code')
  await seeWords(['Paste the code first.'])
  await fill('Your partnership ad code', 'adcode-81Zx')
  await user.selectOptions(page.getByLabelText('It works for'), '7 days')
  await press('Add code')
  await seeWords(['Code added. We’ve let the brand know.', 'adcode-81Zx', /Partnership ad code, until/])
  const [post] = await deliverablesOf(w.bella, collabUid)
  expect(post?.adCode).toMatchObject({ state: 'active', code: 'adcode-81Zx' })
  await press('Copy code')
  expect(await navigator.clipboard.readText()).toBe('adcode-81Zx')
  await press('Remove code')
  await seeWords(['Code removed.'])
  expect((await deliverablesOf(w.bella, collabUid))[0]?.adCode).toBeNull()
})

it('says what has become of the table in the venue’s booking system, to each side in its own words', async () => {
  const { w, double } = await worldWithBookings()
  await approvedCollab(w)
  await connectLuna(w, double)
  const { uid } = await scheduledCollab(w)
  await openScreen(w, `/app/collab?collab=${uid}`, w.alice)
  await seeWords(['Reserving…'])
  double.full.add(storySlot.toISOString())
  await runReservations(w)
  await openScreen(w, `/app/collab?collab=${uid}`, w.alice)
  await seeWords(['The venue’s system is full at this time. Choose another time.'])
  await openScreen(w, `/app/collab?collab=${uid}&uid=${w.luna}`, w.bella)
  await seeWords(['Your booking system is full at this time. Suggest another time.'])
})

it('lets the venue say that it has reserved a table itself', async () => {
  const { w, double } = await worldWithBookings()
  const { uid } = await noTableLeft(w, double)
  const { press } = await openScreen(w, `/app/collab?collab=${uid}&uid=${w.luna}`, w.bella)
  await seeWords(['No table reserved'])
  await press('Mark as reserved')
  await seeWords(['Saved. We’ve let the creator know.', 'Reserved by you'])
  await openScreen(w, `/app/collab?collab=${uid}`, w.alice)
  await seeWords(['Reserved by the venue'])
})

it('moves a visit in a month of times, which opens at those the venue suggests', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  const { slots } = await w.bella.call('listOpenSlots', { uid })
  const wanted = must(slots.find(({ startsAt }) => startsAt > plus(storySlot, dayMs).toISOString())).startsAt
  await w.bella.call('proposeSlots', { uid, version, startsAt: [wanted], reason: 'A private party.' })
  await briefNearLuna(w, 'Late supper')
  const { rows } = await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer })
  const briefUid = must(rows.find(({ title }) => title === 'Late supper')).uid
  const preferred = { times: [{ startsAt: wanted }], guests: 0 }
  await w.alice.call('applyToBrief', { briefUid, influencerUid: w.aliceInfluencer, preferred })
  const { press } = await openScreen(w, `/app/collab?collab=${uid}`, w.alice)
  await press('Choose another time')
  await press(/ · suggested$/)
  await seeWords(['You asked Orso for', 'that day.', '1 guest'])
  await press('One guest fewer')
  await press(/^Move to /)
  const toast = await page.findByText(/^Your visit is moved: \w{3} \d+ \w{3}, \d\d:\d\d\. Luna/)
  const file = await within(toast).findByRole('link', { name: 'Add to calendar' })
  expect(file.getAttribute('href')).toMatch(/^\/calendar\/visit\/.+\.ics$/)
  expect((await w.alice.call('getCollab', { uid })).visit).toMatchObject({ startsAt: wanted, guests: 0 })
})
