import { Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown, IconLayoutList } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { confirm } from '../../../../kit/web/confirm.ts'
import { viewQuery } from '../../../../kit/web/grid/table-state.ts'
import { copyToClipboard } from '../../../../kit/web/toasts.ts'
import { deskCalls, type SavedView } from '../../contract.ts'
import type { DeskState, Preset } from '../use-desk-state.ts'
import styles from './desk.module.css'
import { SaveViewDialog } from './SaveViewDialog.tsx'

type Props = {
  table: string
  brandUid: string | undefined
  allName: string
  presets: readonly Preset[]
  desk: DeskState
}

/** The ways to look at a list that come with it, its saved views, one’s own and the team’s, and what can be done with the open one. */
export function ViewsMenu({ table, brandUid, allName, presets, desk }: Props) {
  const [isSaving, setSaving] = useState(false)
  const { view, preset, views, isChanged, open } = desk
  const mine = views.filter(({ isMine }) => isMine)
  const shared = views.filter(({ isMine }) => !isMine)
  const query = viewQuery(desk.state)
  return (
    <>
      <Menu position="bottom-start" shadow="md" width={280}>
        <Menu.Target>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconLayoutList size={16} />}
            rightSection={<IconChevronDown size={16} />}
          >
            {(view ?? preset)?.name ?? allName}
            {isChanged && ' (changed)'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Current is={!view && !preset && query === ''} onClick={() => open(null)}>
            {allName}
          </Current>
          {presets.map((one) => (
            <Current key={one.name} is={one === preset} onClick={() => desk.openPreset(one)}>
              {one.name}
            </Current>
          ))}
          <Views title="My views" views={mine} open={view} onOpen={open} />
          <Views title="Shared by the team" views={shared} open={view} onOpen={open} />
          <Menu.Divider />
          <Menu.Item onClick={() => setSaving(true)}>Save as new view</Menu.Item>
          {view && <ViewItems table={table} desk={desk} view={view} />}
        </Menu.Dropdown>
      </Menu>
      {isChanged && (
        <>
          {view?.canChange && <SaveChanges view={view} query={query} />}
          <Button variant="subtle" size="sm" onClick={() => setSaving(true)}>
            Save as new view
          </Button>
        </>
      )}
      <SaveViewDialog
        opened={isSaving}
        table={table}
        brandUid={brandUid}
        query={query}
        onSaved={(uid) => open({ uid })}
        onClose={() => setSaving(false)}
      />
    </>
  )
}

/** A view to open; the one that is open has a tick. */
function Current({ is, ...item }: { is: boolean; onClick: () => void; children: ReactNode }) {
  return <Menu.Item aria-current={is || undefined} rightSection={is && <IconCheck size={16} />} {...item} />
}

type ViewsProps = { title: string; views: SavedView[]; open: SavedView | null; onOpen: DeskState['open'] }

function Views({ title, views, open, onOpen }: ViewsProps) {
  if (views.length === 0) return null
  return (
    <>
      <Menu.Label>{title}</Menu.Label>
      {views.map((view) => (
        <Current key={view.uid} is={view === open} onClick={() => onOpen(view)}>
          {view.name}
          <div className={`dim ${styles.note}`}>{noteOf(view)}</div>
        </Current>
      ))}
    </>
  )
}

const roleNames = { admin: 'admins', account_manager: 'account managers' } as const

function noteOf({ isMine, isShared, by, defaultFor }: SavedView): string {
  const owner = isMine ? (isShared ? 'Shared with the team' : '') : `By ${by}`
  const opens = defaultFor.length > 0 ? `Default for ${defaultFor.map((role) => roleNames[role]).join(' and ')}` : ''
  return [owner, opens].filter(Boolean).join(' · ')
}

function SaveChanges({ view: { uid, version }, query }: { view: SavedView; query: string }) {
  const save = useWrite(deskCalls.saveSavedView)
  return (
    <Button variant="subtle" size="sm" loading={save.busy} onClick={() => void save({ uid, version, query })}>
      Save changes
    </Button>
  )
}

/** What can be done with the open view. */
function ViewItems({ table, desk, view }: { table: string; desk: DeskState; view: SavedView }) {
  const save = useWrite(deskCalls.saveSavedView)
  const remove = useWrite(deskCalls.deleteSavedView, { onDone: () => desk.open(null) })
  const setDefault = useWrite(deskCalls.setDefaultView)
  const { uid, version, name, isShared, defaultFor } = view
  const askAndRemove = async () => {
    const isSure = await confirm(
      `Delete the view “${name}”?${isShared ? ' Your team won’t be able to use it any more.' : ''}`,
      [
        { label: 'Keep view', value: false },
        { label: 'Delete view', value: true, style: 'danger' },
      ],
    )
    if (isSure) await remove({ uid })
  }
  return (
    <>
      <Menu.Item
        onClick={() => void copyToClipboard(`${window.location.origin}${window.location.pathname}?saved=${uid}`)}
      >
        Copy link to this view
      </Menu.Item>
      {view.canChange && (
        <Menu.Item onClick={() => void save({ uid, version, isShared: !isShared })}>
          {isShared ? 'Stop sharing with the team' : 'Share with the team'}
        </Menu.Item>
      )}
      {desk.isAdmin &&
        isShared &&
        (['account_manager', 'admin'] as const).map((role) => (
          <Menu.Item
            key={role}
            onClick={() => void setDefault({ table, role, uid: defaultFor.includes(role) ? null : uid })}
          >
            {defaultFor.includes(role)
              ? `Stop using as default for ${roleNames[role]}`
              : `Make default for ${roleNames[role]}`}
          </Menu.Item>
        ))}
      {view.canChange && (
        <Menu.Item color="red" onClick={() => void askAndRemove()}>
          Delete view
        </Menu.Item>
      )}
    </>
  )
}
