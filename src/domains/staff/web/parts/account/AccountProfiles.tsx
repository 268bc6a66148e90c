import { Button, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../../kit/web/parts.tsx'
import { toBrand, toInfluencer } from '../../../../profiles/web/links.ts'
import { staffCalls } from '../../../contract.ts'
import { ViewAs } from '../../parts/ViewAs.tsx'
import type { AccountData } from './AccountDetails.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { possessive } from '../../../../../kit/contract/possessive.ts'

/** The profiles a person acts for; an admin links and unlinks them. */
export function AccountProfiles({ account }: { account: AccountData }) {
  const [linking, setLinking] = useState(false)
  const unlink = useWrite(staffCalls.unlinkProfile)
  const ask = async (profileUid: string, name: string) => {
    const isSure = await confirm(
      `Remove ${possessive(account.name)} access to ${name}? We’ll email them and its owners.`,
      [
        { label: 'Keep access', value: false },
        { label: 'Remove access', value: true, style: 'danger' },
      ],
    )
    if (isSure) await unlink({ uid: account.uid, profileUid })
  }
  return (
    <Card>
      <Title order={2} mb="sm">
        Profiles
      </Title>
      <Stack gap="sm">
        {account.linked.length === 0 && <span className="dim">No profiles.</span>}
        {account.linked.map(({ uid, type, name, role }) => (
          <Group key={uid} justify="space-between">
            <span>
              <LinkTo to={type === 'brand' ? toBrand(uid) : toInfluencer(uid)}>{name}</LinkTo>{' '}
              <Badge tone="mute">{role}</Badge>
            </span>
            {account.canAct && (
              <Group gap="xs">
                <ViewAs uid={uid} type={type} name={name} size="compact-sm" />
                <Button size="compact-sm" variant="subtle" color="red" onClick={() => void ask(uid, name)}>
                  Unlink
                </Button>
              </Group>
            )}
          </Group>
        ))}
        {account.canAct && (
          <Button variant="default" className="at-start" onClick={() => setLinking(true)}>
            Link a profile
          </Button>
        )}
      </Stack>
      {linking && (
        <LinkDialog
          uid={account.uid}
          isStaff={account.staffRole !== null}
          linked={account.linked.map(({ uid }) => uid)}
          onClose={() => setLinking(false)}
        />
      )}
    </Card>
  )
}
