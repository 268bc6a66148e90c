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
  const isSure = (question: string) => confirm(`${question} The link and printed codes in use stop working.`)
  const renew = async () => (await isSure('Make a new door link?')) && create({ brandUid })
  const end = async () => (await isSure('End the door link?')) && revoke({ brandUid })
  return (
    <Card>
      <Title order={2}>At the door</Title>
      <p className="dim">
        One link for your team, no account: today’s guests, their party and needs, ticked in with a tap.
      </p>
      <Loaded of={link}>
        {({ url }) =>
          url ? (
            <Group align="flex-start" gap="lg">
              <QrCode text={url} label="QR code of the door link" size={132} />
              <Stack gap="sm">
                <Button component="a" href={url} target="_blank" rel="noreferrer">
                  Open the door page
                </Button>
                <Button variant="default" onClick={() => void copyToClipboard(url)}>
                  Copy the link
                </Button>
                <Group gap="xs">
                  <Button variant="subtle" color="gray" loading={create.busy} onClick={() => void renew()}>
                    Make a new one
                  </Button>
                  <Button variant="subtle" color="gray" loading={revoke.busy} onClick={() => void end()}>
                    End it
                  </Button>
                </Group>
              </Stack>
            </Group>
          ) : (
            <Button loading={create.busy} onClick={() => void create({ brandUid })}>
              Make the door link
            </Button>
          )
        }
      </Loaded>
    </Card>
  )
}
