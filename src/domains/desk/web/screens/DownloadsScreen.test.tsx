import { waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { preparedDownload } from '../../../../world/bulk-stories.ts'
import { DownloadsScreen } from './DownloadsScreen.tsx'

describeScreen(DownloadsScreen, {
  title: 'Downloads',
  path: '/app/admin/downloads',
  as: (w) => w.ada,
  given: (w) => preparedDownload(w, w.ada),
  empty: ['No downloads yet'],
  filled: ['Brands', /2 rows · CSV · /],
  refused: { as: (w) => w.bella },
  does: {
    'opens a file': async ({ press }) => {
      await seeWords(['Brands'])
      const opened = vi.spyOn(location, 'assign').mockReturnValue()
      await press('Download Brands')
      await waitFor(() => expect(opened).toHaveBeenCalledWith(expect.stringContaining('/list-downloads/')))
      opened.mockRestore()
    },
  },
})
