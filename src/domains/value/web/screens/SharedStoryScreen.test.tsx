import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { countedCollab } from '../../../../world/value-stories.ts'
import type { World } from '../../../../world/world.ts'
import { SharedStoryScreen } from './SharedStoryScreen.tsx'

async function shared(w: World): Promise<string> {
  const { url } = await w.bella.call('shareStory', { collabUid: await countedCollab(w), days: 30 })
  return new URL(url).searchParams.get('token') ?? ''
}

describeScreen(SharedStoryScreen, {
  title: 'Alice Moreau at Luna',
  path: (_w, token) => `/story?token=${token}`,
  as: (w) => w.anonymous,
  given: shared,
  filled: ['Results', '12K (1 of 2 deliverables has insights)', 'Media value', 'Download PDF'],
  does: {
    'leaves costs out': async ({ page }) => {
      await seeWords(['Media value'])
      expect(page.queryByText(/^Cost|^Return$/)).toBeNull()
    },
  },
})
