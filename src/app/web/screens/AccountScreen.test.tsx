import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '../../../kit/web/calls.ts'
import { pauseReads } from '../../../kit/web/paused-reads.ts'
import { describeScreen, seeWords } from '../../testing/describe-screen.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { wordsOnScreen } from '../../testing/screen-words.ts'
import { serve } from '../../testing/serve.ts'
import { lastLink } from '../../../world/mail-links.ts'
import { emailedReplies } from '../../../world/message-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { AccountScreen } from './AccountScreen.tsx'

/** Alice has signed in with another browser as well, and has an email that she can reply to. */
async function elsewhere(w: World): Promise<void> {
  const served = await serve(w.database)
  await served.cookieOf(w.alice)
  await served.close()
  await emailedReplies(w)
}

const sessionsOf = async (w: World) => (await w.alice.call('getSessions', {})).sessions

describeScreen(AccountScreen, {
  title: 'Account',
  path: '/app/account',
  as: (w) => w.alice,
  given: elsewhere,
  filled: [
    'You sign in with alice@example.test',
    'New email',
    'Two-step verification',
    'Authenticator app',
    'Where you’re signed in',
    'Unknown device',
    'This browser',
    'Sign out all others',
    'Password',
    'You can reply to 1 email until',
    'Take a break',
    'Your data',
    'Delete your account',
  ],
  does: {
    'signs all others out': async ({ press }, w) => {
      await press('Sign out all others')
      await seeWords(['Signed out everywhere else'])
      expect(await sessionsOf(w)).toHaveLength(1)
    },
    'signs one browser out': async ({ press }, w) => {
      await press(/^Sign out Unknown device/)
      await seeWords(['Signed out of that browser'])
      expect(await sessionsOf(w)).toHaveLength(1)
    },
    'asks both addresses for another one, and takes that back': async ({ press, fill }, w) => {
      await fill('New email', 'alice@new.test')
      await press('Change email')
      await seeWords(['Open the link we sent to alice@new.test and to alice@example.test'])
      await press('Keep alice@example.test')
      await seeWords(['Your email stays as it is'])
      expect((await w.alice.call('getSessions', {})).emailChange).toBeNull()
    },
    'stops replies to old emails': async ({ press }, w) => {
      await press('Stop replies to old emails')
      await seeWords(['Done. You can no longer reply', 'Replies to earlier emails stopped'])
      expect((await w.alice.call('getEmailReplies', {})).open).toBe(0)
    },
    'pauses the profile, and goes on with it': async ({ press }, w) => {
      await press('Pause my profile')
      await seeWords(['Your profile has been paused'])
      const profile = () => w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })
      expect((await profile()).pausedAt).not.toBeNull()
      await press('Resume')
      await seeWords(['Welcome back'])
      expect((await profile()).pausedAt).toBeNull()
    },
    'asks for an export': async ({ press }, w) => {
      await press('Export my data')
      await seeWords(['Requested', 'We’re putting it together.'])
      expect((await w.alice.call('getMyData', {})).exports).toMatchObject([{ state: 'waiting' }])
    },
    'says what a deletion does, asks for it, and keeps the account after all': async ({ press }, w) => {
      await press('Delete my account')
      await seeWords(['we’ll delete your account, with Alice Moreau’s creator profile', 'without your name'])
      await press('Delete my account')
      await seeWords(['Your account will be deleted on', 'You can still change your mind.'])
      expect((await w.alice.call('getMyData', {})).deletion).not.toBeNull()
      await press('Keep my account')
      await seeWords(['as it is'])
      expect((await w.alice.call('getMyData', {})).deletion).toBeNull()
    },
    'mails a link to set a password': async ({ press }, w) => {
      await press('Email me a link to set one')
      await seeWords(['A link to set a new password is on its way to alice@example.test'])
      expect((await lastLink(w, 'alice@example.test')).path).toBe('/app/password-reset')
    },
  },
})

it('shows nothing of one’s own account while one views as somebody', async () => {
  const w = await world()
  const { press, leftTo } = await openScreen(w, `/app/admin/brand?brand=${w.luna}`, w.anna)
  await press('View as Luna')
  await waitFor(() => expect(leftTo()).toBeDefined())
  // A browser loads the page anew, where nothing is paused.
  pauseReads()()
  await press('Account', 'link')
  await seeWords(['Not shown here', 'This is personal, so you can’t see it while you’re viewing as someone else.'])
  expect(wordsOnScreen()).not.toContain('Delete your account')
  history.pushState(null, '', '/app/admin/brand-browser')
  dispatchEvent(new PopStateEvent('popstate'))
  await queryClient.invalidateQueries()
  await seeWords(['You’re viewing as Luna', 'Stop to open this page.'])
})
