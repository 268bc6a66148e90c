import { ActionIcon, Button, Group } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { mustGet } from '../../../../kit/contract/must.ts'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { confirm } from '../../../../kit/web/confirm.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { counted } from '../../../../kit/web/format.ts'
import { hrefOf, LinkTo } from '../../../../kit/web/link.tsx'
import { moved, useOrder, useReorder } from '../../../../kit/web/reorder.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { NameForm } from '../../../lists/web/parts/NameForm.tsx'
import { contentCalls } from '../../contract.ts'
import { deliverableName } from '../deliverable-words.ts'
import { collectionSearch, toShowcase } from '../links.ts'
import { SelectableTile } from './showcase/SelectableTile.tsx'
import { SelectedContent } from './showcase/SelectedContent.tsx'
import { ShareContent } from './showcase/ShareContent.tsx'
import { ShowcaseDetail } from './showcase/ShowcaseDetail.tsx'
import { useArchive } from './showcase/use-archive.ts'
import { useSelected } from './showcase/use-selected.ts'
import styles from './showcase/showcase.module.css'

type Collection = OutputOf<typeof contentCalls.getCollection>

/** Finished content that a brand put together: looked at, put in order, downloaded and shared. */
export function CollectionScreen() {
  const [{ collection: uid = '' }] = useAddress(collectionSearch)
  const read = useRead(contentCalls.getCollection, { uid })
  const { data } = read
  return (
    <Screen
      title={data?.name ?? 'Collection'}
      lead={
        data && (
          <>
            <LinkTo to={toShowcase(data.brandUid)}>All content</LinkTo> · {counted(data.rows.length, 'deliverable')}
          </>
        )
      }
      width="wide"
      actions={data?.can.edit && <Actions collection={data} />}
      of={read}
      shape="cards"
    >
      {(collection) => <InOrder key={collection.uid} collection={collection} />}
    </Screen>
  )
}

function Actions({ collection: { uid, brandUid, name, rows } }: { collection: Collection }) {
  const navigate = useNavigate()
  const [isNaming, setIsNaming] = useState(false)
  const archive = useArchive(brandUid)
  const rename = useWrite(contentCalls.renameCollection, { onDone: () => setIsNaming(false) })
  const remove = useWrite(contentCalls.deleteCollection, {
    onDone: () => {
      showSuccess('Collection deleted.')
      void navigate({ href: hrefOf(toShowcase(brandUid)), replace: true })
    },
  })
  const askAndDelete = async () => {
    const yes = await confirm(`Delete “${name}”? Links to it will stop working. The content itself isn’t deleted.`, [
      { label: 'Keep collection', value: false },
      { label: 'Delete collection', value: true, style: 'danger' },
    ])
    if (yes) await remove({ uid })
  }
  return (
    <Group gap="sm">
      {rows.length > 0 && (
        <>
          <Button loading={archive.busy} onClick={() => archive.download(rows.map((row) => row.uid))}>
            Download all
          </Button>
          <ShareContent brandUid={brandUid} collectionUid={uid} />
        </>
      )}
      <Button variant="subtle" onClick={() => setIsNaming(true)}>
        Rename
      </Button>
      <Button variant="subtle" color="red" loading={remove.busy} onClick={() => void askAndDelete()}>
        Delete
      </Button>
      <Dialog opened={isNaming} onClose={() => setIsNaming(false)} title="Rename collection" size="sm">
        <NameForm
          name={name}
          verb="Save name"
          busy={rename.busy}
          onSubmit={(given) => void rename({ uid, name: given })}
        />
      </Dialog>
    </Group>
  )
}

function InOrder({ collection: { uid, brandUid, rows, can } }: { collection: Collection }) {
  const [address, setAddress] = useAddress(collectionSearch)
  const selected = useSelected()
  const [announced, setAnnounced] = useState('')
  const arrange = useWrite(contentCalls.orderCollection)
  const remove = useWrite(contentCalls.removeFromCollection, {
    onDone: () => (selected.clear(), showSuccess('Removed from this collection.')),
  })
  const { shown, put } = useOrder(
    rows.map((row) => row.uid),
    (deliverableUids) => arrange({ uid, deliverableUids }),
  )
  const byUid = new Map(rows.map((row) => [row.uid, row]))
  const [list, order] = useReorder(shown.length, (from, to) => {
    if (arrange.busy) return
    setAnnounced(`Moved to position ${to + 1} of ${shown.length}.`)
    put(moved(shown, from, to))
  })
  if (rows.length === 0)
    return (
      <EmptyState
        title="Nothing in this collection yet"
        text="Go to Content, open or tick what you want, then choose Add to collection."
        action={
          <Button component={LinkTo} to={toShowcase(brandUid)}>
            Go to Content
          </Button>
        }
      />
    )
  return (
    <>
      <ul className={`plain-list ${styles.grid}`} ref={list}>
        {shown.map((one, at) => {
          const row = mustGet(byUid, one)
          return (
            <li key={one} className={styles.item} {...order.item(at)}>
              <SelectableTile
                row={row}
                selected={can.edit ? selected : null}
                onOpen={() => setAddress({ deliverable: one })}
              />
              {can.edit && shown.length > 1 && (
                <ActionIcon
                  variant="default"
                  size={44}
                  className={styles.handle}
                  aria-label={`Drag ${deliverableName(row)} by ${row.influencer.name}, or move it with the arrow keys`}
                  {...order.handle(at)}
                >
                  <IconGripVertical size={20} />
                </ActionIcon>
              )}
            </li>
          )
        })}
      </ul>
      <span className="sr-only" aria-live="polite">
        {announced}
      </span>
      {can.edit && (
        <SelectedContent brandUid={brandUid} selected={selected}>
          <Button
            variant="default"
            loading={remove.busy}
            onClick={() => void remove({ uid, deliverableUids: [...selected.uids] })}
          >
            Remove
          </Button>
        </SelectedContent>
      )}
      <ShowcaseDetail
        row={byUid.get(address.deliverable ?? '') ?? null}
        brandUid={brandUid}
        canEdit={can.edit}
        onClose={() => setAddress({ deliverable: undefined })}
      />
    </>
  )
}
