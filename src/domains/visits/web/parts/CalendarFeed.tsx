import { Button, Group, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { confirm } from '../../../../kit/web/confirm.ts'
import { ordinalDate } from '../../../../kit/web/format.ts'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { copyToClipboard } from '../../../../kit/web/toasts.ts'
import { allVenues } from '../../../profiles/all-venues.ts'
import { useSession } from '../../../profiles/web/session.tsx'
import { visitCalls } from '../../contract.ts'

/** The link by which a calendar program follows the visits of a profile, of all one’s venues, or the team's: made, shown once, made new, ended. */
export function CalendarFeed({ profileUid }: { profileUid: string | null }) {
  const { user } = useSession()
  // Whose calendar it is alone may know of it.
  return user.acting?.views ? null : <OwnFeed profileUid={profileUid} />
}

function OwnFeed({ profileUid }: { profileUid: string | null }) {
  const [url, setUrl] = useState<string | null>(null)
  const feed = useRead(visitCalls.getCalendarFeed, { profileUid })
  const create = useWrite(visitCalls.createCalendarFeed, { onDone: (made) => setUrl(made.url) })
  const revoke = useWrite(visitCalls.revokeCalendarFeed, { onDone: () => setUrl(null) })
  const isSure = (question: string, act: string) =>
    confirm(`${question} Calendars using the current link will stop updating.`, [
      { label: 'Keep current link', value: false },
      { label: act, value: true, style: 'danger' },
    ])
  const renew = async () => (await isSure('Create a new calendar link?', 'Create new link')) && create({ profileUid })
  const end = async () => (await isSure('Remove the calendar link?', 'Remove link')) && revoke({ profileUid })
  return (
    <Card>
      <Title order={2}>Calendar sync</Title>
      <p className="dim">{wordsOf(profileUid)} Changes sync automatically, in each venue’s time zone.</p>
      <Loaded of={feed} shape={<div />}>
        {({ createdAt }) => (
          <Stack gap="sm">
            {url && <NewLink url={url} />}
            {!url && createdAt && (
              <span>
                You created a link on {ordinalDate(createdAt)}. We can’t show it again, but you can replace it with a
                new one.
              </span>
            )}
            <Group gap="xs">
              {createdAt ? (
                <>
                  <Button variant="default" size="sm" loading={create.busy} onClick={() => void renew()}>
                    Create new link
                  </Button>
                  <Button variant="subtle" color="gray" size="sm" loading={revoke.busy} onClick={() => void end()}>
                    Remove link
                  </Button>
                </>
              ) : (
                <Button variant="default" loading={create.busy} onClick={() => void create({ profileUid })}>
                  Create calendar link
                </Button>
              )}
            </Group>
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}

function wordsOf(profileUid: string | null): string {
  if (profileUid === allVenues) return 'See the visits to all your venues in your own calendar with one link.'
  return profileUid
    ? 'See your visits in your own calendar.'
    : 'See your brands’ visits and your own calls in your calendar.'
}

/** A link that was just made: opened by the calendar program of this device, or copied into another. */
function NewLink({ url }: { url: string }) {
  return (
    <>
      <Note tone="calm">Copy it now: we only show it once. Anyone with the link can see this calendar.</Note>
      <TextInput
        label="Calendar link"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        classNames={{ input: 'ellipsis' }}
      />
      <Group gap="xs">
        <Button component="a" size="sm" href={url.replace(/^https?:/, 'webcal:')}>
          Open in my calendar
        </Button>
        <Button variant="default" size="sm" onClick={() => void copyToClipboard(url)}>
          Copy link
        </Button>
      </Group>
    </>
  )
}
