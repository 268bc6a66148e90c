import { Button, type ButtonSize, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { LinkMaker, LinkRows } from '../../../../../kit/web/link-maker.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { contentCalls } from '../../../contract.ts'

type Props = { brandUid: string; size?: ButtonSize } & (
  | { collectionUid: string }
  | { deliverableUids: readonly string[] }
)

const originals = {
  label: 'Allow downloads',
  description: 'People can download the original files, with their usage rights. Otherwise, they can only look.',
}

/** Links to a collection, or to what is selected, for somebody without an account. */
export function ShareContent(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size={props.size} variant="default" onClick={() => setIsOpen(true)}>
        Share
      </Button>
      <Dialog
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        size="md"
        title="Share by link"
        description="Anyone with the link can see this content without an account, until the end date. Content without usage rights is left out."
      >
        {isOpen && <Links {...props} />}
      </Dialog>
    </>
  )
}

function Links(props: Props) {
  const { brandUid } = props
  const isCollection = 'collectionUid' in props
  const [name, setName] = useState('')
  const { links, revoking, revoke } = useLinks(brandUid)
  const share = useWrite(contentCalls.shareContent)
  const of = isCollection
    ? { collectionUid: props.collectionUid }
    : { name: name.trim() || 'Content', deliverableUids: [...props.deliverableUids] }
  return (
    <Stack gap="sm">
      {!isCollection && (
        <TextInput
          label="Page title (optional)"
          placeholder="For our agency"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      <Loaded of={links} shape="lines">
        {(data) => (
          <LinkMaker
            more={originals}
            links={data.links
              .filter(({ collectionUid }) => isCollection && collectionUid === props.collectionUid)
              .map((link) => ({ ...link, words: withDownloads(link) }))}
            busy={share.busy}
            onCreate={async ({ days, withMore }) =>
              (await share({ brandUid, of, days, withOriginals: withMore }))?.url ?? null
            }
            revoking={revoking}
            onRevoke={revoke}
          />
        )}
      </Loaded>
    </Stack>
  )
}

/** All links to a brand's content that still open; nothing where there is none. */
export function SharedLinks({ brandUid }: { brandUid: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { links, revoking, revoke } = useLinks(brandUid)
  const rows = links.data?.links ?? []
  if (rows.length === 0 && !isOpen) return null
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Shared links ({rows.length})
      </Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} size="md" title="Shared links">
        <Stack gap="sm">
          {rows.length === 0 && <p className="dim">No active links.</p>}
          <LinkRows
            links={rows.map((link) => ({ ...link, words: `to “${link.name}”, ${withDownloads(link)}` }))}
            revoking={revoking}
            onRevoke={revoke}
          />
        </Stack>
      </Dialog>
    </>
  )
}

const withDownloads = ({ withOriginals }: { withOriginals: boolean }) =>
  withOriginals ? 'with downloads' : 'without downloads'

function useLinks(brandUid: string) {
  const links = useRead(contentCalls.listContentLinks, { brandUid })
  const revoke = useWrite(contentCalls.revokeContentLink, { onDone: () => showSuccess('Link turned off.') })
  return { links, revoking: revoke.busy, revoke: (uid: string) => void revoke({ brandUid, uid }) }
}
