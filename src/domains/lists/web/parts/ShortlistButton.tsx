import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled, IconCheck, IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { listCalls } from '../../contract.ts'
import { NameForm } from './NameForm.tsx'

type Props = { creator: { uid: string; name: string }; brandUid: string }

/** Puts a creator on the newest shortlist with one click (S in a list); the menu has the others, and a new one. */
export function ShortlistButton({ creator, brandUid }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [isNaming, setIsNaming] = useState(false)
  const [on, setOn] = useState<string | null>(null)
  const add = useWrite(listCalls.addToShortlist, {
    onDone: ({ name }) => {
      setOn(name)
      showSuccess(`${creator.name} is on “${name}”.`)
    },
  })
  const create = useWrite(listCalls.createShortlist)
  const addTo = (uid?: string) => void add({ brandUid, influencerUid: creator.uid, ...(uid && { uid }) })
  const addToNew = async (name: string) => {
    const made = await create({ brandUid, name })
    if (!made) return
    setIsNaming(false)
    addTo(made.uid)
  }
  return (
    <>
      <Button.Group>
        <Button
          variant="default"
          data-key="s"
          loading={add.busy}
          leftSection={on ? <IconBookmarkFilled size={18} /> : <IconBookmark size={18} />}
          onClick={() => addTo()}
        >
          {on ? 'Shortlisted' : 'Shortlist'}
        </Button>
        <Menu opened={isOpen} onChange={setIsOpen} position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="default" size={42} aria-label={`Shortlists for ${creator.name}`}>
              <IconChevronDown size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {isOpen && <Choices creator={creator} brandUid={brandUid} onAdd={addTo} onNew={() => setIsNaming(true)} />}
          </Menu.Dropdown>
        </Menu>
      </Button.Group>
      <Dialog opened={isNaming} onClose={() => setIsNaming(false)} title="New shortlist" size="sm">
        <NameForm verb="Create shortlist" busy={create.busy} onSubmit={(name) => void addToNew(name)} />
      </Dialog>
    </>
  )
}

type ChoicesProps = Props & { onAdd: (uid: string) => void; onNew: () => void }

function Choices({ creator, brandUid, onAdd, onNew }: ChoicesProps) {
  const lists = useRead(listCalls.listShortlists, { brandUid, influencerUid: creator.uid })
  const remove = useWrite(listCalls.removeFromShortlist, {
    onDone: () => showSuccess(`${creator.name} is off the shortlist.`),
  })
  return (
    <>
      {lists.data?.rows.map(({ uid, name, has }) => (
        <Menu.Item
          key={uid}
          leftSection={has ? <IconCheck size={16} aria-label="On it" /> : <IconPlus size={16} aria-hidden="true" />}
          onClick={() => (has ? void remove({ uid, influencerUid: creator.uid }) : onAdd(uid))}
        >
          {name}
        </Menu.Item>
      ))}
      <Menu.Item onClick={onNew}>New shortlist</Menu.Item>
    </>
  )
}
