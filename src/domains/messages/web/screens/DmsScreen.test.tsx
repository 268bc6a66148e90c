import { act, waitFor, within } from '@testing-library/react'
import pino from 'pino'
import { expect, it } from 'vitest'
import { openBus } from '../../../../kit/server/bus.ts'
import { eventReader } from '../../../../kit/web/live-events.ts'
import { must } from '../../../../kit/contract/must.ts'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { bringPdf } from '../../../../world/content-stories.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { approvedCollab, requestedCollab, scheduledCollab } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { forgetLocal } from '../../../accounts/web/local-keys.ts'
import { DmsScreen } from './DmsScreen.tsx'

async function asked(w: World) {
  const { uid } = await approvedCollab(w)
  await w.bella.call('sendMessage', { collabUid: uid, key: 'asked', text: 'Is Tuesday good for you?' })
  return { uid }
}

describeScreen(DmsScreen, {
  title: 'DMs',
  path: (_w, collab) => (collab ? `/app/dms?collab=${collab.uid}` : '/app/dms'),
  as: (w) => w.alice,
  given: asked,
  empty: ['No messages yet', 'Choose a conversation'],
  filled: ['Luna', 'Is Tuesday good for you?', 'Dinner for two at the counter'],
  refused: { as: (w) => w.olivia },
  does: {
    'sends a message': async ({ press, fill }, w, { uid }) => {
      await fill('Message', 'Tuesday is perfect')
      await press('Send')
      await seeWords(['Tuesday is perfect', '· sent'])
      const { rows } = await w.bella.call('listMessages', { collabUid: uid })
      expect(rows.map(({ text }) => text)).toContain('Tuesday is perfect')
    },
    'names who replies to themselves as “You”': async ({ press, fill, page }) => {
      await fill('Message', 'Tuesday is perfect')
      await press('Send')
      await press('React or reply to “Tuesday is perfect”')
      await press('Reply', 'menuitem')
      await fill('Message', 'At seven')
      await press('Send')
      const quote = await page.findByRole('button', { name: 'Replies to you: Tuesday is perfect' })
      expect(quote.querySelector('b')?.textContent).toBe('You')
    },
    'sees that the venue is typing, until what it wrote is there': async (_opened, w, { uid }) => {
      const signal = JSON.stringify({ touches: [], signal: { name: 'typing', collabUid: uid, side: 'brand' } })
      const line = eventReader()
      await seeWords(['I would love to come.'])
      act(() => line.feed(`event: touched\ndata: ${signal.replace(uid, 'collab_other')}\n\n`))
      expect(wordsOnScreen()).not.toContain('is typing')
      act(() => line.feed(`event: touched\ndata: ${signal}\n\n`))
      await seeWords(['Luna is typing…'])
      await w.bella.call('sendMessage', { collabUid: uid, key: 'more', text: 'Or Wednesday?' })
      act(() => line.feed('event: touched\ndata: {"touches":["message"]}\n\n'))
      await seeWords(['Or Wednesday?'])
      await waitFor(() => expect(wordsOnScreen()).not.toContain('is typing'))
    },
    'shows the venue that one is typing': async ({ fill }, w) => {
      const shown: (string | undefined)[] = []
      const bus = await openBus(w.database, pino({ level: 'silent' }))
      bus.on('live', (payload) => {
        const { signal } = JSON.parse(payload) as { signal?: { name: string; side: string } }
        if (signal) shown.push(`${signal.side} ${signal.name}`)
      })
      await fill('Message', 'Tuesday is')
      await fill('Message', 'Tuesday is perfect')
      await waitFor(() => expect(shown).toEqual(['influencer typing']))
      await bus.close()
    },
    'reacts, and replies to a message': async ({ press, fill }, w, { uid }) => {
      await press('React or reply to “Is Tuesday good for you?”')
      await press('Heart', 'menuitem')
      await waitFor(async () =>
        expect((await w.bella.call('listMessages', { collabUid: uid })).rows[0]?.reactions).toEqual([
          { reaction: 'heart', by: ['Alice Moreau'], mine: false },
        ]),
      )
      await press('React or reply to “Is Tuesday good for you?”')
      await press('Reply', 'menuitem')
      await seeWords(['Replying to Bella, Luna'])
      await fill('Message', 'Perfect')
      await press('Send')
      await seeWords(['· sent'])
      const [reply] = (await w.bella.call('listMessages', { collabUid: uid })).rows
      expect(reply).toMatchObject({ text: 'Perfect', replyTo: { text: 'Is Tuesday good for you?' } })
    },
  },
})

describeScreen(DmsScreen, {
  title: 'DMs',
  path: (_w, collab) => (collab ? `/app/dms?collab=${collab.uid}` : '/app/dms'),
  as: (w) => w.bella,
  given: requestedCollab,
  empty: ['No messages yet'],
  filled: [
    'I would love to come.',
    'Reply to this request',
    'Ask Alice Moreau anything about the visit',
    '@alice.eats',
  ],
  refused: { as: (w) => w.oscar },
  does: {
    'answers a request in its conversation': async ({ press }, w, { uid }) => {
      await press('Approve')
      await seeWords(['Approved Alice Moreau.'])
      await press('Dismiss')
      await waitFor(async () => expect((await w.bella.call('getCollab', { uid })).stage).toBe(3))
      await waitFor(() => expect(wordsOnScreen()).not.toContain('Reply to this request'))
    },
  },
})

describeScreen(DmsScreen, {
  title: 'DMs',
  path: (w) => `/app/dms?box=unanswered&uid=${w.aliceInfluencer}`,
  as: (w) => w.alice,
  given: asked,
  empty: ['No one is waiting for a reply'],
  filled: ['Luna', 'Is Tuesday good for you?', 'First asked'],
  refused: { as: (w) => w.olivia },
  does: {
    'answers the one that waits, which is then gone from the box': async ({ press, fill }) => {
      await press(/Is Tuesday good for you/, 'link')
      await fill('Message', 'It is.')
      await press('Send')
      await seeWords(['· sent', 'No one is waiting for a reply'])
    },
  },
})

describeScreen(DmsScreen, {
  title: 'DMs',
  path: (_w, asked) => `/app/dms?box=support${asked ? `&support=${asked.uid}` : ''}`,
  as: (w) => w.alice,
  given: async (w: World) => {
    const { uid } = await w.alice.call('requestSupport', { topic: 'content', text: 'It won’t upload.' })
    return { uid: must(uid) }
  },
  empty: ['No conversations with support', 'Contact support'],
  filled: ['It won’t upload.', 'Content'],
  refused: { as: (w) => w.olivia },
  does: {
    'writes on to support': async ({ press, fill }, w, { uid }) => {
      await fill('Message', 'It is a video.')
      await press('Send')
      await seeWords(['It is a video.'])
      expect((await w.anna.call('getSupportThread', { uid })).messages).toHaveLength(2)
    },
    'types on while a message is being sent, and gets back what was refused': async ({
      press,
      fill,
      user,
      page,
      setWeather,
    }) => {
      await fill('Message', 'First')
      setWeather('held')
      await press('Send')
      await user.type(page.getByLabelText('Message'), 'Second')
      setWeather('fine')
      await seeWords(['First'])
      expect(page.getByLabelText('Message')).toHaveProperty('value', 'Second')
    },
  },
})

describeScreen(DmsScreen, {
  title: 'DMs',
  path: (w) => `/app/dms?uid=${w.luna}`,
  as: (w) => w.bella,
  given: (w) => w.anna.call('messageProfile', { profileUid: w.luna, text: 'How are you, {first name}?' }),
  empty: ['No messages yet'],
  filled: ['Anna, your account manager', 'How are you, Bella?'],
  refused: { as: (w) => w.oscar },
  does: {
    'opens what the account manager wrote from the inbox': async ({ press, fill }, w) => {
      await press(/How are you, Bella/, 'link')
      await fill('Message', 'Fine, thanks')
      await press('Send')
      await seeWords(['Fine, thanks'])
      expect(location.search).not.toContain('box=support')
      expect((await w.anna.call('listSupportThreads', {})).rows).toMatchObject([{ lastText: 'Fine, thanks' }])
    },
  },
})

async function twoAsked(w: World) {
  const { uid, brief } = await requestedCollab(w)
  const applied = { briefUid: brief.uid, influencerUid: w.oliviaInfluencer, message: 'May I come on Tuesday?' }
  const second = await w.olivia.call('applyToBrief', applied)
  const template = { name: 'Directions', text: 'Hi {first name}, see you at {venue} on {date}.' }
  await w.bella.call('addMessageTemplate', { brandUid: w.luna, fields: template })
  return { uid, second: second.uid }
}
const inboxOf = async (w: World) =>
  (await w.bella.call('listThreads', { profileUid: w.luna })).rows.map(({ collabUid }) => collabUid)

describeScreen(DmsScreen, {
  title: 'DMs',
  path: (w, threads) => `/app/dms?uid=${w.luna}${threads ? `&collab=${threads.uid}` : ''}`,
  as: (w) => w.bella,
  given: twoAsked,
  empty: ['No messages yet'],
  filled: ['May I come on Tuesday?', 'I would love to come.'],
  refused: { as: (w) => w.oscar },
  does: {
    'moves by key, marks as done and takes that back': async ({ user, page }, w, { uid, second }) => {
      await page.findByRole('button', { name: /^Assign/ })
      await page.findByRole('link', { name: /May I come on Tuesday/ })
      await user.keyboard('k')
      await waitFor(() => expect(location.search).toContain(second))
      await user.keyboard('j')
      await waitFor(() => expect(location.search).toContain(uid))
      await user.keyboard('e')
      await seeWords(['Done: Alice Moreau.'])
      await waitFor(() => expect(location.search).toContain(second))
      await user.keyboard('z')
      await waitFor(() => expect(location.search).toContain(uid))
      expect((await inboxOf(w)).toSorted()).toEqual([uid, second].toSorted())
    },
    'goes back to the keys by Escape, and keeps what was written': async ({ user, page }, _w, { second }) => {
      const field = await page.findByRole('textbox', { name: 'Message' })
      await user.type(field, 'Hello')
      await user.keyboard('{Escape}')
      expect([field === document.activeElement, field]).toEqual([false, expect.objectContaining({ value: 'Hello' })])
      await user.keyboard('k')
      await waitFor(() => expect(location.search).toContain(second))
    },
    'shows and marks what a search found': async ({ fill, page }, w, { second }) => {
      await w.bella.call('sendMessage', { collabUid: second, key: 'later', text: 'Yes, of course' })
      await fill('Search', 'tuesday')
      const found = () => page.getByRole('link', { name: /May I come on/ }).querySelector('mark')
      await waitFor(() => expect(found()?.textContent).toBe('Tuesday'))
    },
    'saves a PDF by its name': async ({ page }, w, { uid }) => {
      const documents = [{ uid: await bringPdf(w, w.alice, 'Menu'), name: 'Menu.pdf' }]
      await w.alice.call('sendMessage', { collabUid: uid, key: 'menu', documents })
      const link = await page.findByRole('link', { name: 'Menu.pdf' })
      expect(link.getAttribute('href')).toMatch(/^\/media\/original\/.*&download=Menu.pdf$/)
    },
    'snoozes a conversation, which is then in its own box': async ({ user, press, page }, w, { uid, second }) => {
      await page.findByRole('button', { name: /^Assign/ })
      await user.keyboard('s')
      await press(/^Tomorrow/, 'menuitem')
      await seeWords(['Snoozed until'])
      await waitFor(async () => expect(await inboxOf(w)).toEqual([second]))
      const { rows } = await w.bella.call('listThreads', { profileUid: w.luna, box: 'snoozed' })
      expect(rows.map(({ collabUid }) => collabUid)).toEqual([uid])
    },
    'gives a conversation to a colleague': async ({ user, press, page }, w, { uid }) => {
      await page.findByRole('button', { name: /^Assign/ })
      await user.keyboard('c')
      await press('Ben', 'menuitem')
      await seeWords(['Assigned to Ben: Alice Moreau.'])
      expect((await w.bella.call('getThread', { collabUid: uid })).assignedTo?.name).toBe('Ben')
    },
    'is done with several at once': async ({ press }, w) => {
      await press('Select')
      await press('Select all 2')
      await seeWords(['2 selected'])
      await press(/^Done/)
      await seeWords(['Done: 2 conversations.'])
      await press('Dismiss')
      await waitFor(async () => expect(await inboxOf(w)).toEqual([]))
    },
    'fills in a template, and says what it can’t fill in before sending': async ({ press, fill, page }, w, { uid }) => {
      await press('Templates')
      await press(/^Directions/)
      await seeWords(['{date} can’t be filled in: no visit is booked yet. Write it yourself or take it out.'])
      const field = await page.findByRole('textbox', { name: 'Message' })
      expect(field).toHaveProperty('value', 'Hi Alice, see you at Luna on {date}.')
      expect(await page.findByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
      await fill('Message', 'Hi {first name}, see you on Tuesday.')
      await press('Send')
      await seeWords(['· sent'])
      const [sent] = (await w.bella.call('listMessages', { collabUid: uid })).rows
      expect(sent?.text).toBe('Hi Alice, see you on Tuesday.')
    },
    'writes a note for the team, and deletes it': async ({ press, fill, user, page }, w, { uid }) => {
      await user.click(await page.findByLabelText('Internal note'))
      await fill('Note', 'Give her the corner table.')
      await press('Save note')
      await seeWords(['Only your team sees this', 'Give her the corner table.'])
      expect((await w.ben.call('listThreadNotes', { collabUid: uid })).rows).toHaveLength(1)
      expect((await w.alice.call('listMessages', { collabUid: uid })).rows).toEqual([])
      await press('Delete note “Give her the corner table.”')
      await press('Delete note')
      await waitFor(() => expect(wordsOnScreen()).not.toContain('Give her the corner table.'))
    },
    'mentions a colleague in a note: Enter takes the name, then saves': async ({ user, page }, w, { uid }) => {
      await user.click(await page.findByLabelText('Internal note'))
      await user.type(page.getByLabelText('Note'), 'Call her, @be')
      const names = async () =>
        within(await page.findByRole('listbox', { name: 'Colleagues' }))
          .getAllByRole('option')
          .map(({ textContent }) => textContent)
      expect(await names()).toEqual(['Bella', 'Ben'])
      await user.type(page.getByLabelText('Note'), 'n')
      await waitFor(async () => expect(await names()).toEqual(['Ben']))
      await user.keyboard('{Enter}')
      await waitFor(() => expect(page.getByLabelText('Note')).toHaveProperty('value', 'Call her, @Ben '))
      await user.keyboard('{Enter}')
      await seeWords(['Only your team sees this'])
      expect((await page.findByText('@Ben')).tagName).toBe('STRONG')
      expect((await w.ben.call('listThreadNotes', { collabUid: uid })).rows).toMatchObject([{ text: 'Call her, @Ben' }])
    },
    'keeps a note apart from the message, and what is typed while it is saved': async (
      { user, page, setWeather },
      w,
      { uid },
    ) => {
      const toggle = await page.findByLabelText('Internal note')
      await user.type(page.getByLabelText('Message'), 'See you at eight')
      await user.click(toggle)
      await user.type(page.getByLabelText('Note'), 'Never reply before noon')
      await user.click(toggle)
      expect(page.getByLabelText('Message')).toHaveProperty('value', 'See you at eight')
      await user.click(toggle)
      setWeather('held')
      await user.type(page.getByLabelText('Note'), '{Enter}Corner table')
      setWeather('fine')
      await seeWords(['Only your team sees this', 'Never reply before noon'])
      expect(page.getByLabelText('Note')).toHaveProperty('value', 'Corner table')
      expect((await w.ben.call('listThreadNotes', { collabUid: uid })).rows).toHaveLength(1)
      await user.click(toggle)
      expect(page.getByLabelText('Message')).toHaveProperty('value', 'See you at eight')
    },
    'makes a template and changes it': async ({ press, fill }, w) => {
      await press('Templates')
      await press('New template')
      await fill('Name', 'Thanks')
      await fill('Text', 'Thank you,')
      await press('{creator}')
      await press('Save template')
      await seeWords(['Template saved.'])
      await press('Edit Thanks')
      await fill('Name', 'Thank you')
      await press('Save template')
      await seeWords(['Thank you, Alice Moreau'])
      const { rows } = await w.bella.call('listMessageTemplates', { brandUid: w.luna })
      expect(rows.map(({ name, text }) => [name, text])).toEqual([
        ['Directions', 'Hi {first name}, see you at {venue} on {date}.'],
        ['Thank you', 'Thank you, {creator}'],
      ])
    },
  },
})

it('shows an account manager their own brands, and all of them when asked', async () => {
  const w = await world()
  await requestedCollab(w)
  const { page, user } = await openScreen(w, '/app/dms', w.amir)
  await seeWords(['No messages yet'])
  await user.selectOptions(await page.findByRole('combobox', { name: 'Brands' }), 'All brands')
  await seeWords(['Luna · Dinner for two at the counter'])
})

it('shows a brand all of its venues together', async () => {
  const w = await world()
  await requestedCollab(w)
  const other = await groupVenue(w, { name: 'Luna Bar' })
  const { page, user } = await openScreen(w, `/app/dms?uid=${other}`, w.bella)
  await seeWords(['No messages yet'])
  await user.selectOptions(await page.findByRole('combobox', { name: 'Venues' }), 'All venues')
  await seeWords(['Alice Moreau', 'Luna · Dinner for two at the counter'])
})

it('suggests other times for a booked visit in its conversation, as on the collab’s page', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  const { page, press, fill, user } = await openScreen(w, `/app/dms?uid=${w.luna}&collab=${uid}`, w.bella)
  await press('Suggest other times')
  const dialog = await page.findByRole('dialog')
  await user.click((await within(dialog).findAllByRole('checkbox'))[0] as HTMLElement)
  await fill('Reason', 'A private party')
  await user.click(within(dialog).getByRole('button', { name: 'Send' }))
  await waitFor(async () => expect((await w.bella.call('getCollab', { uid })).visit?.proposed).toHaveLength(1))
  await seeWords(['Waiting for Alice Moreau to choose another time'])
})

it('lets a creator choose another time in the conversation', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  const { press, page } = await openScreen(w, `/app/dms?uid=${w.aliceInfluencer}&collab=${uid}`, w.alice)
  await press('Choose another time')
  await page.findByRole('dialog', { name: 'Another time' })
})

it('keeps what is being written in each conversation, for a venue too, until it signs out', async () => {
  const w = await world()
  await approvedCollab(w)
  await requestedCollab(w, { title: 'Sunday lunch' })
  const { page, user, fill, press } = await openScreen(w, `/app/dms?uid=${w.luna}`, w.bella)
  const list = await page.findByRole('region', { name: 'Conversations' })
  const open = async (title: RegExp) => user.click(await within(list).findByRole('link', { name: title }))
  const field = () => page.findByRole('textbox', { name: 'Message' })
  await open(/Sunday lunch/)
  await fill('Message', 'The terrace is op')
  await open(/Dinner for two/)
  await waitFor(async () => expect(await field()).toHaveProperty('value', ''))
  await fill('Message', 'See you at eight')
  await open(/Sunday lunch/)
  await waitFor(async () => expect(await field()).toHaveProperty('value', 'The terrace is op'))
  await press('Send')
  await open(/Dinner for two/)
  await waitFor(async () => expect(await field()).toHaveProperty('value', 'See you at eight'))
  await open(/Sunday lunch/)
  await waitFor(async () => expect(await field()).toHaveProperty('value', ''))
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('See you at eight')
  await forgetLocal()
  await open(/Dinner for two/)
  await waitFor(async () => expect(await field()).toHaveProperty('value', ''))
})
