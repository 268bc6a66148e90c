import { Button, Group, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { toOwnAccount } from '../../../accounts/web/links.ts'
import { NotificationSettings } from '../../../notifications/web/parts/NotificationSettings.tsx'
import { toIdChecks } from '../../../identity/web/links.ts'
import { toTeamApiKeys } from '../../../keys/web/links.ts'
import { toTeamWebhooks } from '../../../webhooks/web/links.ts'
import { toReports } from '../../../safety/web/links.ts'
import { toAccounting } from '../../../billing/web/links.ts'
import { toDownloads } from '../../../desk/web/links.ts'
import { toDeletions } from '../../../privacy/web/links.ts'
import { toReferralDesk } from '../../../referrals/web/links.ts'
import { staffCalls } from '../../contract.ts'
import { toToday } from '../../../today/web/links.ts'
import { toIntegrations } from '../links.ts'
import { OwnCard } from './staff/OwnCard.tsx'
import { StaffTable } from './staff/StaffTable.tsx'
import styles from './admin-preferences.module.css'

/** One's own card, calls, notifications and sign-in; the team: who, with which role, and whose brands. */
export function AdminPreferencesScreen() {
  const staff = useRead(staffCalls.listStaff, {})
  return (
    <Screen title="Preferences" of={staff} shape="form">
      {(data) => {
        const you = data.rows.find((row) => row.isYou)
        return (
          <div className="two-columns">
            <Stack gap="lg">
              {you && <OwnCard key={you.accountUid} you={you} />}
              <NotificationSettings as="staff" />
            </Stack>
            <Stack gap="lg">
              <Elsewhere title="Today" text="What’s due, your calls and visits, and your calendar link." to={toToday()}>
                Go to Today
              </Elsewhere>
              <Elsewhere
                title="Calls"
                text="Your call hours, days off, substitute and booked calls."
                to={{ path: '/app/admin/calls', search: { tab: 'hours' } }}
              >
                Hours and calls
              </Elsewhere>
              <Elsewhere
                title="Account"
                text="Your email, password, passkeys, authenticator app, and where you’re signed in."
                to={toOwnAccount()}
              >
                Go to account
              </Elsewhere>
              <StaffTable staff={data} />
              <Elsewhere
                title="Reports"
                text="Brands and creators that others reported, and what to do about them."
                to={toReports()}
              >
                View reports
              </Elsewhere>
              <Elsewhere title="ID checks" text="Creators’ documents and selfies to check." to={toIdChecks()}>
                View ID checks
              </Elsewhere>
              <Elsewhere
                title="Referrals"
                text="Who joined through someone’s link, and the thank-yous."
                to={toReferralDesk()}
              >
                View referrals
              </Elsewhere>
              <Elsewhere title="Downloads" text="Large exports you’ve requested." to={toDownloads()}>
                View downloads
              </Elsewhere>
              {data.canManage && <ForAdmins />}
            </Stack>
          </div>
        )
      }}
    </Screen>
  )
}

/** What admins alone look after. */
function ForAdmins() {
  return (
    <>
      <Elsewhere title="Accounting" text="A month’s invoices for Xero or DATEV." to={toAccounting()}>
        View invoices
      </Elsewhere>
      <Elsewhere title="Deletions" text="Accounts and organisations waiting to be deleted." to={toDeletions()}>
        View queue
      </Elsewhere>
      <Elsewhere
        title="Integrations"
        text="Connected services and when they last worked: email, payments, storage, analytics, error log and map."
        to={toIntegrations()}
      >
        View integrations
      </Elsewhere>
      <Elsewhere title="API keys" text="Let our own systems read and change what you choose." to={toTeamApiKeys()}>
        Manage API keys
      </Elsewhere>
      <Elsewhere
        title="Webhooks"
        text="Messages to our own systems when something happens at any brand."
        to={toTeamWebhooks()}
      >
        Manage webhooks
      </Elsewhere>
    </>
  )
}

function Elsewhere({ title, text, to, children }: { title: string; text: string; to: To; children: ReactNode }) {
  return (
    <Card>
      <Title order={2} mb="sm">
        {title}
      </Title>
      <p className={`dim ${styles.text}`}>{text}</p>
      <Group>
        <Button component={LinkTo} to={to} variant="default">
          {children}
        </Button>
      </Group>
    </Card>
  )
}
