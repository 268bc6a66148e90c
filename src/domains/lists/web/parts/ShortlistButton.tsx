import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled, IconCheck, IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { useHeldTexts, useHeldWrite } from '../../../../kit/web/held-write.ts'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { listCalls } from '../../contract.ts'
import { NameForm } from './NameForm.tsx'

type Props = { creator: { uid: string; name: string }; brandUid: string }

/**
 * Puts a creator on the newest shortlist with one click (S in a list), and takes them off again; on several, the menu says which.
 * Who is on a shortlist is one answer of the server for all buttons of a page.
 */
export function ShortlistButton({ creator, brandUid }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [isNaming, setIsNaming] = useState(false)
  const { lists, remove } = useShortlistsOf({ creator, brandUid })
  const on = lists.filter(({ has }) => has)
  const add = useWrite(listCalls.addToShortlist, {
    onDone: ({ name }) => showSuccess(`Added ${creator.name} to “${name}”.`),
  })
  const create = useWrite(listCalls.createShortlist)
  const addTo = (uid?: string) => void add({ brandUid, influencerUid: creator.uid, ...(uid && { uid }) })
  const addToNew = async (name: string) => {
    const made = await create({ brandUid, name })
    if (!made) return
    setIsNaming(false)
    addTo(made.uid)
  }
  const change = () => {
    const [first, second] = on
    if (second) setIsOpen(true)
    else if (first) remove(first)
    else addTo()
  }
  return (
    <>
      <Button.Group>
        <Button
          variant="default"
          data-key="s"
          aria-pressed={on.length > 0}
          loading={add.busy}
          leftSection={on.length > 0 ? <IconBookmarkFilled size={18} /> : <IconBookmark size={18} />}
          onClick={change}
        >
          {on.length > 0 ? 'Shortlisted' : 'Shortlist'}
        </Button>
        <Menu opened={isOpen} onChange={setIsOpen} position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="default" size={42} aria-label={`Shortlists for ${creator.name}`}>
              <IconChevronDown size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {lists.map((list) => (
              <Menu.Item
                key={list.uid}
                leftSection={
                  list.has ? (
                    <IconCheck size={16} aria-label="On this shortlist" />
                  ) : (
                    <IconPlus size={16} aria-hidden="true" />
                  )
                }
                onClick={() => (list.has ? remove(list) : addTo(list.uid))}
              >
                {list.name}
              </Menu.Item>
            ))}
            <Menu.Item onClick={() => setIsNaming(true)}>New shortlist</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Button.Group>
      <Dialog opened={isNaming} onClose={() => setIsNaming(false)} title="New shortlist" size="sm">
        <NameForm verb="Create shortlist" busy={create.busy} onSubmit={(name) => void addToNew(name)} />
      </Dialog>
    </>
  )
}

type List = { uid: string; name: string }

/** The team's shortlists and whether this creator is on each, with the way off one: it can be undone, as the votes go too. */
function useShortlistsOf({ creator, brandUid }: Props) {
  const rows = useRead(listCalls.listShortlists, { brandUid }).data?.rows ?? []
  const takeOff = useHeldWrite(listCalls.removeFromShortlist)
  const held = useHeldTexts()
  const place = ({ uid }: { uid: string }) => `${uid}/${creator.uid}`
  return {
    lists: rows.map(({ uid, name, influencerUids }) => ({
      uid,
      name,
      has: influencerUids.includes(creator.uid) && !held.has(place({ uid })),
    })),
    remove: (list: List) =>
      takeOff(
        { uid: list.uid, influencerUid: creator.uid },
        { text: `Removed ${creator.name} from “${list.name}”.`, about: place(list) },
      ),
  }
}
