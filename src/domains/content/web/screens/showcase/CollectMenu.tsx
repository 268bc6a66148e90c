import { Button, type ButtonSize, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { NameForm } from '../../../../lists/web/parts/NameForm.tsx'
import { contentCalls } from '../../../contract.ts'

type Props = { brandUid: string; deliverableUids: readonly string[]; size?: ButtonSize }

/** Puts content into a collection, or takes it out of one that holds all of it; a new one can be named on the way. */
export function CollectMenu({ brandUid, deliverableUids, size }: Props) {
  const [isNaming, setIsNaming] = useState(false)
  const rows = useRead(contentCalls.listCollections, { brandUid }).data?.rows ?? []
  const add = useWrite(contentCalls.addToCollection)
  const remove = useWrite(contentCalls.removeFromCollection)
  const create = useWrite(contentCalls.createCollection, {
    onDone: ({ name }) => (setIsNaming(false), showSuccess(`Added to “${name}”.`)),
  })
  const uids = [...deliverableUids]
  const put = async ({ uid, name }: { uid: string; name: string }, isIn: boolean) => {
    const done = await (isIn ? remove : add)({ uid, deliverableUids: uids })
    if (done) showSuccess(isIn ? `Removed from “${name}”.` : `Added to “${name}”.`)
  }
  return (
    <>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <Button
            size={size}
            variant="default"
            rightSection={<IconChevronDown size={16} />}
            loading={add.busy || remove.busy}
          >
            Add to collection
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={320}>
          {rows.map((row) => {
            const isIn = uids.every((uid) => row.deliverableUids.includes(uid))
            return (
              <Menu.Item
                key={row.uid}
                leftSection={
                  isIn ? (
                    <IconCheck size={16} aria-label="In this collection" />
                  ) : (
                    <IconPlus size={16} aria-hidden="true" />
                  )
                }
                onClick={() => void put(row, isIn)}
              >
                {row.name}
              </Menu.Item>
            )
          })}
          <Menu.Item onClick={() => setIsNaming(true)}>New collection</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Dialog opened={isNaming} onClose={() => setIsNaming(false)} title="New collection" size="sm">
        <NameForm
          placeholder="Winter menu"
          verb="Create collection"
          busy={create.busy}
          onSubmit={(name) => void create({ brandUid, name, deliverableUids: uids })}
        />
      </Dialog>
    </>
  )
}
