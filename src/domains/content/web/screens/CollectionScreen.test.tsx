import { screen as page } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { finishedContent } from '../../../../world/content-stories.ts'
import type { World } from '../../../../world/world.ts'
import { CollectionScreen } from './CollectionScreen.tsx'

const order = async (w: World, uid: string) =>
  (await w.bella.call('getCollection', { uid })).rows.map(({ type }) => type)

describeScreen(CollectionScreen, {
  title: 'Winter menu',
  path: (w, uid) => `/app/brand/collection?uid=${w.luna}&collection=${uid}`,
  as: (w) => w.bella,
  given: async (w: World) => {
    const deliverableUids = await finishedContent(w)
    return (await w.bella.call('createCollection', { brandUid: w.luna, name: 'Winter menu', deliverableUids })).uid
  },
  filled: ['2 deliverables', 'Reel · Instagram', 'Post · Instagram', 'Organic use', 'Download all', 'Share'],
  refused: { as: (w) => w.oscar },
  does: {
    'puts one before another with the arrow keys': async ({ user }, w, uid) => {
      const handle = await page.findByLabelText('Drag Post · Instagram by Alice Moreau, or move it with the arrow keys')
      handle.focus()
      await user.keyboard('{ArrowLeft}')
      await seeWords(['Moved to position 1 of 2.'])
      await expect.poll(() => order(w, uid)).toEqual(['post', 'reel'])
    },
    'takes out what is selected': async ({ user, press }, w, uid) => {
      await user.click(await page.findByLabelText('Select Post · Instagram by Alice Moreau'))
      await press('Remove')
      await seeWords(['Removed from this collection.', '1 deliverable'])
      expect(await order(w, uid)).toEqual(['reel'])
    },
    'is shared by a link that can be turned off': async ({ user, press }) => {
      await press('Share')
      await user.click(await page.findByLabelText('Allow downloads'))
      await press('Create link')
      await seeWords(['/content?token=', 'with downloads'])
      await press('Turn off link')
      await seeWords(['Link turned off.'])
    },
    'takes another name': async ({ press, fill }) => {
      await press('Rename')
      await fill('Name', 'Christmas')
      await press('Save name')
      await page.findByRole('heading', { name: 'Christmas' })
    },
  },
})
