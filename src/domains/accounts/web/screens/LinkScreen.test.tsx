import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { networkOf } from '../../../../app/testing/screen-network.ts'
import { serve } from '../../../../app/testing/serve.ts'
import { lastLink, type MailedLink } from '../../../../world/mail-links.ts'
import type { World } from '../../../../world/world.ts'
import { LinkScreen } from './LinkScreen.tsx'

const email = 'alice@example.test'

/** Alice has asked for a sign-in link, in another browser. */
async function mailedLink(w: World): Promise<MailedLink> {
  const served = await serve(w.database)
  const body = JSON.stringify({ email, purpose: 'sign-in' })
  const headers = { 'content-type': 'application/json' }
  await networkOf(served.url, null)('/auth/link', { method: 'POST', headers, body })
  await served.close()
  return lastLink(w, email)
}

describeScreen(LinkScreen, {
  title: 'Confirm your email',
  path: (_w, link) => `${link?.path}?token=${link?.token}`,
  as: (w) => w.anonymous,
  given: mailedLink,
  asksNothing: true,
  filled: ['Enter the email address this link was sent to.', 'Sign in'],
  does: {
    'signs in with the address that the link was sent to': async ({ press, fill, leftTo }, w) => {
      await fill('Email', email)
      await press('Sign in')
      await waitFor(() => expect(leftTo()).toBeDefined())
      expect((await w.alice.call('getSessions', {})).sessions).toHaveLength(1)
    },
    'does not open for another address, and can be tried again': async ({ press, fill }, w) => {
      await fill('Email', 'olivia@example.test')
      await press('Sign in')
      await seeWords(['This link doesn’t work'])
      expect((await w.olivia.call('getSessions', {})).sessions).toEqual([])
      await press('Try another email')
      await seeWords(['Enter the email address this link was sent to.'])
    },
  },
})
