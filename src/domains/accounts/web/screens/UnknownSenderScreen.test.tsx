import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { isStopped, stopUrl } from '../../../../world/team-stories.ts'
import { UnknownSenderScreen } from './UnknownSenderScreen.tsx'

const email = 'stranger@example.test'

describeScreen(UnknownSenderScreen, {
  title: 'Don’t know the sender?',
  window: 'Stop emails',
  path: (w) => stopUrl(w.config, email, w.luna).slice(w.config.publicUrl.length),
  as: (w) => w.anonymous,
  given: async () => undefined,
  asksNothing: true,
  filled: ['You won’t get emails from them again', 'Stop their emails'],
  does: {
    'stops the sender': async ({ press }, w) => {
      await press('Stop their emails')
      await seeWords(['Emails stopped'])
      expect(await isStopped(w.database.db, email, w.luna)).toBe(true)
    },
  },
})
