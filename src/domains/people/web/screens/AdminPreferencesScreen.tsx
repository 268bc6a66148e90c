import { Button, Group, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/pieces.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { peopleCalls } from '../../contract.ts'
import { TeamOfOurs } from './staff/TeamOfOurs.tsx'

type StaffRow = OutputOf<typeof peopleCalls.listStaff>['rows'][number]

/** One's own card, and the team: who, with which role, and whose brands. */
export function AdminPreferencesScreen() {
  const staff = useRead(peopleCalls.listStaff, {})
  return (
    <Screen title="Preferences" of={staff}>
      {(data) => {
        const you = data.rows.find((row) => row.isYou)
        return (
          <div className="two-columns">
            <TeamOfOurs staff={data} />
            {you && (
              <Stack gap="lg">
                <OwnCard key={you.accountUid} you={you} />
                <OwnCalls slug={you.slug} />
              </Stack>
            )}
          </div>
        )
      }}
    </Screen>
  )
}

function OwnCard({ you }: { you: StaffRow }) {
  const [name, setName] = useState(you.name)
  const [slug, setSlug] = useState(you.slug)
  const save = useWrite(peopleCalls.saveStaffCard, { onDone: () => showSuccess('Saved.') })
  return (
    <Card>
      <Title order={2} mb="sm">
        Your card
      </Title>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save({ name, slug })
        }}
      >
        <Stack>
          <TextInput
            label="Name"
            description="What customers call you"
            required
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextInput
            label="Address"
            description="The end of your page’s address: small letters, digits, hyphens"
            required
            maxLength={50}
            value={slug}
            onChange={(event) => setSlug(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={save.busy} disabled={name === you.name && slug === you.slug}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}

/** Where one's hours are kept, and what customers see. */
function OwnCalls({ slug }: { slug: string }) {
  return (
    <Card>
      <Title order={2} mb="sm">
        Calls
      </Title>
      <p className="dim" style={{ margin: '0 0 12px' }}>
        When you take calls, your days off, and who has booked one.
      </p>
      <Group>
        <Button component={LinkTo} to={{ path: '/app/admin/calls' }} variant="default">
          Hours and calls
        </Button>
        <a href={`/app/account-manager/${slug}`}>Your page</a>
      </Group>
    </Card>
  )
}
