import { Button, Group, Stack, Title } from '@mantine/core'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { confirm } from '../../../../kit/web/confirm.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { copyToClipboard } from '../../../../kit/web/toasts.ts'
import { visitCalls } from '../../contract.ts'
import { QrCode } from '../../../../kit/web/qr-code.tsx'

/** The venue's door link: scanned, opened, copied, printed, made new, ended. */
export function DoorLinkPanel({ brandUid }: { brandUid: string }) {
  const link = useRead(visitCalls.getDoorLink, { brandUid })
  const create = useWrite(visitCalls.createDoorLink)
  const revoke = useWrite(visitCalls.revokeDoorLink)
  const isSure = (question: string, act: string) =>
    confirm(`${question} The current link and printed codes will stop working.`, [
      { label: 'Keep current link', value: false },
      { label: act, value: true, style: 'danger' },
    ])
  const renew = async () => (await isSure('Replace the door link?', 'Replace link')) && create({ brandUid })
  const end = async () => (await isSure('Remove the door link?', 'Remove link')) && revoke({ brandUid })
  return (
    <Card>
      <Title order={2}>Door page</Title>
      <p className="dim">
        One link for your team, no account needed. See today’s visits, guests and allergies, and check creators in with
        a tap.
      </p>
      <Loaded of={link} shape="lines">
        {({ url }) =>
          url ? (
            <Group align="flex-start" gap="lg">
              <QrCode text={url} label="QR code for the door link" size={132} />
              <Stack gap="sm">
                <Button component="a" href={url} target="_blank" rel="noreferrer">
                  Open door page
                </Button>
                <Button variant="default" onClick={() => void copyToClipboard(url)}>
                  Copy link
                </Button>
                <Group gap="xs">
                  <Button variant="subtle" color="gray" loading={create.busy} onClick={() => void renew()}>
                    Replace link
                  </Button>
                  <Button variant="subtle" color="gray" loading={revoke.busy} onClick={() => void end()}>
                    Remove link
                  </Button>
                </Group>
              </Stack>
            </Group>
          ) : (
            <Button loading={create.busy} onClick={() => void create({ brandUid })}>
              Create door link
            </Button>
          )
        }
      </Loaded>
    </Card>
  )
}
