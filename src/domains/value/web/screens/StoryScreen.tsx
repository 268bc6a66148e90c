import { Button, Checkbox, Group, SegmentedControl, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { dateOf } from '../../../../kit/web/format.ts'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { valueCalls } from '../../contract.ts'
import { storySearch } from '../links.ts'
import { Story } from '../parts/Story.tsx'

type StoryData = OutputOf<typeof valueCalls.getCollabStory>

/** The story of one collab for the brand and our team, with the links by which others read it. */
export function StoryScreen() {
  const [{ collab = '' }] = useAddress(storySearch)
  const read = useRead(valueCalls.getCollabStory, { collabUid: collab })
  const { data } = read
  return (
    <Screen
      title={data ? `${data.creatorName} at ${data.brandName}` : 'Story'}
      lead={data && `${data.briefTitle} · visited ${dateOf(`${data.visitDay}T12:00:00Z`, 'UTC')}`}
      of={read}
    >
      {(story) => (
        <Stack gap="lg">
          <Story story={story} />
          {story.can.share && <Share story={story} />}
        </Stack>
      )}
    </Screen>
  )
}

const ends = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }

function Share({ story }: { story: StoryData }) {
  const [days, setDays] = useState<'7' | '30' | '90'>('30')
  const [withCosts, setWithCosts] = useState(false)
  const [url, setUrl] = useState<string | null>(null)
  const share = useWrite(valueCalls.shareStory)
  const revoke = useWrite(valueCalls.revokeStoryLink, { onDone: () => showSuccess('Link revoked.') })
  const { collabUid } = story
  const create = async () => {
    const made = await share({ collabUid, days: days === '7' ? 7 : days === '90' ? 90 : 30, withCosts })
    if (made) setUrl(made.url)
  }
  return (
    <Card className="no-print">
      <Title order={2} mb="sm">
        Share this story
      </Title>
      <Stack gap="sm">
        <p className="dim">
          Anyone with the link can read this page without an account, until the end date. How your costs come about,
          your profit and your staff’s time are never shared.
        </p>
        <Checkbox
          label="Include what it cost"
          description="The total, and the cost per 1,000 views, deliverable, click and booking"
          checked={withCosts}
          onChange={(event) => setWithCosts(event.currentTarget.checked)}
        />
        <Group gap="sm">
          <SegmentedControl
            aria-label="How long the link works"
            value={days}
            onChange={(value) => setDays(value)}
            data={[
              { value: '7', label: '7 days' },
              { value: '30', label: '30 days' },
              { value: '90', label: '90 days' },
            ]}
          />
          <Button loading={share.busy} onClick={() => void create()}>
            Create link
          </Button>
          <Button variant="default" onClick={() => window.print()}>
            Print or save as PDF
          </Button>
        </Group>
        {url && (
          <Note tone="good">
            <a href={url}>{url}</a>{' '}
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={() => void navigator.clipboard.writeText(url).then(() => showSuccess('Link copied.'))}
            >
              Copy link
            </Button>
          </Note>
        )}
        {story.links.map(({ uid, expiresAt, withCosts: hasCosts }) => (
          <Group key={uid} gap="sm">
            <span>
              A link that works until {dateOf(expiresAt, ends.timeZone)}, {hasCosts ? 'with costs' : 'without costs'}
            </span>
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              loading={revoke.busy}
              onClick={() => void revoke({ uid })}
            >
              Revoke link
            </Button>
          </Group>
        ))}
      </Stack>
    </Card>
  )
}
