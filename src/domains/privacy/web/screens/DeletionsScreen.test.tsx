import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import type { World } from '../../../../world/world.ts'
import { DeletionsScreen } from './DeletionsScreen.tsx'

async function asked(w: World): Promise<void> {
  await w.alice.call('requestDeletion', {})
  await w.bella.call('requestDeletion', { brandUid: w.luna })
}

describeScreen(DeletionsScreen, {
  title: 'Deletions',
  path: '/app/admin/deletions',
  as: (w) => w.ada,
  given: asked,
  empty: ['No deletions match'],
  filled: ['2 deletions', 'Scheduled', 'alice@example.test', 'Account', 'Luna', 'Organisation', 'Bella'],
  refused: { as: (w) => w.anna },
  does: {
    'shows who changed their mind to somebody who looks for them': async ({ press }, w) => {
      await seeWords(['alice@example.test'])
      await w.alice.call('cancelDeletion', {})
      await press('All deletions')
      await press('Deleted or cancelled', 'menuitem')
      await seeWords(['alice@example.test', 'Cancelled', '1 deletion'])
      // The one that still runs is none of those; the count is there before the rows.
      await waitFor(() => expect(wordsOnScreen()).not.toContain('Bella'))
    },
  },
})
