import { Button, Stack } from '@mantine/core'
import { useList } from '../../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { messageCalls } from '../../../contract.ts'
import { SupportThreadRow } from '../../parts/SupportThreadRow.tsx'
import { noneMatches } from '../dms/empty-words.ts'
import { ShowMore } from '../../../../../kit/web/show-more.tsx'

type Props = { uid: string | undefined; isTeam: boolean; search: string | undefined; chosen: string | undefined }

/** The conversations with support: one's own, for our people everybody's that wait; with a search, settled ones too. */
export function SupportBox({ uid, isTeam, search, chosen }: Props) {
  const threads = useList(messageCalls.listSupportThreads, { search })
  return (
    <Loaded of={{ ...threads, data: threads.first }}>
      {() => (
        <Stack gap={2}>
          {threads.rows.length === 0 && <None isTeam={isTeam} isSearch={search !== undefined} />}
          {threads.rows.map((thread) => (
            <SupportThreadRow
              key={thread.uid}
              thread={thread}
              uid={uid}
              box="support"
              isTeam={isTeam}
              isChosen={thread.uid === chosen}
            />
          ))}
          <ShowMore of={threads} mt="sm" />
        </Stack>
      )}
    </Loaded>
  )
}

function None({ isTeam, isSearch }: { isTeam: boolean; isSearch: boolean }) {
  if (isSearch) return <EmptyState {...noneMatches} />
  if (isTeam) return <EmptyState title="No one is waiting" text="When someone writes to support, it appears here." />
  return (
    <EmptyState
      title="No conversations with support"
      text="When you write to us, our replies appear here."
      action={
        <Button component="a" href="/support" variant="default">
          Contact support
        </Button>
      }
    />
  )
}
