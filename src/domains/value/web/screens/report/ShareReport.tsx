import { Stack, Title } from '@mantine/core'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { valueCalls } from '../../../contract.ts'
import { LinkMaker } from '../../parts/LinkMaker.tsx'

type Props = { report: OutputOf<typeof valueCalls.getMonthlyReport>; brandUid: string }

/** The report of a month for a partner without an account. */
export function ShareReport({ report: { month, links }, brandUid }: Props) {
  const share = useWrite(valueCalls.shareReport)
  const revoke = useWrite(valueCalls.revokeReportLink, { onDone: () => showSuccess('Link turned off.') })
  return (
    <Card className="no-print">
      <Title order={2} mb="sm">
        Share this report
      </Title>
      <Stack gap="sm">
        <p className="dim">
          Anyone with the link can read this report and its PDF without an account, until the end date: your text, the
          results and the best deliverable. Our suggestions and your profit are never shared. The PDF at the top of this
          page has all your numbers.
        </p>
        <LinkMaker
          links={links}
          busy={share.busy}
          onCreate={async (chosen) => (await share({ brandUid, month, ...chosen }))?.url ?? null}
          revoking={revoke.busy}
          onRevoke={(uid) => void revoke({ brandUid, uid })}
        />
      </Stack>
    </Card>
  )
}
