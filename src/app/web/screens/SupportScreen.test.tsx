import { expect } from 'vitest'
import { describeScreen } from '../../testing/describe-screen.ts'
import { SupportScreen } from './SupportScreen.tsx'

const channels = [
  ['Messaging app', 'We reply in under 1 hour'],
  ['SMS', 'We reply in under 6 hours'],
  ['Instagram DM', 'We reply within 1 working day'],
] as const

describeScreen(SupportScreen, {
  title: 'Support',
  path: '/support',
  as: (w) => w.anonymous,
  given: async () => undefined,
  asksNothing: true,
  filled: async ({ page }) => {
    for (const [name, answered] of channels)
      expect((await page.findByText(name)).parentElement?.textContent).toBe(name + answered)
    const due = page.getByText('When is content due?').closest('details')
    expect(due?.textContent).toContain('14 days after the visit.')
    expect(page.getByText('Back to Plusone').closest('a')?.getAttribute('href')).toBe('/')
  },
  does: {},
})
