import { Button, Checkbox, Group, SegmentedControl } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { dateOf } from '../../../../kit/web/format.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'

type Link = { uid: string; expiresAt: string; withCosts: boolean }
type Chosen = { days: 7 | 30 | 90; withCosts: boolean }
type Props = {
  links: readonly Link[]
  busy: boolean
  /** Makes a link and answers its address; null where it was refused. */
  onCreate: (chosen: Chosen) => Promise<string | null>
  revoking: boolean
  onRevoke: (uid: string) => void
  /** Other ways to hand the page on, beside the button. */
  others?: ReactNode
}

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

/** Makes links to a page of numbers that end by themselves, with or without its costs, and ends those there are. */
export function LinkMaker({ links, busy, onCreate, revoking, onRevoke, others }: Props) {
  const [days, setDays] = useState<'7' | '30' | '90'>('30')
  const [withCosts, setWithCosts] = useState(false)
  const [url, setUrl] = useState<string | null>(null)
  const create = async () => {
    const made = await onCreate({ days: days === '7' ? 7 : days === '90' ? 90 : 30, withCosts })
    if (made) setUrl(made)
  }
  return (
    <>
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
        <Button loading={busy} onClick={() => void create()}>
          Create link
        </Button>
        {others}
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
      {links.map(({ uid, expiresAt, withCosts: hasCosts }) => (
        <Group key={uid} gap="sm">
          <span>
            A link that works until {dateOf(expiresAt, timeZone)}, {hasCosts ? 'with costs' : 'without costs'}
          </span>
          <Button size="compact-sm" variant="subtle" color="red" loading={revoking} onClick={() => onRevoke(uid)}>
            Turn off link
          </Button>
        </Group>
      ))}
    </>
  )
}
