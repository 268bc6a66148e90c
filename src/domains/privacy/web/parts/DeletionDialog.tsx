import { Button, Group, Stack } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { counted, ordinalDate } from '../../../../kit/web/format.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { privacyCalls } from '../../contract.ts'
import styles from './your-data.module.css'
import { possessive } from '../../../../kit/contract/possessive.ts'

type Preview = OutputOf<typeof privacyCalls.getDeletionPreview>
type Props = { brandUid: string | undefined; name: string | null; onClose: () => void }

/** What would be deleted and what becomes of collabs, said before anybody agrees to it. */
export function DeletionDialog({ brandUid, name, onClose }: Props) {
  const preview = useRead(privacyCalls.getDeletionPreview, { brandUid })
  const request = useWrite(privacyCalls.requestDeletion, {
    onDone: () => {
      showSuccess('We’ve emailed you the date and how to cancel.')
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} type="danger" size="md" title={name ? `Close ${name}` : 'Delete your account'}>
      <Loaded of={preview} shape="lines">
        {(data) => (
          <Stack gap="md">
            {data.obstacles.map((obstacle) => (
              <Note key={obstacle} tone="bad">
                {obstacle}
              </Note>
            ))}
            {data.obstacles.length === 0 && <Consequences preview={data} name={name} />}
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {name ? `Keep ${name}` : 'Keep my account'}
              </Button>
              {data.obstacles.length === 0 && (
                <Button color="red" loading={request.busy} onClick={() => void request({ brandUid })}>
                  {name ? `Close ${name}` : 'Delete my account'}
                </Button>
              )}
            </Group>
          </Stack>
        )}
      </Loaded>
    </Dialog>
  )
}

function Consequences({ preview, name }: { preview: Preview; name: string | null }) {
  const { dueAt, creators, organisations } = preview
  const along = name ? [] : [...creators.map((creator) => `${possessive(creator)} creator profile`), ...organisations]
  return (
    <>
      <p>
        On <b>{ordinalDate(dueAt)}</b> we’ll delete {name ? `${name}, its venues and briefs` : 'your account'}
        {along.length > 0 && `, with ${new Intl.ListFormat('en-GB').format(along)}`}. Until then everything works as
        before, and you can change your mind.
      </p>
      <ul className={styles.list}>
        {collabWords(preview).map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>The text of your messages, your drafts and any unused pictures will be deleted.</li>
        <li>
          We’ll keep agreements, invoices and approved content only if the law or the other side needs them, without{' '}
          {name ? 'its' : 'your'} name.
        </li>
        {name && <li>Your colleagues keep their own accounts.</li>}
      </ul>
      <p className="dim">You can export your data first.</p>
    </>
  )
}

/** What happens with each kind of collab that runs. */
function collabWords({ collabs: { requested, agreed, delivered } }: Preview): string[] {
  return [
    ...(requested > 0 ? [`${counted(requested, 'open request')} will be withdrawn.`] : []),
    ...(agreed > 0 ? [`${counted(agreed, 'agreed collab')} will be cancelled, and we’ll tell the other side.`] : []),
    ...(delivered > 0
      ? [`${counted(delivered, 'collab')} with delivered content will end. Approved content stays with the venue.`]
      : []),
  ]
}
