import { waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { describeScreen, seeWords } from '../../testing/describe-screen.ts'
import { scheduledCollab, doorToken } from '../../../world/stories.ts'
import { voucherCollab } from '../../../world/value-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { plus, setClock } from '../../../kit/server/clock.ts'
import { storySlot } from '../../../world/stories.ts'
import { queryClient } from '../../../kit/web/calls.ts'
import { doorTicks } from '../../../domains/visits/web/kept-queue.ts'
import { DoorScreen } from './DoorScreen.tsx'

/** Follows an address in the same window. */
function goTo(address: string) {
  window.history.pushState({}, '', address)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

async function today(w: World) {
  const token = await doorToken(w)
  await scheduledCollab(w)
  setClock(storySlot)
  return token
}

const stateAtDoor = async (w: World, token: string) =>
  (await w.anonymous.call('getDoorPage', { token })).visits[0]?.state

describeScreen(DoorScreen, {
  title: 'Door · Luna',
  path: (_w, token) => `/door?token=${token}`,
  as: (w) => w.anonymous,
  given: today,
  filled: [
    'Alice Moreau',
    '15:00',
    'With 1 guest',
    'Diet and allergies: No nuts',
    'Check-in code for creators',
    'How did you hear about us?',
  ],
  does: {
    'takes a tap back': async ({ press }, w, token) => {
      await press('Walked past')
      await press('Undo')
      const { heard } = await w.anonymous.call('getDoorSignals', { token })
      expect(heard).toContainEqual({ answer: 'passing', today: 0 })
    },
    'counts how somebody heard of the venue with one tap': async ({ press }, w, token) => {
      await press('Friends or family')
      await press('Dismiss')
      await waitFor(async () => {
        const { heard } = await w.anonymous.call('getDoorSignals', { token })
        expect(heard).toContainEqual({ answer: 'friend', today: 1 })
      })
    },
    'counts a double tap once': async ({ page, user, press }, w, token) => {
      await user.dblClick(await page.findByRole('button', { name: /^Walked past/ }))
      await press('Dismiss')
      await waitFor(async () => {
        const { heard } = await w.anonymous.call('getDoorSignals', { token })
        expect(heard).toContainEqual({ answer: 'passing', today: 1 })
      })
    },
    'ticks in who arrived': async ({ page, press }, w, token) => {
      await press('Arrived')
      await waitFor(() => expect(page.queryByRole('button', { name: 'Arrived' })).toBeNull())
      await press('Dismiss')
      await waitFor(async () => expect(await stateAtDoor(w, token)).toBe('arrived'))
      await waitFor(() => expect(doorTicks.all()).toEqual([]))
    },
    'takes a tick back that was meant for somebody else': async ({ press }, w, token) => {
      await press('Arrived')
      await seeWords(['Alice Moreau: Arrived.'])
      await press('Undo')
      await press('More')
      expect(doorTicks.all()).toEqual([])
      expect(await stateAtDoor(w, token)).toBe('expected')
    },
    'says at once that it’s too early for a no-show': async ({ press }, w, token) => {
      await press('More')
      await press('No-show', 'menuitem')
      await seeWords(['You can report this from 30 minutes after the visit was due to start.'])
      expect(await stateAtDoor(w, token)).toBe('expected')
    },
    'keeps what is ticked without a connection, and sends it with its time': async (opened, w, token) => {
      await seeWords(['Alice Moreau'])
      opened.setWeather('offline')
      await opened.press('Arrived')
      await opened.press('Dismiss')
      await seeWords(['Saved on this phone. We’ll send it as soon as we can.'])
      setClock(plus(storySlot, 20 * 60_000))
      opened.setWeather('fine')
      window.dispatchEvent(new Event('online'))
      await waitFor(async () => expect(await stateAtDoor(w, token)).toBe('arrived'))
      await waitFor(() => expect(doorTicks.all()).toEqual([]))
    },
    'says what was not taken, until that was read': async (opened, w, token) => {
      await seeWords(['Alice Moreau'])
      opened.setWeather('offline')
      await opened.press('Arrived')
      await opened.press('Dismiss')
      await seeWords(['Saved on this phone.'])
      expect(await stateAtDoor(w, token)).toBe('expected')
      const { rows } = await w.anna.call('listCollabs', {})
      const { uid, version } = must(rows[0])
      await w.alice.call('cancelCollab', { uid, version, reason: 'I’m ill' })
      opened.setWeather('fine')
      window.dispatchEvent(new Event('online'))
      await seeWords(['Alice Moreau: “Arrived” at 15:00 wasn’t saved.'])
      await opened.press('OK')
      await waitFor(() => expect(doorTicks.all()).toEqual([]))
    },
  },
})

it('opens a scanned ticket at the door that this phone knows, and says where to begin on one that knows none', async () => {
  const w = await world()
  const token = await today(w)
  const { visits } = await w.anonymous.call('getDoorPage', { token })
  const ticket = `/door?ticket=${visits[0]?.uid}`
  const { page, press } = await openScreen(w, ticket, w.anonymous)
  await seeWords(['Open your door page first'])
  goTo(`/door?token=${token}`)
  await seeWords(['Alice Moreau'])
  goTo(ticket)
  const scanned = within(await page.findByRole('region', { name: 'Scanned ticket' }))
  expect(scanned.getByText('Alice Moreau')).toBeDefined()
  expect(page.getAllByText('Alice Moreau')).toHaveLength(1)
  await press('Arrived')
  await press('Dismiss')
  await waitFor(async () => expect(await stateAtDoor(w, token)).toBe('arrived'))
  goTo('/door?ticket=visit_of_another_day')
  await seeWords(['This ticket isn’t for a visit here today.'])
})

it('redeems a voucher with one tap, which counts at once what is left', async () => {
  const w = await world()
  const { token } = await voucherCollab(w)
  const { page, press } = await openScreen(w, `/door?token=${token}`, w.anonymous)
  await press(/^PROSECCO · 2 of 2 left/)
  await page.findByText(/1 of 2 left/)
  await press('Dismiss')
  await waitFor(async () => {
    const { vouchers } = await w.anonymous.call('getDoorSignals', { token })
    expect(vouchers).toMatchObject([{ code: 'PROSECCO', redeemed: 1 }])
  })
})

it('shows what it kept of today without a connection, and nothing once the link was replaced', async () => {
  const w = await world()
  const token = await today(w)
  const opened = await openScreen(w, `/door?token=${token}`, w.anonymous)
  await seeWords(['Alice Moreau'])
  // Its answer stays the same, and what is kept of it is of the time when it last came.
  setClock(plus(storySlot, 10 * 60_000))
  vi.setSystemTime(plus(storySlot, 10 * 60_000))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(localStorage.getItem('doorList')).toContain('15:10:'))
  opened.setWeather('offline')
  goTo('/login')
  queryClient.clear()
  goTo(`/door?token=${token}`)
  await seeWords([
    'This list is from 15:10: we can’t update it right now.',
    'Alice Moreau',
    'Diet and allergies: No nuts',
  ])
  await w.bella.call('createDoorLink', { brandUid: w.luna })
  opened.setWeather('fine')
  window.dispatchEvent(new Event('online'))
  await seeWords(['This door link was replaced or removed.'])
  expect(localStorage.getItem('doorList')).toBeNull()
})

it('says what was not taken by the link before, on the page of the new one', async () => {
  const w = await world()
  const token = await today(w)
  const opened = await openScreen(w, `/door?token=${token}`, w.anonymous)
  await seeWords(['Alice Moreau'])
  opened.setWeather('offline')
  await opened.press('Arrived')
  await opened.press('Dismiss')
  await seeWords(['Saved on this phone.'])
  const { url } = await w.bella.call('createDoorLink', { brandUid: w.luna })
  opened.setWeather('fine')
  goTo(new URL(url).pathname + new URL(url).search)
  window.dispatchEvent(new Event('online'))
  await seeWords(['Alice Moreau: “Arrived” at 15:00 wasn’t saved. This door link was replaced or removed.'])
})
