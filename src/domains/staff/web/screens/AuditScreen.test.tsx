import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { submittedBrief } from '../../../../world/stories.ts'
import { AuditScreen } from './AuditScreen.tsx'

describeScreen(AuditScreen, {
  title: 'Audit log',
  path: '/app/admin/audit',
  as: (w) => w.ada,
  given: submittedBrief,
  filled: ['Bella created the brief', 'Bella sent the brief', '“Dinner for two at the counter”'],
  refused: { as: (w) => w.bella },
  does: {
    'shows only one kind': async ({ fill }) => {
      await seeWords(['sent the brief'])
      await fill('Search', 'brief.created')
      await waitFor(() => expect(wordsOnScreen()).not.toContain('sent the brief'))
      await seeWords(['created the brief'])
    },
  },
})
