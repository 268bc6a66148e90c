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
  filled: ['brief.created', 'brief.submitted', 'Bella', '“Dinner for two at the counter”'],
  refused: { as: (w) => w.bella },
  does: {
    'shows only one kind': async ({ fill }) => {
      await seeWords(['brief.submitted'])
      await fill('Event', 'brief.created')
      await waitFor(() => expect(wordsOnScreen()).not.toContain('brief.submitted'))
      await seeWords(['brief.created'])
    },
  },
})
