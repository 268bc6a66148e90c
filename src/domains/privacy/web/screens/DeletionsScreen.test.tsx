import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
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
  empty: ['Nothing to delete'],
  filled: ['alice@example.test', 'Account', 'Luna', 'Organisation', 'Bella'],
  refused: { as: (w) => w.anna },
  does: {
    'leaves out who changed their mind': async (_opened, w) => {
      await seeWords(['alice@example.test'])
      await w.alice.call('cancelDeletion', {})
      expect((await w.ada.call('listDeletions', {})).rows).toHaveLength(1)
    },
  },
})
