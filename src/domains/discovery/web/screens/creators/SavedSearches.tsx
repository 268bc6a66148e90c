import { Button, Group } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Note } from '../../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../../kit/web/route.ts'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { NameForm } from '../../../../lists/web/parts/NameForm.tsx'
import { discoveryCalls } from '../../../contract.ts'
import type { CreatorFilters } from '../../../creator-search.ts'
import { creatorFiltersOf, creatorsAddressOf } from '../../creator-address.ts'
import { creatorsSearch } from '../../links.ts'

const keyOf = (filters: CreatorFilters) => JSON.stringify(creatorsAddressOf(filters))
const noFilters = keyOf({})

type Props = {
  brandUid: string
  /** The filters that are set cannot be saved: the plan does not have them. */
  isRefused: boolean
}

/** The searches that the team saved: one tap opens one; what is set now can be saved under a name. */
export function SavedSearches({ brandUid, isRefused }: Props) {
  const [address, setAddress] = useAddress(creatorsSearch)
  const [naming, setNaming] = useState<'save' | 'rename' | null>(null)
  const rows = useRead(discoveryCalls.listCreatorSearches, { brandUid }).data?.rows
  const asked = address.saved && rows && (rows.find(({ uid }) => uid === address.saved) ?? 'gone')
  useEffect(() => {
    if (asked) setAddress({ ...(asked === 'gone' ? {} : creatorsAddressOf(asked.filters)), saved: undefined })
  }, [asked, setAddress])
  if (!rows) return null
  const filters = creatorFiltersOf(address)
  const now = keyOf(filters)
  const open = rows.find((row) => keyOf(row.filters) === now)
  const canSave = !open && !isRefused && now !== noFilters
  if (rows.length === 0 && !canSave) return null
  return (
    <section aria-label="Saved searches">
      <Group gap="xs">
        {rows.map((row) => (
          <Button
            key={row.uid}
            size="sm"
            variant={row === open ? 'light' : 'default'}
            aria-pressed={row === open}
            onClick={() => setAddress(creatorsAddressOf(row === open ? {} : row.filters))}
          >
            {row.name}
          </Button>
        ))}
        {canSave && (
          <Button size="sm" variant="default" leftSection={<IconBell size={16} />} onClick={() => setNaming('save')}>
            Save this search
          </Button>
        )}
        {open && <OpenSearch search={open} onRename={() => setNaming('rename')} />}
      </Group>
      {open?.isLocked && (
        <Note tone="warn">
          “{open.name}” is paused: it uses filters that are part of Premium. We’ll start looking again once your plan
          includes those filters.
        </Note>
      )}
      <SaveDialog
        key={String(naming)}
        naming={naming}
        brandUid={brandUid}
        filters={filters}
        search={open}
        onClose={() => setNaming(null)}
      />
    </section>
  )
}

type Search = { uid: string; name: string }

/** What can be done with the saved search that is open. */
function OpenSearch({ search: { uid, name }, onRename }: { search: Search; onRename: () => void }) {
  const remove = useWrite(discoveryCalls.deleteCreatorSearch, { onDone: () => showSuccess('Saved search deleted.') })
  const askAndDelete = async () => {
    const yes = await confirm(`Delete “${name}”? Your team will no longer be notified when new creators match.`, [
      { label: 'Keep search', value: false },
      { label: 'Delete search', value: true, style: 'danger' },
    ])
    if (yes) await remove({ uid })
  }
  return (
    <>
      <Button size="sm" variant="subtle" onClick={onRename}>
        Rename
      </Button>
      <Button size="sm" variant="subtle" color="red" loading={remove.busy} onClick={() => void askAndDelete()}>
        Delete
      </Button>
    </>
  )
}

type DialogProps = {
  naming: 'save' | 'rename' | null
  brandUid: string
  filters: CreatorFilters
  search: Search | undefined
  onClose: () => void
}

function SaveDialog({ naming, brandUid, filters, search, onClose }: DialogProps) {
  const save = useWrite(discoveryCalls.createCreatorSearch, {
    onDone: () => {
      showSuccess('Search saved.')
      onClose()
    },
  })
  const rename = useWrite(discoveryCalls.renameCreatorSearch, { onDone: onClose })
  return (
    <Dialog
      opened={naming !== null}
      onClose={onClose}
      size="sm"
      title={naming === 'rename' ? 'Rename search' : 'Save this search'}
    >
      {naming === 'save' && (
        <p>
          Your whole team can see it. When new creators match, we’ll let you all know, at most once a day. You can turn
          that off in <LinkTo to={{ path: '/app/notifications' }}>notification settings</LinkTo>.
        </p>
      )}
      <NameForm
        {...(naming === 'rename' && search && { name: search.name })}
        placeholder="Brunch creators"
        verb={naming === 'rename' ? 'Save name' : 'Save search'}
        busy={save.busy || rename.busy}
        onSubmit={(name) => {
          if (naming === 'rename' && search) void rename({ uid: search.uid, name })
          else void save({ brandUid, name, filters })
        }}
      />
    </Dialog>
  )
}
