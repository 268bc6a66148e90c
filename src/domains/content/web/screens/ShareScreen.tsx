import { Button, Stack, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { counted } from '../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { productName } from '../../../../kit/web/page-facts.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { findSharedFiles, forgetSharedFiles } from '../../../../kit/web/shared-files.ts'
import { useProfileUid, useSession } from '../../../profiles/web/session.tsx'
import { contentCalls } from '../../contract.ts'
import { deliverableName } from '../deliverable-words.ts'
import { filesFor } from '../files-for.ts'
import { shareSearch } from '../links.ts'

type Item = OutputOf<typeof contentCalls.listToDo>['items'][number]

/** What was shared from the phone’s gallery, and the deliverables that it may be for. */
export function ShareScreen() {
  const [{ uid, missed }] = useAddress(shareSearch)
  const influencerUid = useProfileUid(uid)
  const files = useSharedFiles()
  const toDo = useRead(contentCalls.listToDo, { influencerUid })
  return (
    <Screen title="Add to a collab" width="narrow" of={{ ...toDo, data: files && toDo.data }}>
      {({ items }) => (
        <Shared files={files ?? []} items={items} influencerUid={influencerUid} isMissed={missed === 'yes'} />
      )}
    </Screen>
  )
}

function useSharedFiles(): readonly File[] | undefined {
  const { user } = useSession()
  const [files, setFiles] = useState<readonly File[]>()
  useEffect(() => {
    void findSharedFiles(user.uid).then(setFiles, () => setFiles([]))
  }, [user.uid])
  return files
}

type SharedProps = {
  files: readonly File[]
  items: readonly Item[]
  influencerUid: string
  /** Something was shared before this browser could take it. */
  isMissed: boolean
}

function Shared({ files, items, influencerUid, isMissed }: SharedProps) {
  const places = items.filter(({ kind }) => kind === 'upload' || kind === 'fix')
  const collabs = [...new Map(places.map((item) => [item.collabUid, item])).values()]
  const back = (
    <Button component={LinkTo} to={{ path: '/app/influencer/dashboard', search: { uid: influencerUid } }}>
      Go to your dashboard
    </Button>
  )
  if (files.length === 0 && isMissed)
    return (
      <EmptyState
        title="Your files didn’t arrive"
        text={`${productName()} wasn’t ready to take them yet. Go back to your gallery and share them once more.`}
        action={back}
      />
    )
  if (files.length === 0)
    return (
      <EmptyState
        title="Nothing to add"
        text={`In your phone’s gallery, select photos or a video, tap Share and choose ${productName()}.`}
        action={back}
      />
    )
  if (collabs.length === 0)
    return (
      <EmptyState title="No collab needs content right now" text="After a visit you can add it here." action={back} />
    )
  return (
    <Stack gap="md">
      <p className="flush">
        You shared {files.length === 1 ? files[0]?.name : counted(files.length, 'file')}. Choose what{' '}
        {files.length === 1 ? 'it’s' : 'they’re'} for.
      </p>
      {collabs.map((item) => (
        <CollabChoice key={item.collabUid} item={item} files={files} {...{ influencerUid }} />
      ))}
      <Button variant="default" onClick={() => void forgetSharedFiles().then(() => history.back())}>
        Don’t add {files.length === 1 ? 'it' : 'them'}
      </Button>
    </Stack>
  )
}

type ChoiceProps = { item: Item; files: readonly File[]; influencerUid: string }

/**
 * The deliverables of one collab that take what was shared: all of it to one, or each file to what needs its kind. Also where
 * there is one alone it is chosen by a tap: another site can send a form to this address.
 */
function CollabChoice({ item, files, influencerUid }: ChoiceProps) {
  const content = useRead(contentCalls.getDeliverables, { collabUid: item.collabUid })
  const open = content.data?.deliverables.filter(({ can }) => can.save) ?? []
  const fitting = open.filter((one) => filesFor([one], files).left.length < files.length)
  const toPlace = (shared: string): To => ({
    path: '/app/collab',
    search: { uid: influencerUid, collab: item.collabUid, shared },
  })
  return (
    <Card>
      <Title order={2}>{item.brandName}</Title>
      <p className="dim">{item.title}</p>
      <Loaded of={content} shape="lines">
        {() => (
          <Stack gap="sm">
            {files.length > 1 && fitting.length > 1 && (
              <Button component={LinkTo} to={toPlace('all')}>
                Add all {files.length} to this collab
              </Button>
            )}
            {fitting.map((one) => (
              <Button key={one.uid} component={LinkTo} to={toPlace(one.uid)} variant="default">
                {deliverableName(one)}
              </Button>
            ))}
            {fitting.length === 0 && <span className="dim">It needs a different type of file.</span>}
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}
