import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { thankYouDue, voucherPromised } from '../../../../world/referral-stories.ts'
import type { World } from '../../../../world/world.ts'
import { ReferralsScreen } from './ReferralsScreen.tsx'

async function promisedAndDue(w: World): Promise<string> {
  const uid = await thankYouDue(w)
  await voucherPromised(w, '£30 voucher')
  return uid
}

describeScreen(ReferralsScreen, {
  title: 'Invite friends and venues',
  path: (w) => `/app/referrals?uid=${w.oliviaInfluencer}`,
  as: (w) => w.olivia,
  given: promisedAndDue,
  filled: [
    'Our thank-you once they’ve completed a first collab: £30 voucher for a creator.',
    'Copy link',
    'Alice',
    /Creator · joined/,
    'First collab completed',
    'Your thank-you: £25 voucher',
  ],
  empty: ['Share your link with creators and venues you know. There’s no thank-you at the moment.', 'No one yet'],
  refused: { as: (w) => w.alice },
  does: {
    'copies the link': async ({ press, page }, w) => {
      await seeWords(['Your link'])
      const { url } = await w.olivia.call('getReferralLink', { profileUid: w.oliviaInfluencer })
      expect(page.getByLabelText('Address')).toHaveProperty('value', url)
      await press('Copy link')
      await seeWords(['Copied to clipboard!'])
    },
    'hears how it was given': async (_opened, w, uid) => {
      await seeWords(['First collab completed'])
      await w.ada.call('giveThankYou', { uid, note: '£25 voucher sent' })
      await seeWords(['Thank-you given', /: £25 voucher sent/])
    },
  },
})
