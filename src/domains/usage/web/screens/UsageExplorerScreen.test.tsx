import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { makeUsage } from '../../../../world/usage-events.ts'
import type { World } from '../../../../world/world.ts'
import { UsageExplorerScreen } from './UsageExplorerScreen.tsx'

const seen = async (w: World) => makeUsage(w, [{ targetName: '/app/brand/briefs' }])

describeScreen(UsageExplorerScreen, {
  title: 'Usage Logs',
  path: '/app/admin/usage-explorer',
  as: (w) => w.ada,
  given: seen,
  filled: ['Events', 'Sessions', 'Errors', '/app/brand/briefs', 'Luna'],
  refused: { as: (w) => w.bella },
  does: {
    'looks at the figures': async ({ page, user }) => {
      await seeWords(['/app/brand/briefs'])
      await user.click(page.getByText('Stats'))
      await waitFor(() => expect(location.search).toBe('?tab=stats'))
      await seeWords(['Active'])
    },
  },
})
