import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { askedRecipient } from '../../../../world/value-stories.ts'
import { ReportEmailsScreen } from './ReportEmailsScreen.tsx'

describeScreen(ReportEmailsScreen, {
  title: 'Get Luna’s monthly report?',
  window: 'Report emails',
  path: (_w, given) => `/report-emails?token=${given?.token}`,
  as: (w) => w.anonymous,
  given: askedRecipient,
  filled: ['One email on the 1st of the month, after any month with visits', 'Send me the report', 'No, thanks'],
  does: {
    'says yes, and unsubscribes later': async ({ press }, w) => {
      await press('Send me the report')
      await seeWords(['You get Luna’s monthly report'])
      await press('Unsubscribe')
      await seeWords(['You’ve unsubscribed', 'Send it to me again'])
      const { recipients } = await w.bella.call('getReportMailing', { brandUid: w.luna })
      expect(recipients).toMatchObject([{ state: 'stopped' }])
    },
  },
})
