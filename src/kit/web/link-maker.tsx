import { Button, Checkbox, Group, SegmentedControl } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { dateOf } from './format.ts'
import { Note } from './parts.tsx'
import { copyToClipboard } from './toasts.ts'

type Link = { uid: string; expiresAt: string; /** What it opens, after its end date. */ words: string }
type Chosen = { days: 7 | 30 | 90; withMore: boolean }
type Props = {
  links: readonly Link[]
  /** What a link may show besides. */
  more: { label: string; description: string }
  busy: boolean
  /** Makes a link and answers its address; null where it was refused. */
  onCreate: (chosen: Chosen) => Promise<string | null>
  revoking: boolean
  onRevoke: (uid: string) => void
  /** Whether it’s shown besides, where the page needs to know it too. */
  withMore?: boolean
  onWithMore?: (withMore: boolean) => void
  /** Other ways to hand the page on, beside the button. */
  others?: ReactNode
}

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

/** Makes links to a page that end by themselves, with or without something more on it, and ends those there are. */
export function LinkMaker({ links, more, busy, onCreate, revoking, onRevoke, others, ...given }: Props) {
  const [days, setDays] = useState<'7' | '30' | '90'>('30')
  const [withMore, setWithMore] = useUncontrolled({
    value: given.withMore,
    defaultValue: false,
    onChange: given.onWithMore,
  })
  const [url, setUrl] = useState<string | null>(null)
  const create = async () => {
    const made = await onCreate({ days: days === '7' ? 7 : days === '90' ? 90 : 30, withMore })
    if (made) setUrl(made)
  }
  return (
    <>
      <Checkbox {...more} checked={withMore} onChange={(event) => setWithMore(event.currentTarget.checked)} />
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
          <Button size="compact-sm" variant="subtle" onClick={() => void copyToClipboard(url)}>
            Copy link
          </Button>
        </Note>
      )}
      <LinkRows
        links={links}
        revoking={revoking}
        onRevoke={(uid) => {
          // It may be the one that stands above.
          setUrl(null)
          onRevoke(uid)
        }}
      />
    </>
  )
}

/** Links that still open, each with the way to end it. */
export function LinkRows({ links, revoking, onRevoke }: Pick<Props, 'links' | 'revoking' | 'onRevoke'>) {
  return links.map(({ uid, expiresAt, words }) => (
    <Group key={uid} gap="sm">
      <span>
        A link that works until {dateOf(expiresAt, timeZone)}, {words}
      </span>
      <Button size="compact-sm" variant="subtle" color="red" loading={revoking} onClick={() => onRevoke(uid)}>
        Turn off link
      </Button>
    </Group>
  ))
}
