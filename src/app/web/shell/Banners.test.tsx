import { expect, it } from 'vitest'
import { openLog } from '../../../kit/server/log.ts'
import { MailFailure } from '../../../kit/server/mail/failure.ts'
import { postMail, sendDueMail } from '../../../kit/server/mail/outbox.ts'
import { world } from '../../../world/world.ts'
import { seeWords } from '../../testing/describe-screen.ts'
import { openScreen } from '../../testing/open-screen.tsx'

it('tells a person whose email comes back, on whatever page, and leads to where it is changed', async () => {
  const w = await world()
  await w.tx((tx) => postMail(tx, 'news', 'bella@example.test', { subject: 'News', text: 'News.', html: 'News.' }))
  const send = async () => {
    throw new MailFailure('address', '550 5.1.1 No such mailbox')
  }
  await sendDueMail(w.database.db, { send }, openLog('silent'))
  const { press } = await openScreen(w, `/app/brand/dashboard?uid=${w.luna}`, w.bella)
  await seeWords(['Our emails aren’t reaching you.', 'The mail server says that bella@example.test doesn’t exist.'])
  await press('Change your email address', 'link')
  await seeWords(['Sign-in activity'])
  expect(location.pathname).toBe('/app/account')
})
