import { Button, Group, Stack, Title } from '@mantine/core'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { profileCalls } from '../../contract.ts'

/** The venues that a creator blocked; nothing where there is none. */
export function BlockedBrands({ influencerUid }: { influencerUid: string }) {
  const blocked = useRead(profileCalls.listBlockedBrands, { influencerUid })
  const unblock = useWrite(profileCalls.unblockBrand)
  if (!blocked.data || blocked.data.rows.length === 0) return null
  return (
    <Card>
      <Title order={2} mb="sm">
        Blocked venues
      </Title>
      <p className="dim">They can’t invite or message you, and you don’t see their briefs. They aren’t notified.</p>
      <Stack gap="xs">
        {blocked.data.rows.map(({ uid, name }) => (
          <Group key={uid} justify="space-between" wrap="nowrap">
            <b className="shrinks">{name}</b>
            <Button
              size="sm"
              variant="default"
              aria-label={`Unblock ${name}`}
              onClick={() => void unblock({ influencerUid, brandUid: uid })}
            >
              Unblock
            </Button>
          </Group>
        ))}
      </Stack>
    </Card>
  )
}
