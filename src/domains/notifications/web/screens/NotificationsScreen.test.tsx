import { expect, it, onTestFinished, vi } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { world } from '../../../../world/world.ts'
import { must } from '../../../../kit/contract/must.ts'
import { NotificationsScreen } from './NotificationsScreen.tsx'

describeScreen(NotificationsScreen, {
  title: 'Notifications',
  path: '/app/notifications',
  as: (w) => w.bella,
  given: async () => undefined,
  filled: [
    'Notification settings',
    'These settings are just for you. Your colleagues choose their own.',
    'Save settings',
  ],
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

it('turns calendar invitations on', async () => {
  const w = await world()
  const { page, user, press } = await openScreen(w, '/app/notifications', w.alice)
  await seeWords(['Send calendar invitations'])
  await user.click(page.getByText('Send calendar invitations'))
  await press('Save settings')
  await seeWords(['Saved.'])
  expect((await w.alice.call('getNotificationSettings', {})).invitations).toBe(true)
})

it('says nothing of colleagues to a creator, and that the browser blocks push', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' })
  vi.stubGlobal('PushManager', {})
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  const w = await world()
  await openScreen(w, '/app/notifications', w.alice)
  await seeWords(['These settings are just for you.', 'blocked in this browser'])
  expect(wordsOnScreen()).not.toContain('colleagues')
})
