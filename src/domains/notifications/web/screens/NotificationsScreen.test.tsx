import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { must } from '../../../../kit/contract/must.ts'
import { NotificationsScreen } from './NotificationsScreen.tsx'

describeScreen(NotificationsScreen, {
  title: 'Notifications',
  path: '/app/notifications',
  as: (w) => w.bella,
  given: async () => undefined,
  filled: ['Notification settings', 'These settings are just for you.', 'Save settings'],
  does: {
    'ends a kind of mail': async ({ page, user, press }, w) => {
      await seeWords(['These settings are just for you.'])
      const [first] = page.getAllByRole<HTMLInputElement>('checkbox').filter(({ disabled }) => !disabled)
      await user.click(must(first))
      await press('Save settings')
      await seeWords(['Saved.'])
      expect((await w.bella.call('getNotificationSettings', {})).version).toBe(1)
    },
  },
})
