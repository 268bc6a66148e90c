import { Button, Group, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { toOwnAccount } from '../../../accounts/web/links.ts'
import { NotificationSettings } from '../../../notifications/web/parts/NotificationSettings.tsx'
import { toDeletions } from '../../../privacy/web/links.ts'
import { staffCalls } from '../../contract.ts'
import { toIntegrations, toMyDay } from '../links.ts'
import { OwnCard } from './staff/OwnCard.tsx'
import { StaffTable } from './staff/StaffTable.tsx'
import styles from './admin-preferences.module.css'

/** One's own card, calls, notifications and sign-in; the team: who, with which role, and whose brands. */
export function AdminPreferencesScreen() {
  const staff = useRead(staffCalls.listStaff, {})
  return (
    <Screen title="Preferences" of={staff}>
      {(data) => {
        const you = data.rows.find((row) => row.isYou)
        return (
          <div className="two-columns">
            <Stack gap="lg">
              {you && <OwnCard key={you.accountUid} you={you} />}
              <NotificationSettings as="staff" />
            </Stack>
            <Stack gap="lg">
              <Elsewhere
                title="My day"
                text="Today’s calls and visits, what waits, and your calendar link."
                to={toMyDay()}
              >
                Open my day
              </Elsewhere>
              <Elsewhere
                title="Calls"
                text="When you take calls, your days off and who stands in, and who has booked you."
                to={{ path: '/app/admin/calls' }}
              >
                Hours and calls
              </Elsewhere>
              <Elsewhere
                title="Account"
                text="Your email, password, passkeys, authenticator app, and where you’re signed in."
                to={toOwnAccount()}
              >
                Open your account
              </Elsewhere>
              <StaffTable staff={data} />
              {data.canManage && (
                <Elsewhere
                  title="Deletions"
                  text="Accounts and organisations that are to be deleted, and when."
                  to={toDeletions()}
                >
                  See the queue
                </Elsewhere>
              )}
              {data.canManage && (
                <Elsewhere
                  title="Integrations"
                  text="What is connected, and when it last worked: mail, payments, storage, analytics, error log, map."
                  to={toIntegrations()}
                >
                  See their health
                </Elsewhere>
              )}
            </Stack>
          </div>
        )
      }}
    </Screen>
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
