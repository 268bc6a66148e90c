import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { counted, timeAgo } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Screen } from '../../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import { listCalls, type ListView } from '../../../contract.ts'
import { toLists } from '../../links.ts'
import { AddMembers } from './AddMembers.tsx'
import { KindBadge } from './KindBadge.tsx'
import { ListForm } from './ListForm.tsx'
import { Members } from './Members.tsx'
import { About, InBriefs, Overlap, Result } from './Facts.tsx'
import styles from '../lists.module.css'

/** One list: who is on it, what came of it, and what it shares with others. */
export function ListDetail({ uid }: { uid: string }) {
  const list = useRead(listCalls.getList, { uid })
  return (
    <Screen
      title={list.data?.name ?? 'List'}
      lead={list.data && <Lead list={list.data} />}
      actions={list.data && <Actions list={list.data} />}
      of={list}
    >
      {(data) => (
        <Stack gap="lg">
          <Result list={data} />
          <div className={styles.cards}>
            <AddMembers uid={uid} isRule={data.kind === 'rule'} />
            <About list={data} />
            <Stack gap="lg">
              <InBriefs list={data} />
              <Overlap list={data} />
            </Stack>
          </div>
          <Members list={data} />
        </Stack>
      )}
    </Screen>
  )
}

function Lead({ list }: { list: ListView }) {
  const parts = [
    counted(list.members, 'member'),
    list.city && cityFacts[list.city].name,
    list.owner && `owned by ${list.owner.name}`,
    list.refreshedAt && `refreshed ${timeAgo(list.refreshedAt)}`,
  ]
  return (
    <>
      <LinkTo to={toLists}>All lists</LinkTo> · <KindBadge kind={list.kind} /> {parts.filter(Boolean).join(' · ')}
    </>
  )
}

function Actions({ list }: { list: ListView }) {
  const [changing, setChanging] = useState(false)
  const navigate = useNavigate()
  const remove = useWrite(listCalls.deleteList, {
    onDone: () => {
      showSuccess('List deleted.')
      void navigate({ to: toLists.path, replace: true })
    },
  })
  const ask = async () => {
    const options = [
      { label: 'Keep list', value: false },
      { label: 'Delete list', value: true, style: 'danger' as const },
    ]
    const text = `Delete “${list.name}”? The notes on it go too. Its ${counted(list.members, 'creator')} won’t be deleted.`
    if (await confirm(text, options)) await remove({ uid: list.uid })
  }
  return (
    <Group gap="sm">
      <Button
        component={LinkTo}
        to={{ path: '/app/admin/influencer-manager', search: { where: `lists.is.${list.uid}` } }}
        variant="default"
      >
        Invite or message
      </Button>
      <Button variant="default" onClick={() => setChanging(true)}>
        Edit
      </Button>
      <Button variant="subtle" color="red" loading={remove.busy} onClick={() => void ask()}>
        Delete
      </Button>
      {changing && <ListForm list={list} onClose={() => setChanging(false)} />}
    </Group>
  )
}
