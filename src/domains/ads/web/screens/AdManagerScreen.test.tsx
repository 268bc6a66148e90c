import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen } from '../../../../app/testing/describe-screen.ts'
import { draftAd } from '../../../../world/ad-stories.ts'
import { AdManagerScreen } from './AdManagerScreen.tsx'

describeScreen(AdManagerScreen, {
  title: 'Ad Manager',
  path: '/app/admin/ad-manager',
  as: (w) => w.ada,
  given: draftAd,
  empty: ['No ads match'],
  filled: ['Spring menus', '1 ad'],
  refused: { as: (w) => w.bella },
  does: {
    'approves a draft': async ({ press }, w) => {
      await press('Approve Spring menus')
      await waitFor(async () => expect((await w.ada.call('listAds', {})).rows[0]?.state).toBe('approved'))
    },
  },
})
