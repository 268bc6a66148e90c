import { fireEvent, screen as page, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { now } from '../../../kit/server/clock.ts'
import { worldWithBookings } from '../../../world/booking-stories.ts'
import { worldWithCalendar } from '../../../world/calendar-stories.ts'
import { liveBrief } from '../../../world/stories.ts'
import { type World, world } from '../../../world/world.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { namedOf } from '../../testing/screen-elements.ts'
import { wordsOnScreen } from '../../testing/screen-words.ts'
import { describeScreen, seeWords } from '../../testing/describe-screen.ts'
import { PreferencesScreen } from './PreferencesScreen.tsx'

const at = (w: World, section: string) => `/app/brand/preferences?uid=${w.luna}&section=${section}`
const venueOf = (w: World) => w.bella.call('getBrandProfile', { uid: w.luna })

describeScreen(PreferencesScreen, {
  title: 'Preferences',
  path: (w) => `/app/brand/preferences?uid=${w.luna}`,
  as: (w) => w.bella,
  given: async () => undefined,
  filled: [
    'Business details',
    'Location',
    'Opening hours',
    'Closed days',
    'Visits and house rules',
    'Photos',
    'Brief defaults',
    'Team',
    'Plan and billing',
    'What makes it special',
    'Anna',
  ],
  refused: { as: (w) => w.oscar },
  does: {
    'keeps what was typed in one section while another is saved': async ({ press, fill }, w) => {
      await fill('Phone', '+44 20 7946 0000')
      await press(/^Visits and house rules/, 'link')
      await fill('On arrival', 'Ring at the green door.')
      await waitFor(() => expect(namedOf('button', 'Save')).toHaveLength(2))
      await press('Save')
      await seeWords(['Saved.'])
      await press(/^Business details/, 'link')
      expect(location.search).toContain('section=details')
      // The details keep their Save; that of the visits is disabled again.
      await press('Save')
      await waitFor(async () =>
        expect(await venueOf(w)).toMatchObject({ phone: '+44 20 7946 0000', arrivalText: 'Ring at the green door.' }),
      )
    },
  },
})

it('draws the opening hours and saves them', async () => {
  const w = await world()
  const { press } = await openScreen(w, at(w, 'hours'), w.bella)
  fireEvent.click(await page.findByLabelText(/^Sunday 07:00/))
  await press('Save')
  await waitFor(async () =>
    expect((await venueOf(w)).openingHours).toContainEqual({ weekday: 7, from: '07:00', to: '07:30' }),
  )
})

it('counts two briefs as both', async () => {
  const w = await world()
  vi.setSystemTime(now())
  await liveBrief(w)
  await w.bella.call('createBrief', { brandUid: w.luna })
  await openScreen(w, at(w, 'closed-days'), w.bella)
  await seeWords([/Applies to both briefs and to new ones\./])
})

it('says what a map without streets is good for, below the ways that work', async () => {
  const w = await world()
  await openScreen(w, at(w, 'place'), w.bella)
  await seeWords([/Map link.*Enter coordinates.*Search for a place.*This map shows no streets/s])
})

it('closes days in every brief', async () => {
  const w = await world()
  vi.setSystemTime(now())
  const brief = await liveBrief(w)
  const { press } = await openScreen(w, at(w, 'closed-days'), w.bella)
  await seeWords(['Applies to your brief'])
  await press('Monday 9 March, open')
  await press('Wednesday 11 March, open')
  await press('Close 3 days')
  await seeWords(['9–11 Mar, 3 days'])
  expect((await w.bella.call('getBrief', { uid: brief.uid })).content.availability.blackout).toEqual([
    '2026-03-09',
    '2026-03-10',
    '2026-03-11',
  ])
})

it('shows the venue’s own calendar, refuses an address that is none, and removes it', async () => {
  const { w, site, address } = await worldWithCalendar('20260310T150000/20260310T153000')
  await w.bella.call('saveVenueCalendar', { brandUid: w.luna, address })
  vi.setSystemTime(now())
  const { press, fill } = await openScreen(w, at(w, 'closed-days'), w.bella)
  await seeWords(['127.0.0.1', '1 busy time ahead'])
  await fill('New calendar address', 'https://10.0.0.1/venue.ics')
  await press('Replace calendar')
  await seeWords(['We couldn’t open this calendar'])
  const field = page.getByRole('textbox', { name: 'New calendar address', description: /opens from the internet/ })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await press('Remove calendar')
  await seeWords(['Remove this calendar?'])
  await press('Remove calendar')
  await seeWords(['Connect calendar'])
  await site.close()
})

it('finds a place, puts the pin there, and asks which city that is', async () => {
  const w = await world()
  const { press, user } = await openScreen(w, at(w, 'place'), w.bella)
  const search = await page.findByRole('combobox', { name: 'Search for a place' })
  await user.type(search, 'Salford')
  await user.click(await page.findByRole('option', { name: 'Salford, Manchester' }))
  await seeWords(['The pin is in Manchester, but the city is London. Which is right?'])
  expect(page.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
  await press('Change city to Manchester')
  await press('Save')
  await seeWords(['Saved.'])
  expect(await venueOf(w)).toMatchObject({ city: 'manchester', latitude: expect.closeTo(53.48, 1) as number })
})

it('asks for the city of a pin that is in none we know', async () => {
  const w = await world()
  const { press, fill } = await openScreen(w, at(w, 'place'), w.bella)
  await fill('Map link', 'https://www.openstreetmap.org/?mlat=51.752&mlon=-1.258#map=17/51.752/-1.258')
  await seeWords(['The pin isn’t in a city we know. Which city is the venue in?'])
  await press('Another city')
  await press('Save')
  await seeWords(['Saved.'])
  expect(await venueOf(w)).toMatchObject({ city: 'other', latitude: 51.752 })
})

it('gives a venue brief defaults of its own', async () => {
  const w = await world()
  const { press, user, fill } = await openScreen(w, at(w, 'briefs'), w.bella)
  await user.click(await page.findByLabelText(/^Use this venue’s own defaults/))
  await fill('Guests', '3')
  await press('Save')
  await seeWords(['Saved.'])
  expect((await w.bella.call('createBrief', { brandUid: w.luna })).content.guests).toBe(3)
})

it('makes a colleague an admin', async () => {
  const w = await world()
  const { press } = await openScreen(w, at(w, 'team'), w.bella)
  await seeWords(['Owner', 'Member'])
  await press('Make admin')
  await waitFor(async () => {
    const { members } = await w.bella.call('listTeam', { brandUid: w.luna })
    expect(members.find(({ accountUid }) => accountUid === w.ben.accountUid)?.role).toBe('admin')
  })
})

it('exports everything of the organisation beside its team, for its owner alone', async () => {
  const w = await world()
  const { press } = await openScreen(w, at(w, 'team'), w.bella)
  fireEvent.click(await page.findByLabelText(/^Include pictures/))
  await press('Export everything')
  await seeWords(['We’re putting it together', /LunaRequested .*\. We’re putting it together\./])
  const { rows } = await w.database.pool.query('select name, files from data_exports')
  expect(rows).toEqual([{ name: 'Luna', files: 'list' }])
})

it('turns nightly exports on where the installation stores them', async () => {
  const w = await world()
  Object.assign(w.config, { EXPORT_TO: '/tmp/exports' })
  await openScreen(w, at(w, 'team'), w.bella)
  fireEvent.click(await page.findByLabelText(/^Export every night/))
  await seeWords(['The first one is stored within a day'])
  expect(await w.bella.call('getNightlyExport', { brandUid: w.luna })).toMatchObject({ isOn: true })
})

it('offers no export to a colleague of the owner', async () => {
  const w = await world()
  await openScreen(w, at(w, 'team'), w.ben)
  await seeWords(['bella@example.test'])
  expect(wordsOnScreen()).not.toContain('Export everything')
})

it('hands the ownership over', async () => {
  const w = await world()
  await w.database.pool.query('update accounts set last_seen_at = $2 where uid = $1', [w.ben.accountUid, now()])
  const { press } = await openScreen(w, at(w, 'team'), w.bella)
  await press('Make admin')
  await press('Make owner')
  await seeWords(['Make Ben the owner of Luna'])
  await press('Make owner')
  await seeWords(['Ben is now the owner', 'Leave team'])
  // Nobody changes their own role: they leave.
  await waitFor(() => expect(wordsOnScreen()).toMatch(/\(you\)bella@example.test(?:(?!Make member).)*Ben/))
  await press('Leave team')
  await seeWords(['Leave Luna?'])
  await press('Leave team')
  await waitFor(async () => {
    const { members } = await w.ben.call('listTeam', { brandUid: w.luna })
    expect(members.map(({ name }) => name)).not.toContain('Bella')
  })
})

it.each([
  ['a member', (w: World) => w.ben, 'Ask your brand’s owner or an admin to change this.'],
  ['our team', (w: World) => w.amir, 'Only the brand’s account manager, its owner or an admin can change this.'],
])('tells %s who may change what they can’t', async (_who, person, words) => {
  const w = await world()
  const { page: shown } = await openScreen(w, at(w, 'details'), person(w))
  await seeWords([words])
  expect(shown.queryByRole('button', { name: 'Save' })).toBeNull()
})

it('connects the venue’s booking system, says what is wrong with a key, tests it, and disconnects it', async () => {
  const { w, double } = await worldWithBookings()
  vi.setSystemTime(now())
  const { press, fill } = await openScreen(w, at(w, 'programs'), w.bella)
  await press('Set up')
  await fill('Site ID', double.siteId)
  await fill('API key', 'another key')
  await fill('Phone number for reservations', '+44 20 7946 0000')
  await press('Connect booking system')
  await seeWords(['Your booking system doesn’t accept this key.'])
  await fill('API key', double.key)
  await press('Connect booking system')
  await seeWords(['Wix Table Reservations', '0 tables reserved', 'no full times', '+442079460000'])
  double.away = 503
  await press('Test connection')
  await seeWords(['Your booking system isn’t responding.', 'Creators can still book.'])
  await press('Disconnect')
  await seeWords(['Tables already reserved stay reserved.'])
  await press('Disconnect')
  await page.findByRole('button', { name: 'Set up' })
})

it('asks which restaurant of a site with several the venue is', async () => {
  const { w, double } = await worldWithBookings()
  double.locations = ['Luna Soho', 'Luna Hackney'].map((name, at) => ({
    id: `location-${at}`,
    default: at === 1,
    archived: false,
    location: { name },
  }))
  const { press, fill } = await openScreen(w, at(w, 'programs'), w.bella)
  await press('Set up')
  await fill('Site ID', double.siteId)
  await fill('API key', double.key)
  await fill('Phone number for reservations', '+44 20 7946 0000')
  await press('Connect booking system')
  const choice = await page.findByLabelText<HTMLSelectElement>(/^Restaurant/)
  expect([...choice.options].map(({ text }) => text)).toEqual(['Luna Hackney', 'Luna Soho'])
  fireEvent.change(choice, { target: { value: 'location-0' } })
  await press('Connect booking system')
  await seeWords(['Luna Soho, site site-1'])
})

it('leaves the booking system to the owner', async () => {
  const w = await world()
  await openScreen(w, at(w, 'programs'), w.ben)
  await seeWords(['Only your brand’s owner can connect other systems.'])
  expect(page.queryByText('Booking system')).toBeNull()
})
