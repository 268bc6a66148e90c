import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { one } from '../../../../kit/contract/must.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import type { World } from '../../../../world/world.ts'
import { UnsubscribeScreen } from './UnsubscribeScreen.tsx'

/** The path of the link in the mail that tells Bella of a request. */
async function linkInMail(w: World): Promise<string> {
  await requestedCollab(w)
  const mails = await mailsTo(w, 'bella@example.test')
  const links = mails.flatMap(({ text }) => /\/unsubscribe\?token=\S+/.exec(text) ?? [])
  return one(links.slice(-1))
}

describeScreen(UnsubscribeScreen, {
  title: 'Unsubscribe from emails about “requests and replies”?',
  path: (_w, link) => link ?? '/unsubscribe',
  as: (w) => w.anonymous,
  given: linkInMail,
  filled: ['You’ll still see updates in the app.', 'Unsubscribe', 'Notification settings'],
  does: {
    'ends the mail': async ({ press }, w) => {
      await press('Unsubscribe')
      await seeWords(['You’ve unsubscribed', 'You won’t get emails about “requests and replies” any more.'])
      expect((await w.bella.call('getNotificationSettings', {})).off).toEqual(['requests:mail'])
    },
  },
})
