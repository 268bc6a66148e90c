import { Stack, Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { capitalised } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { NotificationSettings } from '../../../notifications/web/parts/NotificationSettings.tsx'
import { staffCalls } from '../../contract.ts'
import { morePages } from '../more-pages.ts'
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
              <StaffTable staff={data} />
              <MorePages isAdmin={data.canManage} />
            </Stack>
          </div>
        )
      }}
    </Screen>
  )
}

/** The pages that the menu has no room for. */
function MorePages({ isAdmin }: { isAdmin: boolean }) {
  return (
    <Card>
      <Title order={2} mb="sm">
        More pages
      </Title>
      <ul className={styles.pages}>
        {morePages
          .filter(({ adminsOnly }) => isAdmin || !adminsOnly)
          .map(({ title, about, to }) => (
            <li key={title}>
              <LinkTo to={to}>{title}</LinkTo>
              <span className="dim">{capitalised(about)}</span>
            </li>
          ))}
      </ul>
    </Card>
  )
}
