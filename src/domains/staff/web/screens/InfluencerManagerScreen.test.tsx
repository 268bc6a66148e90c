import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { InfluencerManagerScreen } from './InfluencerManagerScreen.tsx'

describeScreen(InfluencerManagerScreen, {
  title: 'Influencer Manager',
  path: '/app/admin/influencer-manager',
  as: (w) => w.ada,
  given: async () => undefined,
  filled: ['Alice Moreau', 'Olivia Grant', '20K Instagram', 'Approved'],
  refused: { as: (w) => w.alice },
  does: {
    'shows a message as the first will read it, and refuses a field that does not exist': async (opened) => {
      const { page, user, press, fill } = opened
      await user.click(await page.findByRole('checkbox', { name: 'Select Alice Moreau' }))
      await press('Message')
      await fill('Message', 'Hi {first name}, see you {visit date}')
      await seeWords(['Message 1 creator', '{visit date} can’t be filled in. Use {first name}, {profile}, {my name}.'])
      const send = await page.findByRole('button', { name: 'Message: 1 creator' })
      expect(send).toHaveProperty('disabled', true)
      await fill('Message', 'Hi {first name}, see you')
      await seeWords(['Hi Alice, see you'])
      expect(send).toHaveProperty('disabled', false)
    },
    'leads from a row to the profile': async ({ page, user }, w) => {
      await user.click(await page.findByText('Olivia Grant'))
      await seeWords(['Internal details'])
      expect(location.search).toContain(w.oliviaInfluencer)
    },
  },
})
