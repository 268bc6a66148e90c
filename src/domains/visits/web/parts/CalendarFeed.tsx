import { Button, Group, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { confirm } from '../../../../kit/web/confirm.ts'
import { ordinalDate } from '../../../../kit/web/format.ts'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { copyToClipboard } from '../../../../kit/web/toasts.ts'
import { visitCalls } from '../../contract.ts'

/** The link by which a calendar program follows the visits of a profile, or the team's: made, shown once, made new, ended. */
export function CalendarFeed({ profileUid }: { profileUid: string | null }) {
  const [url, setUrl] = useState<string | null>(null)
  const feed = useRead(visitCalls.getCalendarFeed, { profileUid })
  const create = useWrite(visitCalls.createCalendarFeed, { onDone: (made) => setUrl(made.url) })
  const revoke = useWrite(visitCalls.revokeCalendarFeed, { onDone: () => setUrl(null) })
  const isSure = (question: string) => confirm(`${question} Calendars that follow the link in use stop being updated.`)
  const renew = async () => (await isSure('Make a new calendar link?')) && create({ profileUid })
  const end = async () => (await isSure('End the calendar link?')) && revoke({ profileUid })
  return (
    <Card>
      <Title order={2}>In your calendar</Title>
      <p className="dim">
        {profileUid
          ? 'Visits in the calendar you use anyway. New times and cancellations follow by themselves, each on the clock of its venue.'
          : 'The visits of the brands you look after and your own calls, in the calendar you use anyway. New times and cancellations follow by themselves.'}
      </p>
      <Loaded of={feed} shape={<div />}>
        {({ createdAt }) => (
          <Stack gap="sm">
            {url && <NewLink url={url} />}
            {!url && createdAt && (
              <span>A link was made on {ordinalDate(createdAt)}. It is not shown again; a new one replaces it.</span>
            )}
            <Group gap="xs">
              {createdAt ? (
                <>
                  <Button variant="default" size="sm" loading={create.busy} onClick={() => void renew()}>
                    Make a new link
                  </Button>
                  <Button variant="subtle" color="gray" size="sm" loading={revoke.busy} onClick={() => void end()}>
                    End it
                  </Button>
                </>
              ) : (
                <Button variant="default" loading={create.busy} onClick={() => void create({ profileUid })}>
                  Make a calendar link
                </Button>
              )}
            </Group>
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}

/** A link that was just made: opened by the calendar program of this device, or copied into another. */
function NewLink({ url }: { url: string }) {
  return (
    <>
      <Note tone="calm">This is the only time we show it. Whoever has it sees what is in this calendar.</Note>
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
          Copy the link
        </Button>
      </Group>
    </>
  )
}
