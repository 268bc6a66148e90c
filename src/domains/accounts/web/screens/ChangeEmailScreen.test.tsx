import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { lastLink, type MailedLink } from '../../../../world/mail-links.ts'
import type { World } from '../../../../world/world.ts'
import { ChangeEmailScreen } from './ChangeEmailScreen.tsx'

const [from, to] = ['alice@example.test', 'alice@new.test']

/** Alice has asked for another address, and confirmed it at the old one. */
async function halfway(w: World): Promise<MailedLink> {
  await w.alice.call('changeEmail', { email: to })
  const { token } = await lastLink(w, from)
  await w.anonymous.call('answerEmailChange', { token, agree: true })
  return lastLink(w, to)
}

const emailOf = async (w: World) => (await w.alice.call('getSessions', {})).email

describeScreen(ChangeEmailScreen, {
  title: 'Confirm your new email',
  path: (_w, link) => `${link?.path}?token=${link?.token}`,
  as: (w) => w.anonymous,
  given: halfway,
  asksNothing: true,
  filled: [`${to} would become the email address of your account.`, 'Change email', 'Keep current email'],
  does: {
    'moves the account': async ({ press }, w) => {
      await press('Change email')
      await seeWords(['Your email address has changed'])
      expect(await emailOf(w)).toBe(to)
    },
    'keeps the address': async ({ press }, w) => {
      await press('Keep current email')
      await seeWords(['Email change cancelled'])
      expect(await emailOf(w)).toBe(from)
    },
    'says when a link is over': async ({ press }, w, { token }) => {
      await seeWords([`${to} would become`])
      await w.anonymous.call('answerEmailChange', { token, agree: false })
      await press('Change email')
      await seeWords(['This link has already been used'])
    },
  },
})
