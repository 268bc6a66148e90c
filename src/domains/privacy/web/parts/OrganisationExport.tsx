import { Button, Group, Title } from '@mantine/core'
import { useWrite } from '../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { useSession } from '../../../profiles/web/session.tsx'
import { privacyCalls } from '../../contract.ts'

/** For admins of our team: everything of a brand's organisation as a file, such as when its owner asks for it. */
export function OrganisationExport({ brandUid, name }: { brandUid: string; name: string }) {
  const isAdmin = useSession().user.staff_role === 'admin'
  const request = useWrite(privacyCalls.requestExport, {
    onDone: () => showSuccess('We’re putting it together. We’ll email you when it’s ready.'),
  })
  if (!isAdmin) return null
  return (
    <Card>
      <Title order={2} mb="sm">
        Export
      </Title>
      <p className="dim">
        Everything in {name}’s organisation as a ZIP file: briefs, collabs, content, visits, invoices, messages and
        pictures. You’ll find it under <LinkTo to={{ path: '/app/account' }}>Your data</LinkTo> for a week, and the
        activity log says that you exported it.
      </p>
      <Group mt="sm">
        <Button variant="default" loading={request.busy} onClick={() => void request({ brandUid })}>
          Export everything
        </Button>
      </Group>
    </Card>
  )
}
