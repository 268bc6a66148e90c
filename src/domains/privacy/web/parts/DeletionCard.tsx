import { Button, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../kit/web/calls.ts'
import { ordinalDate } from '../../../../kit/web/format.ts'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { privacyCalls } from '../../contract.ts'
import { DeletionDialog } from './DeletionDialog.tsx'
import styles from './your-data.module.css'

type Mine = OutputOf<typeof privacyCalls.getMyData>
/** One's account, or the organisation of a brand. */
type About = { brandUid?: string; name: string | null; deletion: Mine['deletion'] }

/** Deleting one's account or closing one's organisation, and changing one's mind. */
export function DeletionCard({ mine: { deletion, organisations } }: { mine: Mine }) {
  const [open, setOpen] = useState<About | null>(null)
  const closable = organisations.filter(({ mayClose }) => mayClose)
  const all: About[] = [{ name: null, deletion }, ...closable]
  return (
    <Card>
      <Title order={2}>Delete your account</Title>
      <p className={`dim ${styles.explanation}`}>
        You’ll have at least 14 days to change your mind. Before you confirm, we’ll show you what will be deleted and
        what happens to your collabs.
      </p>
      <Stack gap="sm">
        {all.map((about) =>
          about.deletion ? (
            <Due key={about.brandUid ?? 'account'} about={about} dueAt={about.deletion.dueAt} />
          ) : (
            <Group key={about.brandUid ?? 'account'}>
              <Button variant="default" color="red" onClick={() => setOpen(about)}>
                {about.name ? `Close ${about.name}` : 'Delete my account'}
              </Button>
            </Group>
          ),
        )}
      </Stack>
      {open && <DeletionDialog brandUid={open.brandUid} name={open.name} onClose={() => setOpen(null)} />}
    </Card>
  )
}

function Due({ about: { brandUid, name }, dueAt }: { about: About; dueAt: string }) {
  const keep = useWrite(privacyCalls.cancelDeletion, { onDone: () => showSuccess('Everything stays as it is.') })
  return (
    <Note tone="warn">
      <Group justify="space-between">
        <span>
          <b>
            {name ?? 'Your account'} will be deleted on {ordinalDate(dueAt)}.
          </b>{' '}
          Until then everything works as before.
        </span>
        <Button size="sm" loading={keep.busy} onClick={() => void keep({ brandUid })}>
          {name ? `Keep ${name}` : 'Keep my account'}
        </Button>
      </Group>
    </Note>
  )
}
