import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { ordinalDate } from '../../../../../kit/web/format.ts'
import { Badge, Note, type Tone } from '../../../../../kit/web/parts.tsx'
import { copyToClipboard, showSuccess } from '../../../../../kit/web/toasts.ts'
import { listCalls } from '../../../../lists/contract.ts'
import { shortlistLinkDays, type Vote } from '../../../../lists/shortlists.ts'
import { NameForm } from '../../../../lists/web/parts/NameForm.tsx'
import type { discoveryCalls } from '../../../contract.ts'
import styles from './shortlists.module.css'

type Shortlist = OutputOf<typeof discoveryCalls.getShortlist>

export const voteWords: Readonly<Record<Vote, string>> = { approve: 'Approve', maybe: 'Maybe', no: 'No' }
const voteTones: Readonly<Record<Vote, Tone>> = { approve: 'good', maybe: 'warn', no: 'bad' }

/** What can be done with a shortlist as a whole: ask others, rename, delete. */
export function ShortlistActions({ shortlist: { uid, name, linkUntil } }: { shortlist: Shortlist }) {
  const [isNaming, setIsNaming] = useState(false)
  const [url, setUrl] = useState<string | null>(null)
  const share = useWrite(listCalls.shareShortlist, { onDone: (link) => setUrl(link.url) })
  const unshare = useWrite(listCalls.unshareShortlist, {
    onDone: () => {
      setUrl(null)
      showSuccess('Link turned off.')
    },
  })
  const rename = useWrite(listCalls.renameShortlist, { onDone: () => setIsNaming(false) })
  const remove = useWrite(listCalls.deleteShortlist, { onDone: () => showSuccess('Shortlist deleted.') })
  const askAndShare = async () => {
    const yes =
      !linkUntil ||
      (await confirm('Create a new voting link? The link you shared before stops working.', [
        { label: 'Keep current link', value: false },
        { label: 'Create new link', value: true, style: 'primary' },
      ]))
    if (yes) await share({ uid })
  }
  const askAndDelete = async () => {
    const yes = await confirm(`Delete “${name}”? The votes on it are deleted too.`, [
      { label: 'Keep shortlist', value: false },
      { label: 'Delete shortlist', value: true, style: 'danger' },
    ])
    if (yes) await remove({ uid })
  }
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Button variant="default" loading={share.busy} onClick={() => void askAndShare()}>
          {linkUntil ? 'Create a new voting link' : 'Create voting link'}
        </Button>
        {linkUntil && (
          <Button variant="default" loading={unshare.busy} onClick={() => void unshare({ uid })}>
            Turn link off
          </Button>
        )}
        <Button variant="subtle" onClick={() => setIsNaming(true)}>
          Rename
        </Button>
        <Button variant="subtle" color="red" loading={remove.busy} onClick={() => void askAndDelete()}>
          Delete
        </Button>
      </Group>
      {linkUntil && !url && <span className="dim">The voting link works until {ordinalDate(linkUntil)}.</span>}
      {url && (
        <Note tone="good">
          <Stack gap="xs">
            <span>
              For {shortlistLinkDays} days, anyone with this link can view the shortlist and vote. Copy it now: we only
              show it once.
            </span>
            <code>{url}</code>
            <Button className="at-start" size="sm" onClick={() => void copyToClipboard(url)}>
              Copy link
            </Button>
          </Stack>
        </Note>
      )}
      <Dialog opened={isNaming} onClose={() => setIsNaming(false)} title="Rename shortlist" size="sm">
        <NameForm
          name={name}
          verb="Save name"
          busy={rename.busy}
          onSubmit={(given) => void rename({ uid, name: given })}
        />
      </Dialog>
    </Stack>
  )
}

/** What others said of a creator. */
export function Opinions({ votes }: { votes: Shortlist['rows'][number]['votes'] }) {
  return (
    <Group gap={6}>
      {votes.map(({ name, vote }) => (
        <Badge key={name} tone={voteTones[vote]} className={styles.vote}>
          <span className="ellipsis" title={name}>
            {name}
          </span>
          <span>: {voteWords[vote]}</span>
        </Badge>
      ))}
    </Group>
  )
}

export function RemoveFromShortlist({ uid, creator }: { uid: string; creator: { uid: string; name: string } }) {
  const remove = useWrite(listCalls.removeFromShortlist, {
    onDone: () => showSuccess(`${creator.name} was removed from the shortlist.`),
  })
  return (
    <Button
      variant="default"
      data-key="r"
      aria-label={`Remove ${creator.name}`}
      loading={remove.busy}
      onClick={() => void remove({ uid, influencerUid: creator.uid })}
    >
      Remove
    </Button>
  )
}
