import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { organisationCalls } from '../../../organisations/contract.ts'
import { useSession } from '../../../profiles/web/session.tsx'
import { privacyCalls } from '../../contract.ts'
import { AskForExport } from './AskForExport.tsx'
import { MadeExports } from './MadeExports.tsx'
import { possessive } from '../../../../kit/contract/possessive.ts'
import { NightlyExport } from './NightlyExport.tsx'

/** For admins of our team: everything of a brand's organisation as a file, such as when its owner asks for it. */
export function OrganisationExport({ brandUid, name }: { brandUid: string; name: string }) {
  if (useSession().user.staff_role !== 'admin') return null
  return (
    <Everything brandUid={brandUid}>
      Everything in {possessive(name)} organisation as a ZIP file: briefs, collabs, content, visits, invoices and
      messages. You’ll find it under <LinkTo to={{ path: '/app/account' }}>Your data</LinkTo> for a week, and the
      activity log says that you exported it.
    </Everything>
  )
}

/** The same for the organisation’s owner, beside its team. */
export function OwnOrganisationExport({ brandUid }: { brandUid: string }) {
  const team = useRead(organisationCalls.listTeam, { brandUid })
  if (!team.data?.members.some(({ isYou, role }) => isYou && role === 'owner')) return null
  return (
    <Everything brandUid={brandUid}>
      Everything in your organisation as a ZIP file: venues, briefs, collabs, content, visits, invoices and messages.
      We’ll email you when it’s ready. You’ll find it under <LinkTo to={{ path: '/app/account' }}>Your data</LinkTo> for
      a week.
    </Everything>
  )
}

/** So many of one’s exports stand here; all are under “Your data”. */
const fewExports = 3

function Everything({ brandUid, children }: { brandUid: string; children: ReactNode }) {
  const mine = useRead(privacyCalls.getMyData, {})
  return (
    <Card>
      <Title order={2} mb="sm">
        Export
      </Title>
      <p className="dim">{children}</p>
      <Stack gap="md">
        <MadeExports exports={mine.data?.exports.slice(0, fewExports) ?? []} />
        <AskForExport choices={[{ brandUid, label: 'Export everything' }]} />
        <NightlyExport brandUid={brandUid} />
      </Stack>
    </Card>
  )
}
